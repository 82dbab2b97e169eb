public import Foundation

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
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the way.
    public let rawValue: String

    /// Creates a way from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Only in an app that takes the address as a universal link.
    public static let universalLinksOnly = OpenExternalURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
  }
}
