/// A view that shows one of several screens; a tap on a screen's item chooses the screen.
///
/// The other screens keep their states, but they have disappeared.
public struct TabView<SelectionValue: Hashable, Content: View>: View, ShownView {
  private let selection: Binding<SelectionValue>?
  private let content: Content

  /// Creates screens, with a binding to the tag of the chosen one.
  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    (self.selection, self.content) = (selection, content())
  }

  func show(in renderer: Renderer) -> [UIView] {
    let view = renderer.keep { UIView(frame: .zero) }
    let own = renderer.keep { StateBox<AnyHashable?>(nil) }
    return renderer.evaluate(content) {
      ViewMember.members(of: $0)
    } then: { members in
      let tabs = members.enumerated().map { ShownTab($1, at: $0) }
      view.showOnly(show(tabs, with: own, in: renderer))
      return [view]
    }
  }

  private func show(
    _ tabs: [ShownTab], with own: StateBox<AnyHashable?>, in renderer: Renderer
  ) -> [UIView] {
    let wanted = selection.map { AnyHashable($0.wrappedValue) } ?? own.value
    let chosen = tabs.firstIndex { $0.tag == wanted } ?? 0
    var (screens, items): ([UIView], [UIView]) = ([], [])
    for (index, tab) in tabs.enumerated() {
      if index == chosen {
        screens = renderer.show(tab.member.view, at: 0, id: tab.member.place)
      } else {
        renderer.hold(tab.member.view, at: 0, id: tab.member.place)
      }
      guard let item = tab.item else { continue }
      let tappable = TapView(content: AnyView(item), count: 1) { [selection] _ in
        own.value = tab.tag
        if let value = tab.tag.base as? SelectionValue { selection?.wrappedValue = value }
      }
      items += renderer.show(tappable, at: 1, id: tab.member.place)
    }
    return screens + items
  }
}

// Without a binding, the view shows the first screen initially.
extension TabView where SelectionValue == Int {
  #kept("init(@ViewBuilder content: () -> Content) = self.init(selection: nil, content: content)")
}

/// A screen of a tab view, with what the app says about it.
@MainActor
private struct ShownTab {
  let member: ViewMember
  let tag: AnyHashable
  let item: (any View)?

  init(_ member: ViewMember, at index: Int) {
    self.member = member
    var (tag, item): (AnyHashable?, (any View)?) = (nil, nil)
    var view: any View = member.view
    while let part = view as? any Wrapping {
      (tag, item) = (tag ?? part.tag, item ?? part.item)
      view = part.content
    }
    self.tag = tag ?? member.id ?? AnyHashable(index)
    self.item = item
  }
}
