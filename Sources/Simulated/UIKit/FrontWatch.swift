import CameraControl
import SimulatedAVFoundation

/// Posts notifications when apps leave the front of their phone and when they return to it.
///
/// A phone has one. It follows the apps that have an object of UIKit or have read the name of such a
/// notification.
final class FrontWatch: PhoneOwned {
  private let followed = Guarded<[AppID: Followed]>([:])

  // Without the phone, which keeps the watch.
  private struct Followed: Sendable {
    var state: UIApplication.State
    var observation: ObservationToken?
  }

  /// Returns an app, which is followed from now on.
  static func following(_ app: PhoneApp) -> PhoneApp {
    of(app.phone).follow(app)
    return app
  }

  /// Returns what an app does, as far as it has heard.
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
    // An extension has no application that could tell anything (PRD04).
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
        UIApplication.postResignation()
        enter(.inactive)
      case .didEnterBackground:
        enter(.background)
        UIApplication.postDeparture()
      case .willEnterForeground:
        UIApplication.postReturn()
        enter(.inactive)
      case .didBecomeActive:
        enter(.active)
        UIApplication.postActivation()
      }
    }
  }
}

extension UIApplication {
  // The delegate hears of each step before the notification of it is posted.

  fileprivate static func postResignation() {
    let (center, app) = (NotificationCenter.default, current)
    center.post(name: UIScene.willDeactivateNotification, object: UIWindowScene())
    app.delegate?.applicationWillResignActive(app)
    center.post(name: willResignActiveNotification, object: app)
  }

  fileprivate static func postDeparture() {
    let (center, app) = (NotificationCenter.default, current)
    center.post(name: UIScene.didEnterBackgroundNotification, object: UIWindowScene())
    app.delegate?.applicationDidEnterBackground(app)
    center.post(name: didEnterBackgroundNotification, object: app)
  }

  fileprivate static func postReturn() {
    let (center, app) = (NotificationCenter.default, current)
    center.post(name: UIScene.willEnterForegroundNotification, object: UIWindowScene())
    app.delegate?.applicationWillEnterForeground(app)
    center.post(name: willEnterForegroundNotification, object: app)
  }

  fileprivate static func postActivation() {
    let (center, app) = (NotificationCenter.default, current)
    center.post(name: UIScene.didActivateNotification, object: UIWindowScene())
    app.delegate?.applicationDidBecomeActive(app)
    center.post(name: didBecomeActiveNotification, object: app)
  }
}
