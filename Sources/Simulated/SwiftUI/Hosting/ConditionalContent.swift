/// The view of one of two branches.
public enum ConditionalContent<First: View, Second: View>: View {
  /// The first branch was taken.
  case first(First)
  /// The second branch was taken.
  case second(Second)
}

extension ConditionalContent: ShownView {
  func show(in renderer: Renderer) -> [UIView] {
    switch self {
    case .first(let view): renderer.show(view, at: 0)
    case .second(let view): renderer.show(view, at: 1)
    }
  }
}
