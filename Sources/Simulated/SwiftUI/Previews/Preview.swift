/// Shows a view in Xcode's canvas; here, the view is compiled and nothing else.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait..., @ViewBuilder body: @MainActor () -> any View
) = #externalMacro(module: "MacroPlugin", type: "Preview")

/// A circumstance of a preview.
public struct PreviewTrait: Sendable {
  /// A phone on its left side.
  public static let landscapeLeft = PreviewTrait()
  /// A phone on its right side.
  public static let landscapeRight = PreviewTrait()
  /// A phone held upright.
  public static let portrait = PreviewTrait()
  /// As large as the view.
  public static let sizeThatFitsLayout = PreviewTrait()
}
