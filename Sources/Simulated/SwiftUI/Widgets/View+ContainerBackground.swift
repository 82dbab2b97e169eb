/// The container of a background: a widget, or a stack of screens.
@Kept(
  #"""
  static let widget: ContainerBackgroundPlacement = Self(name: "widget")
  static let navigation: ContainerBackgroundPlacement = Self(name: "navigation")
  """#)
public struct ContainerBackgroundPlacement: Sendable, Hashable {
  private let name: String
}

extension View {
  #modifiers(
    #"""
    containerBackground<Style: ShapeStyle>(_ style: Style, for container: ContainerBackgroundPlacement) = looked("containerBackground", ["": style])
    containerBackground<Background: View>(for container: ContainerBackgroundPlacement, alignment: Alignment = .center, @ViewBuilder content: () -> Background) = background(alignment: alignment, content: content)
    """#)
}
