/// An action that the system can perform with an app.
public protocol AppIntent: Sendable {
  /// The type of the result.
  associatedtype PerformResult: IntentResult
  /// The title.
  static var title: LocalizedStringResource { get }
  /// The description, or `nil` if there is none.
  static var description: IntentDescription? { get }
  /// Whether the system opens the app before the intent runs.
  static var openAppWhenRun: Bool { get }
  /// Whether the system lists the intent for the person.
  static var isDiscoverable: Bool { get }
  /// Performs the action.
  func perform() async throws -> PerformResult
  /// Creates the intent.
  init()
}

extension AppIntent {
  /// The property wrapper for the intent's parameters.
  public typealias Parameter<Value: _IntentValue> = IntentParameter<Value>
  /// The property wrapper for values that the app provides to its intents.
  public typealias Dependency<Value: Sendable> = AppDependency<Value>
  /// The description of the intent's parameters for the person.
  public typealias Summary = IntentParameterSummary<Self>

  #kept(
    """
    static let description: IntentDescription? = nil; static let openAppWhenRun: Bool = false
    static let isDiscoverable: Bool = true
    """)
}
