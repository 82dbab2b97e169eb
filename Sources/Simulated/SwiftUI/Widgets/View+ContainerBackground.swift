/// What a background belongs to.
public struct ContainerBackgroundPlacement: Sendable, Hashable {
  private let name: String

  /// A widget.
  public static let widget = ContainerBackgroundPlacement(name: "widget")
  /// A stack of screens.
  public static let navigation = ContainerBackgroundPlacement(name: "navigation")
}

extension View {
  /// Gives what is around the view a background.
  public func containerBackground<Style: ShapeStyle>(
    _ style: Style, for container: ContainerBackgroundPlacement
  ) -> some View { looked("containerBackground", ["": style]) }

  /// Gives what is around the view a background.
  public func containerBackground<Background: View>(
    for container: ContainerBackgroundPlacement, alignment: Alignment = .center,
    @ViewBuilder content: () -> Background
  ) -> some View { background(alignment: alignment, content: content) }
}
