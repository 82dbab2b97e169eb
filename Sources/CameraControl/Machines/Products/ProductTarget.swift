/// A target of a product: a program of its own, which the phone starts in a process of its own.
public enum ProductTarget: String, Hashable, Codable, Sendable, CaseIterable {
  /// The app.
  case app
  /// The capture extension.
  case captureExtension = "capture-extension"
  /// The widget extension, which has the control.
  case widgetExtension = "widget-extension"
}

extension ProductTarget: CustomStringConvertible {
  /// The target in words, such as `capture extension`.
  public var description: String {
    switch self {
    case .app: "app"
    case .captureExtension: "capture extension"
    case .widgetExtension: "widget extension"
    }
  }
}
