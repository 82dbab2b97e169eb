/// A description of a part of the interface, as far as a capture event needs one.
@MainActor @preconcurrency
public protocol View {
  /// What describes this view by others.
  associatedtype Body: View

  /// The views that this one is made of.
  @ViewBuilder var body: Body { get }
}

extension Never: View {
  /// There is no such view.
  public typealias Body = Never
}

extension Optional: View where Wrapped: View {}

extension View where Body == Never {
  /// Nothing: views that the library makes are shown as they are, and never asked.
  public var body: Never {
    preconditionFailure("\(Self.self) has no body; only a hosting controller shows it")
  }
}
