import CameraControl
import TestSupport
import XCTest

/// A phone with a product whose processes do what the phone requires, and a log of what happens.
///
/// Everything runs in place. After every input the phone's invariants are checked.
final class ProductBench: ButtonFinger {
  let phone: Phone
  let product: InstalledProduct
  let log = Log<String>()
  let code = ProductBenchCode()
  var now = PhoneInstant.zero
  private var observation: ObservationToken?

  init(
    _ model: PhoneModel = .iPhone16Pro, parts: (inout ProductParts) -> Void = { _ in },
    lockScreen: (inout PhoneBehavior.LockScreen) -> Void = { _ in },
    behavior: (inout PhoneBehavior) -> Void = { _ in },
    does: ProductBenchCode.Deeds = .everything, hearing kinds: PhoneRecord.Kinds = .ofProducts
  ) throws {
    var choices = PhoneBehavior()
    lockScreen(&choices.lockScreen)
    behavior(&choices)
    phone = Phone(
      model,
      settings: PhoneSettings { settings in
        settings.cameraControlLaunches = "Photos"
        settings.lockScreenLaunches = "Photos"
        settings.controlCenterLaunches = "Photos"
        settings.actionButtonLaunches = "Photos"
      }, behavior: choices, mainQueue: .inPlace)
    observation = phone.observe(kinds) { [log] record in
      if let line = ProductBench.line(for: record) { log.add(line) }
    }
    code.deeds.withLock { $0 = does }
    product = try phone.install(code.product("Photos", parts: ProductParts(parts), log))
  }

  /// Returns what happened since the last call.
  func heard() -> [String] { log.takeAll() }

  func handle(_ input: PhoneInput, file: StaticString = #filePath, line: UInt = #line) {
    phone.handle(input, at: now)
    check(file: file, line: line)
  }

  /// Locks the phone and launches the extension from the Lock Screen, and forgets what was heard.
  func visit(
    file: StaticString = #filePath, line: UInt = #line
  ) throws -> LockScreenVisit {
    handle(.lock, file: file, line: line)
    handle(.screen(isOn: true), file: file, line: line)
    handle(.launch(.lockScreenControl), file: file, line: line)
    _ = heard()
    return try XCTUnwrap(product.visit, file: file, line: line)
  }

  func pass(_ duration: Duration, file: StaticString = #filePath, line: UInt = #line) {
    wait(duration)
    check(file: file, line: line)
  }

  func check(file: StaticString = #filePath, line: UInt = #line) {
    let broken = phone.brokenInvariants()
    if !broken.isEmpty { XCTFail(broken.joined(separator: "; "), file: file, line: line) }
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
