package import CameraControl
import SimulatedAVFoundation

/// An object that receives the activities and URLs that the system passes to an app.
@MainActor
package protocol ArrivalTaker: AnyObject {
  /// Receives an activity, and returns whether the object accepts activities of this type.
  func accept(_ activity: NSUserActivity) -> Bool
  /// Receives a URL, and returns whether the object accepts URLs.
  func accept(_ url: URL) -> Bool
}

/// The parts of a phone's apps that currently receive activities and URLs.
@MainActor
package final class ArrivalBoard: PhoneOwned {
  private struct Entry {
    let app: AppID
    weak var taker: (any ArrivalTaker)?
  }

  private var entries: [Entry] = []

  package nonisolated init() {}

  /// Notes something that takes arrivals from now on, for as long as it exists.
  package func add(_ taker: any ArrivalTaker, of app: PhoneApp) {
    remove(taker)
    entries.append(Entry(app: app.id, taker: taker))
  }

  /// Forgets something that takes arrivals.
  package func remove(_ taker: any ArrivalTaker) {
    entries.removeAll { $0.taker == nil || $0.taker === taker }
  }

  /// Hands an app an activity, and returns whether anything in it took the activity.
  package static func hand(_ activity: NSUserActivity, to app: PhoneApp) -> Bool {
    of(app.phone).hand(to: app) { $0.accept(activity.copyForAnotherProcess()) }
  }

  /// Hands an arrival to everything in an app that takes it, and returns whether anything did.
  func hand(to app: PhoneApp, _ give: (any ArrivalTaker) -> Bool) -> Bool {
    let takers = entries.filter { $0.app == app.id }.compactMap(\.taker)
    return takers.reduce(false) { isTaken, taker in
      AmbientPhone.withApp(app) { give(taker) } || isTaken
    }
  }
}

extension UIApplication {
  /// Passes the app an activity, as the system does when the person continues it in the app.
  ///
  /// This is for tests. Each shown view with `onContinueUserActivity` for its type receives it.
  ///
  /// - Parameter userActivity: The activity; the app gets a copy, as from another process.
  /// - Returns: Whether something in the app accepted the activity.
  @discardableResult
  public func simulateContinue(_ userActivity: NSUserActivity) -> Bool {
    ArrivalBoard.hand(userActivity, to: app)
  }

  /// Passes the app a URL, as the system does when the person follows a link to the app.
  ///
  /// This is for tests. Each shown view with `onOpenURL` receives the URL.
  @discardableResult
  public func simulateOpen(_ url: URL) -> Bool {
    ArrivalBoard.of(app.phone).hand(to: app) { $0.accept(url) }
  }
}
