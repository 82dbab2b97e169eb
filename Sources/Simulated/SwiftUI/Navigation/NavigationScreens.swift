/// The screens on a stack after the first, and the closures that show the values on the stack.
@MainActor
final class NavigationScreens {
  // The closures that show the values of each type.
  private var destinations: [ObjectIdentifier: (AnyHashable, Renderer) -> [UIView]] = [:]
  /// The path that the app keeps; without one, the stack keeps its own.
  var path: Path?

  // The screens of links, and the screens that recently shown views present with a binding.
  private let own = StateBox<[Screen]>([])
  private var presented: [Screen] = []

  /// A path of values that an app keeps.
  struct Path {
    let read: () -> [AnyHashable]
    /// Adds a value, if the path takes its type.
    let append: (AnyHashable) -> Void
    let removeLast: () -> Void
  }

  /// A screen of a value, a screen from a link, or a screen that a binding presents.
  enum Screen {
    case value(AnyHashable)
    case view(PushedView)
    case presented(Place, @MainActor (Renderer) -> [UIView])
  }

  /// The place of a view that presents a screen while a binding is `true`.
  final class Place {
    var dismiss: () -> Void = {}
  }

  /// The view of a link that was tapped.
  final class PushedView {
    let view: any View

    init(_ view: any View) { self.view = view }
  }

  /// Returns the screen above some others, which have been shown.
  func screen(above count: Int) -> Screen? {
    let all = (path?.read() ?? []).map(Screen.value) + presented + own.value
    return count < all.count ? all[count] : nil
  }

  /// Forgets what views present, before they say it anew.
  func begin() { presented = [] }

  /// Presents a screen, as a run of the app's code has made it.
  func show<Item, Destination: View>(
    at place: Place, _ item: Item, _ destination: @escaping (Item) -> Destination, from source: Int
  ) {
    presented.append(
      .presented(place) { renderer in
        renderer.with(input: (item, source), at: 0) { renderer.show(destination) { $0(item) } }
      })
  }

  func push(_ view: any View) { own.value.append(.view(PushedView(view))) }

  func push<Value: Hashable>(_ value: Value) {
    if let path {
      path.append(AnyHashable(value))
    } else if destinations[ObjectIdentifier(Value.self)] != nil {
      own.value.append(.value(AnyHashable(value)))
    }
  }

  func removeLast() {
    if own.value.popLast() != nil { return }
    if case .presented(let place, _) = presented.last {
      place.dismiss()
    } else {
      path?.removeLast()
    }
  }

  /// Says what shows the values of a type, as a run of the app's code has made it.
  func add<Value: Hashable, Destination: View>(
    _ destination: @escaping (Value) -> Destination, from source: Int
  ) {
    destinations[ObjectIdentifier(Value.self)] = { value, renderer in
      guard let base = value.base as? Value else { return [] }
      return renderer.with(input: (value, source), at: 0) {
        renderer.show(destination) { $0(base) }
      }
    }
  }

  /// Returns the UIKit views of a screen; none if nothing has said what shows its value.
  func show(_ screen: Screen, at index: Int, in renderer: Renderer) -> [UIView] {
    switch screen {
    case .view(let pushed): renderer.with(input: pushed, at: index) { renderer.show(pushed.view) }
    case .value(let value):
      renderer.with(input: value, at: index) {
        destinations[ObjectIdentifier(type(of: value.base))]?(value, renderer) ?? []
      }
    case .presented(let place, let show): renderer.with(input: place, at: index) { show(renderer) }
    }
  }
}

extension EnvironmentValues {
  /// The stack that the view is on.
  @Entry var navigation: NavigationScreens? = nil
}
