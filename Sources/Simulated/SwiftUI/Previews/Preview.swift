/// Shows a view in Xcode's canvas; here, the view is compiled and nothing else.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait..., @ViewBuilder body: @MainActor () -> any View
) = #externalMacro(module: "MacroPlugin", type: "Preview")

/// A circumstance of a preview: how the phone is held, or that there is only as much as the view needs.
@Kept(
  """
  static let landscapeLeft: PreviewTrait = Self(); static let landscapeRight: PreviewTrait = Self()
  static let portrait: PreviewTrait = Self(); static let sizeThatFitsLayout: PreviewTrait = Self()
  """)
public struct PreviewTrait: Sendable {}
