import CameraControl
import CameraControlTesting
import Foundation
import XCTest

/// Tests that a failure can name everything that a phone can be set to.
final class PhoneSetUpTests: XCTestCase {
  /// Each setting, option and quirk that is on or off, or a number, is the only one that matters.
  func testEverySettingThatMattersIsNamed() throws {
    let settings = try variants(of: PhoneSettings())
    // A phone replaces an impossible number by the default.
    let behaviors = try variants(of: PhoneBehavior()).filter { Phone(behavior: $0).faults.isEmpty }
    let quirks = try variants(of: Quirks())
    XCTAssertGreaterThan(settings.count, 5)
    XCTAssertGreaterThan(behaviors.count, 25)
    XCTAssertGreaterThan(quirks.count, 2)
    for settings in settings { try expectOneName(settings: settings) }
    for behavior in behaviors { try expectOneName(behavior: behavior) }
    for quirks in quirks { try expectOneName(quirks: quirks) }
  }

  private func expectOneName(
    settings: PhoneSettings = PhoneSettings(), behavior: PhoneBehavior = PhoneBehavior(),
    quirks: Quirks = Quirks()
  ) throws {
    let result = try Exploration(settings: settings, behavior: behavior, quirks: quirks) { $0 }
      .without(.nothingUnfinished)
      .always("all is as it is by default") { phone, _ in
        phone.settings == PhoneSettings() && phone.core.behavior == PhoneBehavior()
          && phone.core.quirks == Quirks()
      }
      .run(.scripts([.lift]))
    let names = try XCTUnwrap(result.failures.first).settings
    XCTAssertEqual(names.count, 1, "\(names), \(settings), \(behavior), \(quirks)")
  }

  /// Returns the value with each of its parts changed in turn, as far as that is a choice of it.
  private func variants<Value: Codable & Equatable>(of value: Value) throws -> [Value] {
    let json = try JSONSerialization.jsonObject(with: JSONEncoder().encode(value))
    return try changes(of: json).compactMap { changed in
      let data = try JSONSerialization.data(withJSONObject: changed)
      let other = try? JSONDecoder().decode(Value.self, from: data)
      return other == value ? nil : other
    }
  }

  private func changes(of json: Any) -> [Any] {
    if let object = json as? [String: Any] {
      return object.keys.sorted().flatMap { key -> [Any] in
        changes(of: object[key] ?? []).map { changed -> Any in
          object.merging([key: changed]) { $1 }
        }
      }
    }
    if let list = json as? [Any], let last = list.last {
      return changes(of: last).map { changed -> Any in Array(list.dropLast()) + [changed] }
    }
    return json is String ? [] : [true, false, 0.7, 0.3, 3, 7]
  }
}
