// Views beside a view, such as its background or the content of its bars, are shown, and they run.
extension View {
  #modifiers(
    """
    background<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) = behind(content())
    @_disfavoredOverload background<V: View>(_ background: V, alignment: Alignment = .center) = behind(background)
    overlay<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) = beside(content())
    @_disfavoredOverload overlay<V: View>(_ overlay: V, alignment: Alignment = .center) = beside(overlay)
    safeAreaInset<V: View>(edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> V) = beside(content())
    safeAreaInset<V: View>(edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> V) = beside(content())
    mask<V: View>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> V) = behind(mask())
    mask<V: View>(_ mask: V) = behind(mask); listRowBackground<V: View>(_ view: V?) = behind(view)
    presentationBackground<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) = behind(content())
    contextMenu<V: View>(@ViewBuilder menuItems: () -> V) = beside(menuItems())
    contextMenu<V: View, P: View>(@ViewBuilder menuItems: () -> V, @ViewBuilder preview: () -> P) = beside(Group { TupleView((menuItems(), preview()), views: [menuItems(), preview()]) })
    swipeActions<V: View>(edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> V) = beside(content())
    accessibilityActions<V: View>(@ViewBuilder _ content: () -> V) = beside(content())
    toolbar<V: View>(@ViewBuilder content: () -> V) = beside(content())
    toolbar<V: View>(id: String, @ViewBuilder content: () -> V) = beside(content())
    navigationBarItems<L: View>(leading: L) = beside(leading)
    navigationBarItems<T: View>(trailing: T) = beside(trailing)
    navigationBarItems<L: View, T: View>(leading: L, trailing: T) = beside(Group { TupleView((leading, trailing), views: [leading, trailing]) })
    searchable(text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil) = beside(TextField(text: text) { prompt })
    searchable(text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil) = beside(TextField(text: text) { prompt })
    @_disfavoredOverload searchable<S: StringProtocol>(text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S) = searchable(text: text, placement: placement, prompt: Text(prompt))
    """)

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
