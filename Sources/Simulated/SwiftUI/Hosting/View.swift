/// A part of an app's interface; the simulation supports what capture events need.
@MainActor @preconcurrency
public protocol View {
  /// The type of the view's body.
  associatedtype Body: View
  /// The content of this view.
  @ViewBuilder var body: Body { get }
}

extension Never: View {
  /// The type of the view's body.
  public typealias Body = Never
  /// The body; it is never read, because no view of the type `Never` exists.
  public var body: Never { self }
}

extension Optional: View where Wrapped: View {}

extension View where Body == Never {
  /// Traps, because the library's own views have no body; the renderer never calls this.
  public var body: Never {
    preconditionFailure("\(Self.self) has no body; show it in a hosting controller")
  }
}

/// Traps: scenes, gestures and the like of the library have no body, and nothing asks them for one.
func noBody(of type: Any.Type) -> Never { preconditionFailure("\(type) has no body") }

/// A view without a body, which provides its UIKit views itself.
@MainActor
protocol ShownView: View where Body == Never {
  /// Returns the UIKit views, from back to front.
  func show(in renderer: Renderer) -> [UIView]
}

extension Optional: ShownView where Wrapped: View {
  func show(in renderer: Renderer) -> [UIView] { map { renderer.show($0) } ?? [] }
}

/// An empty view.
@Kept("nonisolated init()")
public struct EmptyView: View, ShownView {
  func show(in renderer: Renderer) -> [UIView] { [] }
}
