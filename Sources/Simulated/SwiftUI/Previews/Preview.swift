/// Shows a view in Xcode's canvas; here, the view is compiled and nothing else.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait..., @ViewBuilder body: @MainActor () -> any View
) = #externalMacro(module: "MacroPlugin", type: "Preview")
