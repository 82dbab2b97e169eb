// What stands beside a view, such as its background or what is in its bars, is shown and runs.
extension View {
  /// Shows views behind the view.
  public func background<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View { behind(content()) }

  /// Shows a view behind the view.
  @_disfavoredOverload
  public func background<V: View>(_ background: V, alignment: Alignment = .center) -> some View {
    behind(background)
  }

  /// Shows views in front of the view.
  public func overlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View { beside(content()) }

  /// Shows a view in front of the view.
  @_disfavoredOverload
  public func overlay<V: View>(_ overlay: V, alignment: Alignment = .center) -> some View {
    beside(overlay)
  }

  /// Shows views at the top or the bottom of the view.
  public func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View { beside(content()) }

  /// Shows views at a side of the view.
  public func safeAreaInset<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View { beside(content()) }

  /// Shows a bar at the top or the bottom of the view.
  public func safeAreaBar<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View { beside(content()) }

  /// Shows only the parts of the view that are in other views.
  public func mask<V: View>(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> V
  ) -> some View { behind(mask()) }

  /// Shows only the parts of the view that are in another view.
  public func mask<V: View>(_ mask: V) -> some View { behind(mask) }

  /// Shows a view behind the row that the view is.
  public func listRowBackground<V: View>(_ view: V?) -> some View { behind(view) }

  /// Shows views behind a sheet.
  public func presentationBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View { behind(content()) }

  /// Shows a menu beside the view, as if it had been opened.
  public func contextMenu<V: View>(@ViewBuilder menuItems: () -> V) -> some View {
    beside(menuItems())
  }

  /// Shows a menu and a preview beside the view, as if it had been opened.
  public func contextMenu<V: View, P: View>(
    @ViewBuilder menuItems: () -> V, @ViewBuilder preview: () -> P
  ) -> some View {
    beside(Group { TupleView((menuItems(), preview()), views: [menuItems(), preview()]) })
  }

  /// Shows the actions of a row beside it, as if it had been moved.
  public func swipeActions<V: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> V
  ) -> some View { beside(content()) }

  /// Shows the actions of an assistive technology beside the view.
  public func accessibilityActions<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    beside(content())
  }

  /// Shows what an assistive technology sees in the place of the view beside it.
  public func accessibilityRepresentation<V: View>(
    @ViewBuilder representation: () -> V
  ) -> some View { behind(representation()) }

  /// Shows what is in the bars beside the view.
  public func toolbar<V: View>(@ViewBuilder content: () -> V) -> some View { beside(content()) }

  /// Shows what is in the bars, which a person may change, beside the view.
  public func toolbar<V: View>(id: String, @ViewBuilder content: () -> V) -> some View {
    beside(content())
  }

  /// Shows the menu of the title beside the view, as if it had been opened.
  public func toolbarTitleMenu<V: View>(@ViewBuilder content: () -> V) -> some View {
    beside(content())
  }

  /// Shows what is in the bar beside the view.
  public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
    beside(
      Group {
        leading
        trailing
      })
  }

  /// Shows what is in the bar beside the view.
  public func navigationBarItems<L: View>(leading: L) -> some View { beside(leading) }

  /// Shows what is in the bar beside the view.
  public func navigationBarItems<T: View>(trailing: T) -> some View { beside(trailing) }

  /// Shows a view above the bar of tabs beside the view.
  public func tabViewBottomAccessory<V: View>(@ViewBuilder content: () -> V) -> some View {
    beside(content())
  }

  /// Shows a field for a search beside the view.
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View { beside(TextField(text: text) { prompt }) }

  /// Shows a field for a search beside the view.
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View { beside(TextField(text: text) { prompt }) }

  /// Shows a field for a search beside the view.
  @_disfavoredOverload
  public func searchable<S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View { searchable(text: text, placement: placement, prompt: Text(prompt)) }

  private func behind<V: View>(_ other: V) -> some View {
    CompositionView(content: self, other: other, isBehind: true)
  }

  private func beside<V: View>(_ other: V) -> some View {
    CompositionView(content: self, other: other, isBehind: false)
  }
}

private struct CompositionView<Content: View, Other: View>: ShownView, Wrapping {
  let content: Content
  let other: Other
  let isBehind: Bool

  func show(in renderer: Renderer) -> [UIView] {
    let views = renderer.show(content, at: 0)
    let others = renderer.accompany(renderer.show(other, at: 1))
    return isBehind ? others + views : views + others
  }
}
