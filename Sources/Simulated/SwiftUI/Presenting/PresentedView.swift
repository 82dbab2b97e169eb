/// A view that presents another view.
struct PresentedView<Content: View, Item, Sheet: View>: ShownView, Wrapping {
  let content: Content
  let item: Binding<Item?>
  let endsWithAction: Bool
  let onDismiss: (() -> Void)?
  let sheet: (Item) -> Sheet

  func show(in renderer: Renderer) -> [UIView] {
    let presentation = renderer.keep { Presentation() }
    renderer.live(presentation)
    let views = renderer.show(content, at: 0)
    let presented = item.wrappedValue
    (presentation.isPresented, presentation.onDismiss) = (presented != nil, onDismiss)
    guard let presented else { return views }
    let dismiss: @MainActor () -> Void = { [item] in item.wrappedValue = nil }
    let others = renderer.with { environment in
      environment.dismiss = DismissAction(dismiss)
      environment.isPresented = true
      if endsWithAction { environment.afterAction = dismiss }
    } _: {
      renderer.with(input: presented, at: 1) { renderer.show(sheet) { $0(presented) } }
    }
    return views + renderer.accompany(others)
  }
}

/// Notices the end of a presentation.
private final class Presentation: Lifecycle {
  var isPresented = false
  var onDismiss: (() -> Void)?
  private var wasPresented = false

  func settle() {
    let hasEnded = wasPresented && !isPresented
    wasPresented = isPresented
    if hasEnded { onDismiss?() }
  }

  func disappear() {}
}
