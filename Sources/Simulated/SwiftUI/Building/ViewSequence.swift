/// A view that represents several other views, one after another.
@MainActor
protocol ViewSequence {
  /// The views, with what identifies those of a collection.
  var members: [(id: AnyHashable?, view: any View)] { get }
}

/// A view, with its place among other views, and its identity in a collection.
struct ViewMember {
  let place: AnyHashable
  let id: AnyHashable?
  let view: any View

  /// Returns the views that a view represents, or the view itself.
  @MainActor
  static func members(of view: any View) -> [ViewMember] {
    guard let several = view as? any ViewSequence else {
      return [ViewMember(place: 0, id: nil, view: view)]
    }
    return several.members.enumerated().flatMap { index, member in
      members(of: member.view).map { inner in
        ViewMember(
          place: AnyHashable([member.id ?? AnyHashable(index), inner.place]),
          id: inner.id ?? member.id, view: inner.view)
      }
    }
  }
}

extension TupleView: ViewSequence {
  var members: [(id: AnyHashable?, view: any View)] { views.map { (nil, $0) } }
}

extension ForEach: ViewSequence {
  var members: [(id: AnyHashable?, view: any View)] {
    data.map { (AnyHashable(identify($0)), content($0)) }
  }
}

extension Optional: ViewSequence where Wrapped: View {
  var members: [(id: AnyHashable?, view: any View)] { map { [(nil, $0)] } ?? [] }
}

extension ConditionalContent: ViewSequence {
  var members: [(id: AnyHashable?, view: any View)] {
    switch self {
    case .first(let view): [(AnyHashable("first"), view)]
    case .second(let view): [(AnyHashable("second"), view)]
    }
  }
}
