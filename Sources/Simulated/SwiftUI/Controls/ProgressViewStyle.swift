/// A style of progress views.
@MainActor @preconcurrency
public protocol ProgressViewStyle {
  /// The type of a progress view's content.
  associatedtype Body: View
  /// The parts of a progress view.
  typealias Configuration = ProgressViewStyleConfiguration
  /// Returns the content of a progress view.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a progress view.
@MainActor @preconcurrency
public struct ProgressViewStyleConfiguration {
  /// The completed fraction of the task, from 0 to 1, if it is known.
  public let fractionCompleted: Double?
  /// The label that describes the task.
  public var label: Label?
  /// The label that describes the completed fraction.
  public var currentValueLabel: CurrentValueLabel?
  /// The label of a progress view.
  public typealias Label = ButtonStyleConfiguration.Label
  /// The label of a progress view's value.
  public typealias CurrentValueLabel = ButtonStyleConfiguration.Label

  @ViewBuilder var labels: some View {
    label
    currentValueLabel
  }
}

extension View {
  /// Sets the style of progress views.
  public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    styled(style.makeBody).looked("progressViewStyle", ["": style])
  }
}

extension SystemStyle: ProgressViewStyle {
  /// Returns the labels.
  @MainActor public func makeBody(configuration: ProgressViewStyleConfiguration) -> AnyView {
    AnyView(configuration.labels)
  }
}

extension ProgressViewStyle where Self == SystemStyle { #styles("automatic; linear; circular") }

/// A style of circular progress views.
@Kept("init(); init(tint: Color)") public struct CircularProgressViewStyle: ProgressViewStyle {
  /// Returns the labels.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    configuration.labels
  }
}
/// A style of progress bars.
public typealias LinearProgressViewStyle = CircularProgressViewStyle
