public import Foundation
import SimulatedAVFoundation

// The notifications are posted on the main thread, in the order in which they stand here. In what is
// about to happen the app still has its old state, and in what has happened its new one.

extension UIApplication {
  /// Posted when the app is about to leave the front of its phone.
  public nonisolated static var willResignActiveNotification: NSNotification.Name {
    .watched("UIApplicationWillResignActiveNotification")
  }

  /// Posted when the app has left the front of its phone.
  public nonisolated static var didEnterBackgroundNotification: NSNotification.Name {
    .watched("UIApplicationDidEnterBackgroundNotification")
  }

  /// Posted when the app is about to return to the front of its phone.
  public nonisolated static var willEnterForegroundNotification: NSNotification.Name {
    .watched("UIApplicationWillEnterForegroundNotification")
  }

  /// Posted when the app has returned to the front of its phone.
  public nonisolated static var didBecomeActiveNotification: NSNotification.Name {
    .watched("UIApplicationDidBecomeActiveNotification")
  }

  /// Never posted: an app that is ended hears of nothing.
  public nonisolated static var willTerminateNotification: NSNotification.Name {
    .watched("UIApplicationWillTerminateNotification")
  }
}

extension UIScene {
  /// Posted when the scene is about to leave the front of its phone.
  public nonisolated static var willDeactivateNotification: NSNotification.Name {
    .watched("UISceneWillDeactivateNotification")
  }

  /// Posted when the scene has left the front of its phone.
  public nonisolated static var didEnterBackgroundNotification: NSNotification.Name {
    .watched("UISceneDidEnterBackgroundNotification")
  }

  /// Posted when the scene is about to return to the front of its phone.
  public nonisolated static var willEnterForegroundNotification: NSNotification.Name {
    .watched("UISceneWillEnterForegroundNotification")
  }

  /// Posted when the scene has returned to the front of its phone.
  public nonisolated static var didActivateNotification: NSNotification.Name {
    .watched("UISceneDidActivateNotification")
  }
}

extension NSNotification.Name {
  /// Returns the name of a notification that the current app hears from now on.
  fileprivate static func watched(_ name: String) -> NSNotification.Name {
    _ = FrontWatch.following(.ambient)
    return NSNotification.Name(name)
  }
}
