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
