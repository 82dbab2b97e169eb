/// A style of signs that something goes on.
@MainActor @preconcurrency
public protocol ProgressViewStyle {
  /// The type of a sign's view.
  associatedtype Body: View
  /// What a sign is made of.
  typealias Configuration = ProgressViewStyleConfiguration
  /// Returns the view of a sign.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a sign that something goes on is made of.
@MainActor @preconcurrency
public struct ProgressViewStyleConfiguration {
  /// How far it has come, from 0 to 1, if that is known.
  public let fractionCompleted: Double?
  /// What it is about.
  public var label: Label?
  /// How far it has come, in words.
  public var currentValueLabel: CurrentValueLabel?
  /// The label of a sign.
  public typealias Label = ButtonStyleConfiguration.Label
  /// The label of a sign's value.
  public typealias CurrentValueLabel = ButtonStyleConfiguration.Label

  @ViewBuilder var labels: some View {
    label
    currentValueLabel
  }
}

extension View {
  /// Sets the looks of signs that something goes on.
  public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    styled { (configuration: ProgressViewStyleConfiguration) in
      style.makeBody(configuration: configuration)
    }.looked("progressViewStyle", ["": style])
  }
}

extension SystemStyle: ProgressViewStyle {
  /// Returns the labels.
  @MainActor public func makeBody(configuration: ProgressViewStyleConfiguration) -> AnyView {
    AnyView(configuration.labels)
  }
}

extension ProgressViewStyle where Self == SystemStyle { #styles("automatic; linear; circular") }

/// A style of signs that go round.
@Kept("init(); init(tint: Color)") public struct CircularProgressViewStyle: ProgressViewStyle {
  /// Returns the labels.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    configuration.labels
  }
}
/// A style of signs that fill a line.
public typealias LinearProgressViewStyle = CircularProgressViewStyle
