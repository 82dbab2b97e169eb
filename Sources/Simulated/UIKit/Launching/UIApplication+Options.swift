extension UIApplication {
  /// A key of the values with which an app is launched.
  @RawText(
    #"""
    url = "UIApplicationLaunchOptionsURLKey"
    userActivityDictionary = "UIApplicationLaunchOptionsUserActivityDictionaryKey"
    """#)
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {}

  /// A key of the values with which an address is opened.
  @RawText(
    #"""
    sourceApplication = "UIApplicationOpenURLOptionsSourceApplicationKey"
    openInPlace = "UIApplicationOpenURLOptionsOpenInPlaceKey"
    """#)
  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {}
}
