import UIKit

/// Creates UIKit views for a description, and keeps them from one update to the next.
///
/// What is kept belongs to a place: the indexes and types of a view and of all views around it. A
/// view that is shown again at its place keeps its UIKit view; one that is not loses it.
@MainActor
final class Renderer {
  private struct Step: Hashable {
    let index: Int
    let type: ObjectIdentifier
  }

  private var path: [Step] = []
  private var kept: [[Step]: AnyObject] = [:]
  private var isNeeded: Set<[Step]> = []

  /// Returns the UIKit views for a whole description.
  func showAll(_ view: some View) -> [UIView] {
    isNeeded = []
    let views = show(view)
    kept = kept.filter { isNeeded.contains($0.key) }
    return views
  }

  /// Returns the UIKit views for a view at an index among its siblings.
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

  /// Returns a single UIKit view that contains those for a view.
  func showTogether(_ view: some View) -> UIView {
    let together = keep { UIView(frame: .zero) }
    together.showOnly(show(view))
    return together
  }

  /// Returns the object kept for the current place, creating it if there is none.
  func keep<Object: AnyObject>(_ make: () -> Object) -> Object {
    isNeeded.insert(path)
    if let object = kept[path] as? Object { return object }
    let object = make()
    kept[path] = object
    return object
  }

  /// Gives a view the states of its predecessor at the current place.
  private func remember(_ view: some View) {
    let states = Mirror(reflecting: view).children.compactMap { $0.value as? any KeptState }
    guard !states.isEmpty else { return }
    let memory = keep { StateMemory() }
    for (index, state) in states.enumerated() { state.connect(to: memory, at: index) }
  }
}

extension UIView {
  /// Makes the given views the only subviews, from back to front; those in place are not touched.
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
