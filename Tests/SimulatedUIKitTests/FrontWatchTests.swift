import AVKit
import CameraControl
import CameraControlTesting
import XCTest

@MainActor
final class FrontWatchTests: XCTestCase {
  // Read on the phone: an app that reads a name hears of it.
  private var names: [Notification.Name] {
    [
      UIScene.willDeactivateNotification, UIApplication.willResignActiveNotification,
      UIScene.didEnterBackgroundNotification, UIApplication.didEnterBackgroundNotification,
      UIScene.willEnterForegroundNotification, UIApplication.willEnterForegroundNotification,
      UIScene.didActivateNotification, UIApplication.didBecomeActiveNotification,
    ]
  }

  func testAnAppHearsThatItLeavesAndReturns() async {
    let phone = SimulatedPhone()
    let listener = phone.asCurrent { Listener(names) }
    await phone.leaveApp()
    XCTAssertEqual(listener.takeAll(), Array(names.prefix(4)))
    await phone.press(.volumeUp)
    XCTAssertEqual(listener.takeAll(), [])
    await phone.returnToApp()
    XCTAssertEqual(listener.takeAll(), Array(names.suffix(4)))
  }

  /// SES40: an app that hears that it leaves has a running session and is active; the session is interrupted
  /// once the app is in the background, and runs again before the app is active.
  func testTheSessionFollowsTheApp() async throws {
    for choice in PhoneBehavior.Session.InterruptionEnd.allCases {
      let phone = SimulatedPhone(
        behavior: PhoneBehavior { $0.session.interruptionEnd = choice })
      let journal = try phone.asCurrent { try Journal() }
      for _ in 0..<2 {
        await phone.leaveApp()
        await phone.returnToApp()
        XCTAssertEqual(
          journal.takeLines(), choice == .beforeActive ? Journal.before : Journal.after)
      }
      try await phone.finish()
    }
  }

  /// SES40: the app of a tutorial, which stops when it leaves and starts when it is active again, does both.
  func testAnAppThatStopsAndStarts() async throws {
    let phone = SimulatedPhone()
    let journal = try phone.asCurrent { try Journal(stopsAndStarts: true) }
    await phone.leaveApp()
    XCTAssertFalse(journal.session.isRunning)
    XCTAssertFalse(journal.session.isInterrupted)
    await phone.returnToApp()
    XCTAssertTrue(journal.session.isRunning)
    XCTAssertEqual(journal.takeLines().filter { $0.hasPrefix("session") }, [])
  }

  func testTheSenderIsTheAppOfThePhone() async {
    let (phone, other) = (SimulatedPhone(), SimulatedPhone())
    let application = phone.asCurrent { UIApplication.shared }
    let scene = application.connectedScenes.first
    let ofThis = Listener([UIApplication.didEnterBackgroundNotification], of: application)
    let ofScene = Listener([UIScene.didEnterBackgroundNotification], of: scene)
    let window = other.asCurrent { UIWindow() }
    await other.leaveApp()
    XCTAssertEqual(ofThis.takeAll(), [])
    await phone.leaveApp()
    XCTAssertEqual(ofThis.senders, [application])
    XCTAssertEqual(ofScene.senders, [scene])
    withExtendedLifetime(window) {}
  }

  func testAnAppInTheBackgroundIsTheOneThatHears() async {
    let phone = SimulatedPhone()
    let listener = phone.asCurrent { Listener(names) }
    await phone.launch("Other")
    XCTAssertEqual(listener.takeAll(), Array(names.prefix(4)))
    await phone.leaveApp()
    XCTAssertEqual(listener.takeAll(), [], "the other app, which has nothing of UIKit, left")
  }

  /// An input from another thread is told on the main thread, and in order.
  func testTheMainThreadHears() async throws {
    let phone = SimulatedPhone()
    let listener = phone.asCurrent { Listener(names) }
    let (core, app, now) = (phone.core, phone.app.identifier, phone.now)
    await Task.detached {
      core.handle(.leaveApp, at: now)
      core.handle(.bringToFront(app), at: now)
    }.value
    try await phone.wait(until: { listener.all.count == 8 })
    XCTAssertEqual(listener.all, names)
  }

  func testThePhoneGoesAlthoughItsAppIsFollowed() async {
    weak var gone: SimulatedPhone?
    weak var core: Phone?
    do {
      let phone = SimulatedPhone()
      (gone, core) = (phone, phone.core)
      phone.asCurrent { _ = Listener(names) }
      await phone.leaveApp()
    }
    XCTAssertNil(gone)
    XCTAssertNil(core)
  }
}

/// What was posted, and from what.
@MainActor
private final class Listener {
  private(set) var all: [Notification.Name] = []
  private(set) var senders: [UIResponder?] = []
  private let sender: UIResponder?
  private var tokens: [any NSObjectProtocol] = []

  init(_ names: [Notification.Name], of sender: UIResponder? = nil) {
    self.sender = sender
    tokens = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
        [weak self] notification in
        let object = notification.object as? UIResponder
        guard Thread.isMainThread else {
          return XCTFail("\(name.rawValue) was posted on another thread")
        }
        MainActor.assumeIsolated { self?.note(name, of: object) }
      }
    }
  }

  private func note(_ name: Notification.Name, of object: UIResponder?) {
    guard sender == nil || object == sender else { return }
    all.append(name)
    senders.append(object)
  }

  func takeAll() -> [Notification.Name] {
    defer { all = [] }
    return all
  }

  isolated deinit { for token in tokens { NotificationCenter.default.removeObserver(token) } }
}

/// What an app and its session tell, with what both do then.
@MainActor
private final class Journal {
  static let before = [
    "resigns: active, running", "background: background, running", "session interrupted",
    "foreground: background, not running", "session resumed", "active: active, running",
  ]
  static let after = [
    "resigns: active, running", "background: background, running", "session interrupted",
    "foreground: background, not running", "active: active, not running", "session resumed",
  ]

  let session = AVCaptureSession()
  private let application = UIApplication.shared
  private var lines: [String] = []
  private var tokens: [any NSObjectProtocol] = []

  init(stopsAndStarts: Bool = false) throws {
    let camera = try XCTUnwrap(AVCaptureDevice.default(for: .video))
    session.addInput(try AVCaptureDeviceInput(device: camera))
    session.startRunning()
    hear(UIApplication.willResignActiveNotification) { journal in
      journal.note("resigns")
      if stopsAndStarts, journal.session.isRunning { journal.session.stopRunning() }
    }
    hear(UIApplication.didEnterBackgroundNotification) { $0.note("background") }
    hear(UIApplication.willEnterForegroundNotification) { $0.note("foreground") }
    hear(UIApplication.didBecomeActiveNotification) { journal in
      journal.note("active")
      if stopsAndStarts, !journal.session.isRunning { journal.session.startRunning() }
    }
    hear(AVCaptureSession.wasInterruptedNotification) { $0.lines.append("session interrupted") }
    hear(AVCaptureSession.interruptionEndedNotification) { $0.lines.append("session resumed") }
  }

  func takeLines() -> [String] {
    defer { lines = [] }
    return lines
  }

  private func note(_ step: String) {
    let running = session.isRunning ? "running" : "not running"
    lines.append("\(step): \(application.applicationState), \(running)")
  }

  private func hear(
    _ name: Notification.Name, _ body: @escaping @MainActor @Sendable (Journal) -> Void
  ) {
    tokens.append(
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
        [weak self] _ in
        MainActor.assumeIsolated { if let self { body(self) } }
      })
  }

  isolated deinit { for token in tokens { NotificationCenter.default.removeObserver(token) } }
}
