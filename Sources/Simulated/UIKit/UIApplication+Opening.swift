extension UIApplication {
  /// Remembers an address instead of opening it, and says that it was opened.
  public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any],
    completionHandler: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    open(url)
    completionHandler?(true)
  }

  /// A way to open an address.
  @RawText("UIApplicationOpenURLOption", "universalLinksOnly")
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {}
}
