import CameraControl
import XCTest

/// The whole table: the outcome of a press of each button, in each environment, whatever comes in
/// between.
final class PressRouterTableTests: XCTestCase {
  private typealias Router = PressRouter<String>

  /// EVT02, EVT03, EVT04, EVT05, EVT07, EVT08, EVT10, EVT11, EVT13, EVT14, EVT24, EVT25, EVT26, EVT27,
  /// SET02, SET04, SET07, SET08, SND09: every button in every environment.
  func testEveryButtonInEveryEnvironment() {
    PressRouterTable.table.check(
      presses.flatMap { button, environment, press in
        Self.courses.map { name, course in
          var press = press
          press.down()
          course(&press)
          return ([button, environment, name], [press.words.joined(separator: " ")])
        }
      })
  }

  /// EVT02, EVT03, EVT05, EVT07, EVT13, SET04: what each input makes of a press of each button.
  func testEveryInputLeadsToTheStageOfTheTable() {
    XCTAssertEqual(Self.inputs.map(\.0), PressRouterTable.inputs)
    XCTAssertEqual(Self.environments.map(\.0), PressRouterTable.environments)
    PressRouterTable.stages.check(
      presses.map { button, environment, press in
        XCTAssertEqual(press.stage, "up")
        var press = press
        press.down()
        let stages = Self.inputs.map { _, input in
          var next = press
          input(&next)
          return next.stage
        }
        return ([button, environment], [press.stage] + stages)
      })
  }

  /// A press that has not begun of each button in each environment.
  private var presses: [(button: String, environment: String, press: Press)] {
    Self.buttons.flatMap { button, name, change in
      Self.environments.map { environment, scene in
        (name, environment, Press(button, scene, PhoneSettings(change)))
      }
    }
  }

  private static let inputs: [(String, @Sendable (inout Press) -> Void)] = [
    ("up", { $0.up() }), ("lost", { $0.lose() }), ("cancelled", { $0.cancelAll() }),
    ("withdrawn", { $0.withdraw { _ in true } }), ("held", { $0.hold() }),
  ]

  /// EVT28: a press of another button in the middle of a press affects neither.
  func testButtonsDoNotKnowOfEachOther() {
    for (button, _, change) in Self.buttons {
      for (other, _, otherChange) in Self.buttons where other != button {
        for (_, scene) in Self.environments {
          let settings = PhoneSettings { settings in
            change(&settings)
            otherChange(&settings)
          }
          var alone = Press(button, scene, settings)
          alone.down()
          alone.up()
          var mixed = Press(button, scene, settings)
          mixed.down()
          let split = mixed.words.count
          mixed.button = other
          mixed.down()
          mixed.up()
          let middle = mixed.words[split...]
          mixed.button = button
          let count = mixed.words.count
          mixed.up()
          XCTAssertEqual(mixed.words[..<split] + mixed.words[count...], alone.words[...])
          var otherAlone = Press(other, scene, settings)
          otherAlone.down()
          otherAlone.up()
          XCTAssertEqual(middle, otherAlone.words[...])
        }
      }
    }
  }

  /// EVT05, EVT28: a button that is down cannot be pressed again, nor one that is up released.
  func testAButtonGoesDownAndUpInTurns() {
    for (button, _, change) in Self.buttons {
      for (_, scene) in Self.environments {
        var press = Press(button, scene, PhoneSettings(change))
        press.up()
        XCTAssertEqual(press.words, [])
        press.down()
        let words = press.words
        press.down()
        XCTAssertEqual(press.words, words)
        press.up()
        let end = press.words
        press.up()
        XCTAssertEqual(press.words, end)
      }
    }
  }

  /// EVT05: of two targets only the one that goes is canceled; the other one receives the end.
  func testTargetsEndOneByOne() {
    let scene = Router.Scene(targets: ["p", "q"], usesCamera: true, isScreenOn: true)
    var press = Press(.volumeDown, scene, PhoneSettings())
    press.down()
    press.withdraw { $0 == "p" }
    press.withdraw { $0 == "p" }
    press.up()
    XCTAssertEqual(press.words, ["p-began", "q-began", "p-cancelled", "q-ended"])
  }

  private static let environments: [(String, Router.Scene)] = [
    ("app takes it", .init(targets: ["p"], usesCamera: true, isScreenOn: true)),
    ("no interaction", .init(targets: [], usesCamera: true, isScreenOn: true)),
    ("no camera", .init(targets: [], usesCamera: false, isScreenOn: true)),
    ("dark screen", .init(targets: [], usesCamera: false, isScreenOn: false)),
  ]

  private static let buttons: [(PhoneButton, String, @Sendable (inout PhoneSettings) -> Void)] = [
    (.cameraControl, "camera control", { _ in }),
    (.cameraControl, "camera control, double", { $0.launchGesture = .doubleClick }),
    (.cameraControl, "camera control, dark too", { $0.requireScreenOn = false }),
    (.volumeUp, "volume up", { _ in }),
    (.volumeDown, "volume down", { _ in }),
    (.action, "action", { _ in }),
    (.action, "action, capture", { $0.actionButton = .capture }),
    (.airPodsStem, "stem", { _ in }),
    (.airPodsStem, "stem, once", { $0.airPodsRemote = .pressOnce }),
    (.airPodsStem, "stem, hold", { $0.airPodsRemote = .pressAndHold }),
    (
      .airPodsStem, "stem, ineligible",
      { settings in
        settings.airPodsRemote = .pressOnce
        settings.airPodsEligible = false
      }
    ),
    (
      .airPodsStem, "stem, old",
      { settings in
        settings.airPodsRemote = .pressAndHold
        settings.systemVersion = SystemVersion(18, 6)
      }
    ),
  ]

  /// What can come between a button's going down and coming up, in the table's order.
  private static let courses: [(String, @Sendable (inout Press) -> Void)] = [
    ("nothing", { $0.up() }),
    (
      "cancelled",
      {
        $0.cancelAll()
        $0.up()
      }
    ),
    (
      "withdrawn",
      {
        $0.withdraw { _ in true }
        $0.up()
      }
    ),
    (
      "lost",
      {
        $0.lose()
        $0.up()
      }
    ),
    (
      "held",
      {
        $0.hold()
        $0.up()
      }
    ),
    (
      "held and cancelled",
      {
        $0.hold()
        $0.cancelAll()
        $0.up()
      }
    ),
    (
      "twice",
      {
        $0.up()
        $0.down()
        $0.doubleClick()
        $0.up()
      }
    ),
  ]

  /// A router, one button of it, and its requests in words.
  private struct Press {
    var button: PhoneButton
    private(set) var words: [String] = []
    private let scene: Router.Scene
    private var router: Router
    private var now = PhoneInstant.zero
    private var effects: [Router.Effect] = []

    init(_ button: PhoneButton, _ scene: Router.Scene, _ settings: PhoneSettings) {
      self.button = button
      self.scene = scene
      router = Router(
        behavior: PhoneBehavior.Press(), settings: settings, longPress: .milliseconds(500))
    }

    mutating func down() {
      router.down(button, in: scene, at: now, into: &effects)
      settle()
    }

    mutating func up() {
      router.up(button, at: now, into: &effects)
      XCTAssertFalse(router.isDown(button))
      settle()
    }

    mutating func cancelAll() {
      router.cancelAll(into: &effects)
      settle()
    }

    mutating func withdraw(_ isGone: (String) -> Bool) {
      router.withdraw(where: isGone, into: &effects)
      settle()
    }

    mutating func lose() {
      router.lose(button, into: &effects)
      XCTAssertFalse(router.isDown(button))
      settle()
    }

    mutating func doubleClick() {
      if button == .cameraControl { router.doubleClick() }
      settle()
    }

    mutating func hold() {
      now = now.advanced(by: .milliseconds(500))
      if button == .cameraControl { router.clickHold(into: &effects) }
      router.advance(to: now, into: &effects)
      settle()
      XCTAssertNil(router.nextDeadline)
    }

    /// The stage of the press, as it shows from outside: in what a release, or a second click, does.
    var stage: String {
      guard router.isDown(button) else { return "up" }
      var (released, clicked) = (self, self)
      (released.words, clicked.words) = ([], [])
      released.up()
      clicked.doubleClick()
      clicked.up()
      switch released.words {
      case ["p-ended"]: return "app"
      case [] where clicked.words.isEmpty: return "spent"
      default: return button == .airPodsStem ? "stem" : "launch"
      }
    }

    private mutating func settle() {
      XCTAssertEqual(router.brokenInvariants(), [])
      for effect in effects {
        switch effect {
        case .event(let target, let phase, let button):
          XCTAssertEqual(button, self.button)
          words.append("\(target)-\(phase)")
        case .stemSound: words.append("sound")
        case .nothing(let button): XCTAssertEqual(button, self.button)
        case .system(.launch): words.append("launch")
        case .system(.askToLaunch): words.append("ask")
        case .system(let action): words.append("\(action)")
        }
      }
      effects = []
    }
  }
}
