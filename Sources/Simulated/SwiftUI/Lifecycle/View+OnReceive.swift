public import SimulatedCombine
import SimulatedUIKit

extension View {
  /// Adds an action for the values of a publisher, while the view is shown.
  ///
  /// An update with an equal publisher keeps the subscription. Two publishers are equal if their
  /// properties are the same objects or equal values; closures in them are not compared.
  ///
  /// - Parameters:
  ///   - publisher: The publisher.
  ///   - action: The action.
  /// - Returns: The view with the action.
  public func onReceive<Source: Publisher>(
    _ publisher: Source, perform action: @escaping (Source.Output) -> Void
  ) -> some View where Source.Failure == Never {
    ReceivingView(content: self, publisher: publisher, action: action)
  }
}

private struct ReceivingView<Content: View, Source: Publisher>: ShownView, Wrapping
where Source.Failure == Never {
  let content: Content
  let publisher: Source
  let action: (Source.Output) -> Void

  func show(in renderer: Renderer) -> [UIView] {
    let reception = renderer.keep { Reception(publisher) }
    (reception.publisher, reception.actions.run) = (publisher, action)
    return renderer.showLiving(content, with: reception)
  }
}

private final class Reception<Source: Publisher>: Lifecycle where Source.Failure == Never {
  var publisher: Source
  let actions = Actions()
  private var started: (publisher: Source, subscription: AnyCancellable)?

  final class Actions {
    var run: (Source.Output) -> Void = { _ in }
  }

  init(_ publisher: Source) { self.publisher = publisher }

  func settle() {
    if let started, isSame(started.publisher, publisher) { return }
    started?.subscription.cancel()
    let actions = actions
    started = (publisher, publisher.sink { actions.run($0) })
  }

  func disappear() {
    started?.subscription.cancel()
    started = nil
  }
}

/// Returns whether two values of one type have the same objects and equal values in them.
private func isSame(_ first: Any, _ second: Any) -> Bool {
  guard type(of: first) == type(of: second) else { return false }
  if type(of: first) is any AnyObject.Type {
    return first as AnyObject === second as AnyObject
  }
  if let first = first as? AnyHashable, let second = second as? AnyHashable {
    return first == second
  }
  let (parts, others) = (Mirror(reflecting: first).children, Mirror(reflecting: second).children)
  return parts.count == others.count
    && zip(parts, others).allSatisfy { isSame($0.value, $1.value) }
}
