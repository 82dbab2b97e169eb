import CameraControl

/// Stands for a member that a class must not have.
///
/// The extensions give every name the type `Absent`. A member of the class itself would be preferred,
/// and `let _: Absent = slider.step` would not compile. A test in this package even sees `package`
/// members, so it shows a little more than a user needs.
struct Absent {}

protocol NameSpy {}

extension CaptureControl: NameSpy {}

extension NameSpy {
  var range: Absent { Absent() }
  var step: Absent { Absent() }
  var values: Absent { Absent() }
  var actionQueue: Absent { Absent() }
  var action: Absent { Absent() }
  var device: Absent { Absent() }
  var session: Absent { Absent() }
  var value: Absent { Absent() }
  var selectedIndex: Absent { Absent() }
  var localizedTitle: Absent { Absent() }
  var symbolName: Absent { Absent() }
  var accessibilityIdentifier: Absent { Absent() }
  var localizedValueFormat: Absent { Absent() }
  var prominentValues: Absent { Absent() }

  func setActionQueue(_ queue: any CallbackQueue) -> Absent { Absent() }
}
