/// An intent whose meaning the system knows.
public protocol SystemIntent: AppIntent {}

/// An intent that opens something in the app.
public protocol OpenIntent: SystemIntent {
  /// The type of what is opened.
  associatedtype Value: _IntentValue

  /// What is opened.
  var target: Value { get set }
}

extension OpenIntent {
  #kept("static let openAppWhenRun: Bool = true")
}

/// An intent that sets a value, such as that of a toggle.
public protocol SetValueIntent: SystemIntent {
  /// The type of the value.
  associatedtype ValueType: _IntentValue

  /// The value.
  var value: ValueType { get set }
}

/// An intent that begins, changes or ends what an app shows on the Lock Screen.
public protocol LiveActivityIntent: SystemIntent {}

/// An intent that begins a recording of sound.
public protocol AudioRecordingIntent: SystemIntent {}

/// An intent that opens a web address; performing it only returns.
public struct OpenURLIntent: SystemIntent {
  /// What people read.
  public static var title: LocalizedStringResource { "Open URL" }

  /// The address.
  @IntentParameter(title: "URL") public var url: URL

  /// Creates an intent without an address.
  public init() {}

  /// Creates an intent for an address.
  public init(_ url: URL) { self.url = url }

  /// Returns; the one who asked opens the address.
  public func perform() async throws -> some IntentResult { .result() }
}

/// An intent whose parameters configure a widget.
public protocol WidgetConfigurationIntent: SystemIntent {}

/// An intent whose parameters configure a control.
public protocol ControlConfigurationIntent: SystemIntent {}

extension AppIntent where Self: WidgetConfigurationIntent, PerformResult == Never {
  /// Traps: such an intent is never run.
  public func perform() async throws -> Never {
    preconditionFailure("\(Self.self) configures a widget, and is not run")
  }
}

extension AppIntent where Self: ControlConfigurationIntent, PerformResult == Never {
  /// Traps: such an intent is never run.
  public func perform() async throws -> Never {
    preconditionFailure("\(Self.self) configures a control, and is not run")
  }
}
