/// A type whose view Xcode's canvas shows; here, it is compiled and nothing else.
@MainActor @preconcurrency
public protocol PreviewProvider {
  /// The type of the view.
  associatedtype Previews: View

  /// The view.
  @ViewBuilder static var previews: Previews { get }
}
