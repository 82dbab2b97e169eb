import UIKit

/// Makes views on the screen of a description, and keeps them from one time to the next.
///
/// What is kept belongs to a place: where a view stands among its neighbours, all the way up, and
/// what it is. A view that comes back at its place is the same; one that does not come back is gone.
@MainActor
final class Renderer {
  private struct Step: Hashable {
    let index: Int
    let type: ObjectIdentifier
  }

  private var path: [Step] = []
  private var kept: [[Step]: AnyObject] = [:]
  private var isNeeded: Set<[Step]> = []

  /// Shows a whole description.
  func showAll(_ view: some View) -> [UIView] {
    isNeeded = []
    let views = show(view)
    kept = kept.filter { isNeeded.contains($0.key) }
    return views
  }

  /// Shows a view at a place among its neighbours.
  func show<Content: View>(_ view: Content, at index: Int = 0) -> [UIView] {
    path.append(Step(index: index, type: ObjectIdentifier(Content.self)))
    defer { path.removeLast() }
    if let shown = view as? any ShownView { return shown.show(in: self) }
    if let represented = view as? any UIViewRepresentable {
      return represented.showRepresented(in: self)
    }
    remember(view)
    return show(view.body)
  }

  /// Shows a view within one view on the screen.
  func showTogether(_ view: some View) -> UIView {
    let together = keep { UIView(frame: .zero) }
    together.showOnly(show(view))
    return together
  }

  /// What is kept for the place that is shown now; it is made if there is nothing.
  func keep<Object: AnyObject>(_ make: () -> Object) -> Object {
    isNeeded.insert(path)
    if let object = kept[path] as? Object { return object }
    let object = make()
    kept[path] = object
    return object
  }

  /// Gives a view the states that its predecessor at this place had.
  private func remember(_ view: some View) {
    let states = Mirror(reflecting: view).children.compactMap { $0.value as? any KeptState }
    guard !states.isEmpty else { return }
    let memory = keep { StateMemory() }
    for (index, state) in states.enumerated() { state.connect(to: memory, at: index) }
  }
}

extension UIView {
  /// Has these views as subviews, from the back to the front, and leaves alone what is right.
  func showOnly(_ views: [UIView]) {
    for view in subviews where !views.contains(where: { $0 === view }) {
      view.removeFromSuperview()
    }
    for (index, view) in views.enumerated() {
      if index < subviews.count, subviews[index] === view { continue }
      insertSubview(view, at: index)
    }
  }
}
