/// Something that the system can do with an app.
public protocol AppIntent: Sendable {
  /// The type of the result.
  associatedtype PerformResult: IntentResult
  /// The title.
  static var title: LocalizedStringResource { get }
  /// The description, or `nil` if there is none.
  static var description: IntentDescription? { get }
  /// Whether the system opens the app before the intent runs.
  static var openAppWhenRun: Bool { get }
  /// Whether the person finds the intent in lists.
  static var isDiscoverable: Bool { get }
  /// Does what the intent stands for.
  func perform() async throws -> PerformResult
  /// Creates the intent.
  init()
}

extension AppIntent {
  /// The wrapper of the intent's parameters.
  public typealias Parameter<Value: _IntentValue> = IntentParameter<Value>
  /// The wrapper of what the app gives to its intents.
  public typealias Dependency<Value: Sendable> = AppDependency<Value>
  /// What the person sees of the intent's parameters.
  public typealias Summary = IntentParameterSummary<Self>

  #kept(
    """
    static let description: IntentDescription? = nil; static let openAppWhenRun: Bool = false
    static let isDiscoverable: Bool = true
    """)
}
