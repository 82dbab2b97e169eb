/// A kept object that acts when its view appears, is updated and disappears.
@MainActor
protocol Lifecycle: AnyObject {
  /// Called after each update while the view is in a window, the first time when it appears.
  func settle()
  /// Called when the view is no longer in a window, or no longer part of the description.
  func disappear()
}

/// A kept object that acts when its view is no longer part of the interface.
@MainActor
protocol Releasable: AnyObject {
  /// Called after the update without the view.
  func release()
}

extension View {
  /// Keeps a part of the view that acts when the view appears, is updated and disappears; `update`
  /// tells the part what the view says now.
  func living<Part: Lifecycle>(
    _ make: @autoclosure @escaping () -> Part, update: @escaping (Part) -> Void
  ) -> some View { LivingView(content: self, make: make, update: update) }
}

private struct LivingView<Content: View, Part: Lifecycle>: ShownView, Wrapping {
  let content: Content
  let make: () -> Part
  let update: (Part) -> Void

  func show(in renderer: Renderer) -> [UIView] {
    let part = renderer.keep(make)
    update(part)
    return renderer.showLiving(content, with: part)
  }
}

/// A part that acts when its view appears and disappears, once for each time.
class Appearance: Lifecycle {
  private(set) var isThere = false

  final func settle() {
    guard !isThere else { return }
    isThere = true
    appear()
  }

  final func disappear() {
    guard isThere else { return }
    isThere = false
    leave()
  }

  func appear() {}
  func leave() {}
}
