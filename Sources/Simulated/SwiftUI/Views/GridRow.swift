import SimulatedUIKit

/// A row of a grid, with a view for each column.
public struct GridRow<Content: View>: View {
  private let content: Content

  /// Creates a row.
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension GridRow: ShownView {
  func show(in renderer: Renderer) -> [UIView] { [renderer.showTogether(content)] }
}

extension View {
  /// Sets the number of columns that the view takes.
  public func gridCellColumns(_ count: Int) -> some View { looked("gridCellColumns", ["": count]) }

  /// Sets where views are in their column.
  public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    looked("gridColumnAlignment", ["": guide])
  }

  /// Sets the directions in which the view does not make its cell larger.
  public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    looked("gridCellUnsizedAxes", ["": axes])
  }
}
