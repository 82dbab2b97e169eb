/// Shows a view in Xcode's canvas; here, the view is compiled and nothing else.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait..., @ViewBuilder body: @MainActor () -> any View
) = #externalMacro(module: "MacroPlugin", type: "Preview")

/// A type whose view Xcode's canvas shows; here, it is compiled and nothing else.
@MainActor @preconcurrency
public protocol PreviewProvider {
  /// The type of the view.
  associatedtype Previews: View
  /// The view.
  @ViewBuilder static var previews: Previews { get }
}

/// Makes a state or the like a part of a preview; here, it is compiled and nothing else.
@attached(peer)
public macro Previewable() = #externalMacro(module: "MacroPlugin", type: "Previewable")
