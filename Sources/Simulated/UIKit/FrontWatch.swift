import CameraControl
import SimulatedAVFoundation

/// Posts notifications when apps leave the front of their phone and when they return to it.
///
/// A phone has one. It follows the apps that have an object of UIKit or have read the name of such a
/// notification.
final class FrontWatch: PhoneOwned {
  private let followed = Guarded<[AppID: Followed]>([:])

  // Without a reference to the phone, because the phone retains the watch.
  private struct Followed: Sendable {
    var state: UIApplication.State
    var observation: ObservationToken?
  }

  /// Returns an app, which is followed from now on.
  static func following(_ app: PhoneApp) -> PhoneApp {
    of(app.phone).follow(app)
    return app
  }

  /// Returns the state of an app, according to the notifications that the app has received.
  static func state(of app: PhoneApp) -> UIApplication.State {
    let followed = of(app.phone).followed.withLock { $0[app.id] }
    return followed?.observation == nil ? currentState(of: app) : followed?.state ?? .background
  }

  private static func currentState(of app: PhoneApp) -> UIApplication.State {
    app.isInFront ? .active : .background
  }

  private func follow(_ app: PhoneApp) {
    let state = Self.currentState(of: app)
    let isNew = followed.withLock { followed in
      guard followed[app.id] == nil else { return false }
      followed[app.id] = Followed(state: state)
      return true
    }
    // An extension has no application that could post anything (PRD04).
    guard isNew, app.membership?.isExtension != true else { return }
    let (id, identifier) = (app.id, app.identifier)
    let observation = app.observeTransitions { [weak self, weak phone = app.phone] transition in
      guard let self, let phone else { return }
      tell(transition, PhoneApp(phone: phone, id: id, identifier: identifier))
    }
    followed.withLock { $0[id]?.observation = observation }
  }

  @MainActor
  private func tell(_ transition: AppTransition, _ app: PhoneApp) {
    let enter = { (state: UIApplication.State) in
      self.followed.withLock { $0[app.id]?.state = state }
    }
    AmbientPhone.withApp(app) {
      switch transition {
      case .willResignActive:
        UIApplication.tell(
          UIScene.willDeactivateNotification, UIApplication.willResignActiveNotification
        ) { $0.delegate?.applicationWillResignActive($0) }
        enter(.inactive)
      case .didEnterBackground:
        enter(.background)
        UIApplication.tell(
          UIScene.didEnterBackgroundNotification, UIApplication.didEnterBackgroundNotification
        ) { $0.delegate?.applicationDidEnterBackground($0) }
      case .willEnterForeground:
        UIApplication.tell(
          UIScene.willEnterForegroundNotification, UIApplication.willEnterForegroundNotification
        ) { $0.delegate?.applicationWillEnterForeground($0) }
        enter(.inactive)
      case .didBecomeActive:
        enter(.active)
        UIApplication.tell(
          UIScene.didActivateNotification, UIApplication.didBecomeActiveNotification
        ) { $0.delegate?.applicationDidBecomeActive($0) }
      }
    }
  }
}

extension UIApplication {
  /// Posts the notification of the scene, tells the delegate, and then posts that of the app.
  fileprivate static func tell(
    _ scene: NSNotification.Name, _ name: NSNotification.Name,
    _ call: (UIApplication) -> Void
  ) {
    let (center, app) = (NotificationCenter.default, current)
    center.post(name: scene, object: UIWindowScene.current)
    call(app)
    center.post(name: name, object: app)
  }

  // The phone posts the notifications on the main thread, in this order. During a “will”
  // notification, the app still has its old state; during a “did” notification, it has its new state.
  // The phone never posts the last two: it ends an app without notice, and memory is never low.
  #kept(
    #"""
    nonisolated static let willResignActiveNotification: NSNotification.Name = .watched("UIApplicationWillResignActiveNotification")
    nonisolated static let didEnterBackgroundNotification: NSNotification.Name = .watched("UIApplicationDidEnterBackgroundNotification")
    nonisolated static let willEnterForegroundNotification: NSNotification.Name = .watched("UIApplicationWillEnterForegroundNotification")
    nonisolated static let didBecomeActiveNotification: NSNotification.Name = .watched("UIApplicationDidBecomeActiveNotification")
    nonisolated static let willTerminateNotification: NSNotification.Name = .watched("UIApplicationWillTerminateNotification")
    nonisolated static let didReceiveMemoryWarningNotification: NSNotification.Name = .watched("UIApplicationDidReceiveMemoryWarningNotification")
    """#)
}

extension UIScene {
  #kept(
    #"""
    nonisolated static let willDeactivateNotification: NSNotification.Name = .watched("UISceneWillDeactivateNotification")
    nonisolated static let didEnterBackgroundNotification: NSNotification.Name = .watched("UISceneDidEnterBackgroundNotification")
    nonisolated static let willEnterForegroundNotification: NSNotification.Name = .watched("UISceneWillEnterForegroundNotification")
    nonisolated static let didActivateNotification: NSNotification.Name = .watched("UISceneDidActivateNotification")
    """#)
}

extension NSNotification.Name {
  /// Returns the name of a notification, which the current app receives from now on.
  fileprivate static func watched(_ name: String) -> NSNotification.Name {
    _ = FrontWatch.following(.ambient)
    return NSNotification.Name(name)
  }
}
