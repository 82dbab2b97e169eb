import CameraControl
import CameraControlTesting
import TestSupport
import XCTest

/// A product on a simulated phone, whose processes do what the phone requires, and a log of what happens.
///
/// Every record checks the phone's invariants.
final class Photos {
  let phone: SimulatedPhone
  let product: InstalledProduct
  let log = Log<String>()
  let code = PhotosCode()
  private let observation: ObservationToken

  init(
    _ model: PhoneModel = .iPhone16Pro, parts: (inout ProductParts) -> Void = { _ in },
    lockScreen: (inout PhoneBehavior.LockScreen) -> Void = { _ in },
    behavior: (inout PhoneBehavior) -> Void = { _ in }, does deeds: PhotosCode.Deeds = .everything,
    hearing kinds: PhoneRecord.Kinds = .ofProducts
  ) throws {
    var choices = PhoneBehavior()
    lockScreen(&choices.lockScreen)
    behavior(&choices)
    phone = SimulatedPhone(
      model,
      settings: PhoneSettings { settings in
        settings.cameraControlLaunches = "Photos"
        settings.lockScreenLaunches = "Photos"
        settings.controlCenterLaunches = "Photos"
        settings.actionButtonLaunches = "Photos"
      }, behavior: choices)
    phone.onUnfinishedWork = { _ in }
    phone.perform([.endApp("app")])
    observation = phone.core.observe { [log, weak core = phone.core] record in
      if kinds.contains(record.event.kind), let line = Self.line(for: record) { log.add(line) }
      XCTAssertEqual(core?.brokenInvariants() ?? [], [], "after \(record)")
    }
    code.deeds.withLock { $0 = deeds }
    product = try phone.install(code.product("Photos", parts: ProductParts(parts), log))
  }

  /// Installs the product, and returns it with its phone.
  static func install(
    _ model: PhoneModel = .iPhone16Pro, parts: (inout ProductParts) -> Void = { _ in },
    lockScreen: (inout PhoneBehavior.LockScreen) -> Void = { _ in },
    behavior: (inout PhoneBehavior) -> Void = { _ in }, does deeds: PhotosCode.Deeds = .everything,
    hearing kinds: PhoneRecord.Kinds = .ofProducts
  ) throws -> (phone: SimulatedPhone, photos: Photos) {
    let photos = try Photos(
      model, parts: parts, lockScreen: lockScreen, behavior: behavior, does: deeds, hearing: kinds)
    return (photos.phone, photos)
  }

  /// Returns what happened since the last call.
  func heard() -> [String] {
    phone.settle()
    return log.takeAll()
  }

  /// Locks the phone and launches the extension from the Lock Screen, and forgets what was heard.
  func visit(file: StaticString = #filePath, line: UInt = #line) throws -> LockScreenVisit {
    phone.lock()
    phone.turnScreenOn()
    phone.launch(from: .lockScreenControl)
    _ = heard()
    return try XCTUnwrap(product.visit, file: file, line: line)
  }

  /// Waits until all code has run, and checks the phone's invariants.
  func check(file: StaticString = #filePath, line: UInt = #line) {
    phone.settle()
    XCTAssertEqual(phone.core.brokenInvariants(), [], file: file, line: line)
  }

  /// The names of the diagnostics so far.
  var diagnostics: [String] { phone.diagnostics.map(\.name) }

  private static func line(for record: PhoneRecord) -> String? {
    switch record.event {
    case .launch(let outcome): "\(outcome)"
    case .process(let event): "\(event)"
    case .content(let event): "\(event)"
    case .system(let action): "\(action)"
    case .session(let notification): "\(notification)"
    default: nil
    }
  }
}

extension PhoneRecord.Kinds {
  /// What happens to products.
  static let ofProducts: Self = [.launch, .process, .content]
}
