import CameraControl
import CameraControlTesting
import XCTest

/// Tests that what a phone was set to goes back to the defaults where that does not matter.
final class SettingsShrinkingTests: XCTestCase {
  /// Something that is not as it is by default, and what it is called.
  private struct Change {
    let name: String
    let isMade: @Sendable (SimulatedPhone) -> Bool
    let make: @Sendable (inout PhoneSettings, inout PhoneBehavior, inout Quirks) -> Void
  }

  private static let changes = [
    Change(
      name: "settings.cleanPreview = false", isMade: { !$0.settings.cleanPreview },
      make: { settings, _, _ in settings.cleanPreview = false }),
    Change(
      name: "settings.actionButtonLaunches = Photos",
      isMade: { $0.settings.actionButtonLaunches != nil },
      make: { settings, _, _ in settings.actionButtonLaunches = "Photos" }),
    Change(
      name: "behavior.overlay.timeouts.list = nil",
      isMade: { $0.core.behavior.overlay.timeouts.list == nil },
      make: { _, behavior, _ in behavior.overlay.timeouts.list = nil }),
    Change(
      name: "quirks.zoomNarrowsWhileActive = true",
      isMade: { $0.core.quirks.zoomNarrowsWhileActive },
      make: { _, _, quirks in quirks.zoomNarrowsWhileActive = true }),
  ]

  /// Whether a property is broken under some of the changes, by their numbers.
  private typealias Rule = @Sendable (Set<Int>) -> Bool

  private static let rules: [(name: String, isBroken: Rule)] = [
    ("whatever it is set to", { _ in true }),
    ("the third", { $0.contains(2) }),
    ("the first and the last", { $0.isSuperset(of: [0, 3]) }),
    ("an odd number", { !$0.count.isMultiple(of: 2) }),
    ("all, or the second alone", { $0.count == 4 || $0 == [1] }),
  ]

  private func exploration(
    _ set: Set<Int>, _ isBroken: @escaping Rule
  ) -> Exploration<PressLog> {
    var (settings, behavior, quirks) = (PhoneSettings(), PhoneBehavior(), Quirks())
    for index in set { Self.changes[index].make(&settings, &behavior, &quirks) }
    return Exploration(settings: settings, behavior: behavior, quirks: quirks) { phone in
      try PressLog(on: phone)
    }
    .finally("the rule") { phone, app in
      let made = Self.changes.indices.filter { Self.changes[$0].isMade(phone) }
      return !(app.log.contains("u") && isBroken(Set(made)))
    }
  }

  /// Of each set of changes, the smallest part is left that breaks the property.
  func testSettingsAreShrunkAsBruteForceDoes() throws {
    let sets = (0..<16).map { bits in Set((0..<4).filter { bits & (1 << $0) != 0 }) }
    for rule in Self.rules {
      for set in sets where rule.isBroken(set) {
        let result = try exploration(set, rule.isBroken).run(
          .scripts([.lightPress, .press(.volumeUp)]))
        let failure = try XCTUnwrap(result.failures.first, rule.name)
        let smallest = sets.filter { $0.isSubset(of: set) && rule.isBroken($0) }.map(\.count).min()
        XCTAssertEqual(failure.settings.count, smallest, "\(rule.name), \(set)")
        let left = Set(
          Self.changes.indices.filter { failure.settings.contains(Self.changes[$0].name) })
        XCTAssertEqual(left.count, failure.settings.count, "\(failure.settings)")
        XCTAssertTrue(left.isSubset(of: set) && rule.isBroken(left), "\(rule.name), \(left)")
        XCTAssertEqual("\(failure.script)", "press volume-up")
        for name in failure.settings { XCTAssertTrue("\(failure)".contains("with \(name)\n")) }
      }
    }
  }

  /// With the default settings a single press is enough; the phone that was explored needs both.
  func testTheScriptStaysOneThatFailsOnThePhoneThatWasExplored() throws {
    var settings = PhoneSettings()
    settings.cleanPreview = false
    let exploration = Exploration(settings: settings) { phone in try PressLog(on: phone) }
      .steps(.press(.volumeUp))
      .always("few presses") { phone, app in
        app.log.count < (phone.settings.cleanPreview ? 1 : 2)
      }
    let failure = try XCTUnwrap(
      exploration.run(.scripts([.press(.volumeUp), .press(.volumeUp)])).failures.first)
    XCTAssertEqual(failure.settings, [])
    XCTAssertEqual(failure.script.steps.count, 2)
    XCTAssertThrowsError(try exploration.run(.scripts(failure.script)).expectNoFailure())
  }

  func testALargeNumberOfSettingsIsReducedToTheOneThatMatters() throws {
    let settings = PhoneSettings { settings in
      settings.cleanPreview = false
      settings.focusLock = true
      settings.requireScreenOn = false
      settings.lightPressForce = .firmer
      settings.doubleClickSpeed = .slow
      settings.airPodsRemote = .pressOnce
      settings.actionButton = .capture
      settings.launchGesture = .doubleClick
    }
    let result = try Exploration(settings: settings) { phone in try PressLog(on: phone) }
      .finally("the usual force") { phone, _ in phone.settings.lightPressForce == .standard }
      .run(.scripts([.press(.volumeUp)]))
    XCTAssertEqual(result.failures.map(\.settings), [["settings.lightPressForce = firmer"]])
  }

  /// Another queue has to be late by a single reading.
  func testAnOrderLosesTheLagThatIsNotNeeded() throws {
    let result = try Exploration { phone in try QueueApp(on: phone) }
      .orders(.shuffled(seed: 2, lag: 9))
      .finally("in time") { _, app in app.latest == .zero }
      .run(.scripts([.lightPress, .slide(by: 0.5), .wait(.seconds(5))]))
    let failure = try XCTUnwrap(result.failures.first)
    XCTAssertEqual(failure.options, ["callbacks shuffled by seed 2, up to 1 reading late"])
  }
}
