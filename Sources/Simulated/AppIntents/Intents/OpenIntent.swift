/// An intent that opens something in the app.
public protocol OpenIntent: AppIntent {
  /// The type of the item that the intent opens.
  associatedtype Value: _IntentValue
  /// The item that the intent opens.
  var target: Value { get set }
}

extension OpenIntent { #kept("static let openAppWhenRun: Bool = true") }

/// An intent that sets a value, such as that of a toggle.
public protocol SetValueIntent: AppIntent {
  /// The type of the value.
  associatedtype ValueType: _IntentValue
  /// The value.
  var value: ValueType { get set }
}

/// An intent that opens a web address; performing it only returns.
public struct OpenURLIntent: AppIntent {
  /// The title that people read.
  public static var title: LocalizedStringResource { "Open URL" }
  /// The web address.
  @IntentParameter(title: "URL") public var url: URL
  /// Creates an intent without an address.
  public init() {}
  /// Creates an intent for an address.
  public init(_ url: URL) { self.url = url }
  /// Returns without opening the address; the caller opens it.
  public func perform() async throws -> some IntentResult { .result() }
}
