import CameraControl
import Foundation
import SimulatedAVFoundation

/// Posts notifications when apps leave the front of their phone and when they return to it.
///
/// A phone has one. It follows the apps that have an object of UIKit or have read the name of such a
/// notification.
final class FrontWatch: Sendable {
  private let changes = Guarded(Changes())
  private let observation = Guarded<ObservationToken?>(nil)

  private struct Changes {
    // Without the phone, which keeps the watch.
    var apps: [(id: AppID, identifier: String, isInFront: Bool)] = []
    var waiting: [(app: PhoneApp, isInFront: Bool)] = []
  }

  /// Returns an app, which is followed from now on.
  static func following(_ app: PhoneApp) -> PhoneApp {
    let phone = app.phone
    let watch = phone.keepsakes.object(for: ObjectIdentifier(FrontWatch.self)) { FrontWatch() }
    watch.follow(app)
    return app
  }

  private func follow(_ app: PhoneApp) {
    let isInFront = app.isInFront
    let isFirst = changes.withLock { changes in
      guard !changes.apps.contains(where: { $0.id == app.id }) else { return false }
      changes.apps.append((app.id, app.identifier, isInFront))
      return changes.apps.count == 1
    }
    guard isFirst else { return }
    let token = app.phone.observe([.input, .process]) { [weak self, weak phone = app.phone] _ in
      if let phone { self?.note(phone) }
    }
    observation.withLock { $0 = token }
  }

  private func note(_ phone: Phone) {
    let front = phone.host.read { $0.world.front }
    let isNew = changes.withLock { changes in
      for index in changes.apps.indices {
        let app = changes.apps[index]
        guard app.isInFront != (app.id == front) else { continue }
        changes.apps[index].isInFront.toggle()
        changes.waiting.append(
          (PhoneApp(phone: phone, id: app.id, identifier: app.identifier), app.id == front))
      }
      return !changes.waiting.isEmpty
    }
    guard isNew else { return }
    if MainThread.isCurrent {
      MainActor.assumeIsolated { postWaiting() }
    } else {
      Task { @MainActor in postWaiting() }
    }
  }

  @MainActor
  private func postWaiting() {
    let waiting = changes.withLock { changes in
      defer { changes.waiting = [] }
      return changes.waiting
    }
    // An extension has no application that could tell anything (PRD04).
    for (app, isInFront) in waiting where app.membership?.isExtension != true {
      AmbientPhone.withApp(app) {
        if isInFront { UIApplication.postReturn() } else { UIApplication.postDeparture() }
      }
    }
  }
}

extension UIApplication {
  // The delegate hears of each step before the notification of it is posted.

  fileprivate static func postDeparture() {
    let (center, app, scene) = (NotificationCenter.default, current, UIWindowScene())
    center.post(name: UIScene.willDeactivateNotification, object: scene)
    app.delegate?.applicationWillResignActive(app)
    center.post(name: willResignActiveNotification, object: app)
    center.post(name: UIScene.didEnterBackgroundNotification, object: scene)
    app.delegate?.applicationDidEnterBackground(app)
    center.post(name: didEnterBackgroundNotification, object: app)
  }

  fileprivate static func postReturn() {
    let (center, app, scene) = (NotificationCenter.default, current, UIWindowScene())
    center.post(name: UIScene.willEnterForegroundNotification, object: scene)
    app.delegate?.applicationWillEnterForeground(app)
    center.post(name: willEnterForegroundNotification, object: app)
    center.post(name: UIScene.didActivateNotification, object: scene)
    app.delegate?.applicationDidBecomeActive(app)
    center.post(name: didBecomeActiveNotification, object: app)
  }
}
