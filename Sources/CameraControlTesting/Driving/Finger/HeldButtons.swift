import CameraControl

/// The buttons that a finger holds down, each with the time when it went down.
///
/// There are so few that searching a list costs less than hashing their names.
struct HeldButtons: Hashable, Sendable {
  /// A button that is held down, with the time when it went down.
  struct Hold: Hashable, Sendable {
    let button: PhoneButton
    let start: PhoneInstant
  }

  /// The holds in the order of the buttons' names, so that equal contents are equal.
  private(set) var all: [Hold] = []

  var isEmpty: Bool { all.isEmpty }

  /// Since when a button is held; `nil` if it is not.
  subscript(button: PhoneButton) -> PhoneInstant? {
    get { all.first { $0.button == button }?.start }
    set {
      all.removeAll { $0.button == button }
      guard let newValue else { return }
      let place = all.firstIndex { $0.button.rawValue > button.rawValue } ?? all.endIndex
      all.insert(Hold(button: button, start: newValue), at: place)
    }
  }
}
