import SimulatedAVFoundation

// The notifications are posted on the main thread, in the order in which they stand here. In what is
// about to happen the app still has its old state, and in what has happened its new one.

extension UIApplication {
  // The last two are never posted: an app that is ended hears of nothing, and memory is not short.
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
  /// Returns the name of a notification that the current app hears from now on.
  fileprivate static func watched(_ name: String) -> NSNotification.Name {
    _ = FrontWatch.following(.ambient)
    return NSNotification.Name(name)
  }
}
