/// An action that opens a URL with the environment's handler; without a handler, it opens nothing.
@MainActor @preconcurrency
public struct OpenURLAction {
  private let handler: @MainActor (URL) -> Result
  /// Creates an action with a handler.
  public nonisolated init(handler: @escaping @MainActor (URL) -> Result) { self.handler = handler }
  /// Opens a URL.
  public func callAsFunction(_ url: URL) { _ = handler(url) }

  /// Opens a URL, and passes the closure whether that was possible.
  public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
    completion(handler(url).isAccepted)
  }

  /// The result of opening a URL; with `systemAction`, only a real phone opens the URL.
  @Kept(
    """
    static let handled: Result = Result(isAccepted: true); static let discarded: Result = Result(isAccepted: false)
    static let systemAction: Result = Result(isAccepted: false)
    """)
  public struct Result: Sendable {
    let isAccepted: Bool
  }
}

extension EnvironmentValues {
  /// The action that opens a URL; set your own action to check what a view opens.
  @Entry public var openURL: OpenURLAction = OpenURLAction { _ in .systemAction }
}
