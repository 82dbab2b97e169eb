/// Opens a URL with the handler in the environment; without one, nothing is opened.
@MainActor @preconcurrency
public struct OpenURLAction {
  private let handler: @MainActor (URL) -> Result
  /// Creates an action with a handler.
  public nonisolated init(handler: @escaping @MainActor (URL) -> Result) { self.handler = handler }
  /// Opens a URL.
  public func callAsFunction(_ url: URL) { _ = handler(url) }

  /// Opens a URL, and says whether that was possible.
  public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
    completion(handler(url).isAccepted)
  }

  /// What became of a URL: `systemAction` is to have the system open it, which it does not do here.
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
  /// Opens a URL; set it to learn what a view opens.
  @Entry public var openURL: OpenURLAction = OpenURLAction { _ in .systemAction }
}
