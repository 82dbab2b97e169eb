/// Shows a view in Xcode's canvas; the simulation only compiles the view.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait..., @ViewBuilder body: @MainActor () -> any View
) = #externalMacro(module: "MacroPlugin", type: "Preview")

/// A type whose view Xcode's canvas shows; the simulation only compiles the view.
@MainActor @preconcurrency
public protocol PreviewProvider {
  /// The type of the view.
  associatedtype Previews: View
  /// The view.
  @ViewBuilder static var previews: Previews { get }
}

/// Makes a property, such as a state, a part of a preview; the simulation only compiles it.
@attached(peer)
public macro Previewable() = #externalMacro(module: "MacroPlugin", type: "Previewable")
