import CameraControl
import XCTest

final class OptionRangeTests: XCTestCase {
  /// SET12: every option that is a number or a duration has bounds, and its default is within them.
  func testEveryNumberHasBounds() {
    let names = Self.numbers(in: PhoneBehavior())
    XCTAssertGreaterThan(names.count, 25)
    XCTAssertEqual(OptionRange.all.map(\.name).sorted(), names.sorted())
    for range in OptionRange.all {
      XCTAssertTrue(range.contains(valueIn: PhoneBehavior()), range.name)
    }
  }

  /// SET12: a phone uses the default for an impossible option, and names the option, what it is and
  /// what is possible.
  func testAnImpossibleOptionIsAFault() {
    let cases: [((inout PhoneBehavior) -> Void, CaptureError.Code, String)] = [
      (
        { $0.session.maxControls = -1 }, .outOfRange,
        "The option session.maxControls is -1. Set session.maxControls to a value from 0 to 1000; "
          + "until then, the phone uses 4. [SET12]"
      ),
      (
        { $0.slide.detentWidth = .nan }, .notFinite,
        "The option slide.detentWidth is nan. Set slide.detentWidth to a value from 0 to 1; until "
          + "then, the phone uses 0.04. [SET12]"
      ),
      (
        { $0.slide.slideQuantum = -.infinity }, .notFinite,
        "The option slide.slideQuantum is -inf. Set slide.slideQuantum to a value from 0.001 to 1; "
          + "until then, the phone uses nil. [SET12]"
      ),
      (
        { $0.overlay.timeouts.control = .seconds(-1) }, .outOfRange,
        "The option overlay.timeouts.control is -1.0 seconds. Set overlay.timeouts.control to a "
          + "value from 0 to 1000000000 seconds; until then, the phone uses 3.0 seconds. [SET12]"
      ),
      (
        { $0.lockScreen.idleTimeout = .seconds(Int64.max) }, .outOfRange,
        "The option lockScreen.idleTimeout is 9.223372036854776e+18 seconds. Set "
          + "lockScreen.idleTimeout to a value from 0 to 1000000000 seconds; until then, the phone "
          + "uses 60.0 seconds. [SET12]"
      ),
      (
        { $0.button.force.light.up = 0.5 }, .outOfRange,
        "Options contradict each other: button.force.light.up must not be above light.down. Correct "
          + "one of the forces; until then, the phone uses the default of every force. [SET12]"
      ),
      (
        { $0.button.force.standardScale = 3 }, .outOfRange,
        "Options contradict each other: button.force.light.down, times standardScale, must be below "
          + "click.down, or no light press is possible. Correct one of the forces; until then, the "
          + "phone uses the default of every force. [SET12]"
      ),
    ]
    for (change, code, text) in cases {
      let phone = Phone(behavior: PhoneBehavior(change), mainQueue: .inPlace)
      XCTAssertEqual(phone.faults.map(\.description), [text])
      XCTAssertEqual(phone.faults.map(\.code), [code])
      XCTAssertEqual(phone.behavior, PhoneBehavior())
    }
  }

  /// SET12: the other options stay as they are, and every bound itself is possible.
  func testOnlyImpossibleOptionsAreReplaced() {
    let phone = Phone(
      behavior: PhoneBehavior {
        $0.overlay.timeouts.control = nil
        $0.overlay.timeouts.list = .zero
        $0.session.maxControls = 1000
        $0.lockScreen.contextLimit = -1
        $0.button.slideSlop = 100
      }, mainQueue: .inPlace)
    XCTAssertEqual(phone.faults.count, 1)
    XCTAssertEqual(phone.behavior.lockScreen.contextLimit, 4096)
    XCTAssertNil(phone.behavior.overlay.timeouts.control)
    XCTAssertEqual(phone.behavior.overlay.timeouts.list, .zero)
    XCTAssertEqual(phone.behavior.session.maxControls, 1000)
    XCTAssertEqual(phone.behavior.button.slideSlop, 100)
  }

  /// SET12: a version below zero is replaced for a new phone, and later changes nothing.
  func testAnImpossibleVersionIsAFault() {
    let settings = PhoneSettings {
      $0.systemVersion = SystemVersion(-1)
      $0.focusLock = true
    }
    let phone = Phone(settings: settings, mainQueue: .inPlace)
    XCTAssertEqual(phone.settings.systemVersion, .iOS26)
    XCTAssertTrue(phone.settings.focusLock)
    phone.settings.systemVersion = .iOS18
    phone.settings.systemVersion = SystemVersion(18, -1)
    XCTAssertEqual(phone.settings.systemVersion, .iOS18)
    XCTAssertEqual(
      phone.faults.map(\.description),
      [
        "The setting systemVersion is -1.0. Set systemVersion to numbers of at least 0; until then, "
          + "the phone uses 26.0. [SET12]",
        "The setting systemVersion is 18.-1. Set systemVersion to numbers of at least 0; until then, "
          + "the phone uses 18.0. [SET12]",
      ])
  }

  /// Returns the names of the numbers and durations in a value.
  private static func numbers(in value: Any, at path: [String] = []) -> [String] {
    Mirror(reflecting: value).children.flatMap { child -> [String] in
      guard let label = child.label else { return [] }
      let path = path + [label]
      switch type(of: child.value) {
      case is Int.Type, is Double.Type, is Double?.Type, is Duration.Type, is Duration?.Type:
        return [path.joined(separator: ".")]
      default: return numbers(in: child.value, at: path)
      }
    }
  }
}
