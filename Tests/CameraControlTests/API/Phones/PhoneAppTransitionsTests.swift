import CameraControl
import CameraControlTesting
import TestSupport
import XCTest

/// What an app hears on its way out of the front and back, and where its sessions follow.
final class PhoneAppTransitionsTests: XCTestCase {
  private typealias Choice = PhoneBehavior.Session.InterruptionEnd

  /// SES40: an app that is about to leave still has a running session, which is interrupted once the app is
  /// in the background; on the way back the interruption ends before the app becomes active.
  func testTheSessionFollowsTheApp() throws {
    let scene = try Scene()
    scene.phone.handle(.leaveApp, at: .zero)
    XCTAssertEqual(
      scene.heard.takeAll(),
      ["willResignActive running", "didEnterBackground running", "interrupted: background"])
    scene.phone.launch("app")
    XCTAssertEqual(
      scene.heard.takeAll(),
      ["willEnterForeground interrupted", "interruption ended", "didBecomeActive running"])
    XCTAssertEqual(scene.phone.brokenInvariants(), [])
  }

  /// SES40: with the option the interruption ends after the app has become active.
  func testTheInterruptionMayOutlastTheBackground() throws {
    let scene = try Scene(.afterActive)
    scene.phone.handle(.leaveApp, at: .zero)
    XCTAssertEqual(
      scene.heard.takeAll(),
      ["willResignActive running", "didEnterBackground running", "interrupted: background"])
    scene.phone.launch("app")
    XCTAssertEqual(
      scene.heard.takeAll(),
      ["willEnterForeground interrupted", "didBecomeActive interrupted", "interruption ended"])
    XCTAssertTrue(scene.session.isRunning)
  }

  /// SES40: so it is whatever sends the app away and brings it back.
  func testEveryWayOutAndBack() throws {
    let ways: [(out: [PhoneInput], back: PhoneInput)] = [
      ([.bringToFront("other")], .bringToFront("app")), ([.swipeUp], .bringToFront("app")),
      ([.lock], .unlock), ([.screen(isOn: false)], .screen(isOn: true)),
      ([.sideButton, .sideButton], .swipeUp),
    ]
    for choice in Choice.allCases {
      let (expected, scene) = (try Scene(choice), try Scene(choice))
      expected.phone.handle(.leaveApp, at: .zero)
      expected.phone.launch("app")
      let words = expected.heard.takeAll()
      for way in ways {
        for input in way.out { scene.phone.handle(input, at: .zero) }
        scene.phone.handle(way.back, at: .zero)
        XCTAssertEqual(scene.heard.takeAll(), words, "\(way)")
      }
    }
  }

  /// DEL11, EVT06, SES40: presses are canceled and the overlay closes while the app leaves, before the
  /// session is interrupted.
  func testPressesAndTheOverlayEndFirst() throws {
    for choice in Choice.allCases {
      let (phone, app) = try CameraApp.open { $0.session.interruptionEnd = choice }
      let token = phone.app.observeTransitions { [log = app.log] in log.add("\($0)") }
      phone.lightPress()
      phone.down(.volumeUp)
      _ = app.heard()
      phone.leaveApp()
      XCTAssertEqual(
        app.heard(), "willResignActive cancelled exit inactive didEnterBackground interrupted")
      phone.up(.volumeUp)
      XCTAssertEqual(app.heard(), "")
      token.cancel()
    }
  }

  /// SES40: an app that stops its session when it hears that it leaves, and starts it when it is active
  /// again, has one that stopped and started, and no interruption.
  func testAnAppThatStopsAndStarts() throws {
    for choice in Choice.allCases {
      let scene = try Scene(choice)
      let session = scene.session
      let token = scene.app.observeTransitions { transition in
        switch transition {
        case .willResignActive: if session.isRunning { try? session.stopRunning() }
        case .didBecomeActive: if !session.isRunning { try? session.startRunning() }
        case .didEnterBackground, .willEnterForeground: break
        }
      }
      scene.phone.handle(.leaveApp, at: .zero)
      scene.phone.launch("app")
      XCTAssertEqual(
        scene.heard.takeAll(),
        [
          "willResignActive running", "stopped", "didEnterBackground stopped",
          "willEnterForeground stopped", "didBecomeActive stopped", "started",
        ])
      XCTAssertTrue(session.isRunning)
      XCTAssertEqual(scene.phone.brokenInvariants(), [])
      token.cancel()
    }
  }

  /// SES32, SES40, SES45: what else interrupts goes on behind the app's back, and only its end is heard of.
  func testAnInterruptionThatGoesOn() throws {
    let scene = try Scene()
    scene.phone.handle(.leaveApp, at: .zero)
    _ = scene.heard.takeAll()
    scene.phone.handle(.interrupt(.videoDeviceNotAvailableDueToSystemPressure), at: .zero)
    scene.phone.launch("app")
    XCTAssertEqual(
      scene.heard.takeAll(),
      ["willEnterForeground interrupted", "didBecomeActive interrupted"])
    scene.phone.handle(.endInterruption, at: .zero)
    XCTAssertEqual(scene.heard.takeAll(), ["interruption ended"])
  }

  /// SES40: what an app hears waits for its main queue, and the sessions wait with it; they end up where the
  /// app is by then, whatever happened meanwhile.
  func testTheSessionsWaitForTheMainQueue() throws {
    let queue = ManualQueue()
    let phone = Phone(mainQueue: queue)
    let app = phone.launch("app")
    let heard = Log<String>()
    let token = app.observeTransitions { heard.add("\($0)") }
    let session = try app.makeSession()
    let observation = session.observe { heard.add("\($0)") }
    phone.handle(.leaveApp, at: .zero)
    XCTAssertTrue(session.isRunning, "the app has not been told yet")
    XCTAssertEqual(phone.brokenInvariants(), [])
    phone.launch("app")
    queue.runAll()
    XCTAssertEqual(
      heard.takeAll(),
      ["willResignActive", "didEnterBackground", "willEnterForeground", "didBecomeActive"])
    XCTAssertTrue(session.isRunning)

    phone.handle(.leaveApp, at: .zero)
    queue.runNext()
    XCTAssertEqual(heard.takeAll(), ["willResignActive"])
    phone.handle(.terminate("app"), at: .zero)
    queue.runAll()
    XCTAssertEqual(heard.takeAll(), ["didStopRunning"], "an app that has ended hears of no step")
    XCTAssertFalse(session.isInterrupted)
    XCTAssertEqual(phone.brokenInvariants(), [])
    withExtendedLifetime((token, observation)) {}
  }

  /// SES40: an app of which no code hears anything is interrupted at once.
  func testAnAppThatHearsNothing() throws {
    let phone = Phone(mainQueue: ManualQueue())
    let session = try phone.launch("app").makeSession()
    phone.handle(.leaveApp, at: .zero)
    XCTAssertTrue(session.isInterrupted)
    phone.launch("app")
    XCTAssertTrue(session.isRunning)
  }

  /// An app that writes down what it hears, with what its session does then.
  private final class Scene {
    let phone: Phone
    let app: PhoneApp
    let session: CaptureSession
    let heard = Log<String>()
    private var tokens: [ObservationToken] = []

    init(_ choice: Choice = .beforeActive) throws {
      phone = Phone(
        behavior: PhoneBehavior { $0.session.interruptionEnd = choice },
        mainQueue: .inPlace)
      app = phone.launch("app")
      session = try app.makeSession()
      tokens = [
        app.observeTransitions { [heard, session] transition in
          let state =
            session.isRunning ? "running" : session.isInterrupted ? "interrupted" : "stopped"
          heard.add("\(transition) \(state)")
        },
        session.observe { [heard] in heard.add(Self.word(for: $0)) },
      ]
    }

    private static func word(for notification: SessionNotification) -> String {
      switch notification {
      case .didStartRunning: "started"
      case .didStopRunning: "stopped"
      case .wasInterrupted(.videoDeviceNotAvailableInBackground): "interrupted: background"
      case .wasInterrupted(.videoDeviceNotAvailableDueToSystemPressure): "interrupted: pressure"
      case .wasInterrupted(let reason): "interrupted: \(reason)"
      case .interruptionEnded: "interruption ended"
      }
    }
  }
}
