// An optional closure, so that the macro of SwiftUI is preferred where both fit.

/// Shows a view controller in Xcode's canvas; the simulation only compiles the controller.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait..., body: (@MainActor () -> UIViewController)?
) = #externalMacro(module: "MacroPlugin", type: "Preview")

/// Shows a UIKit view in Xcode's canvas; the simulation only compiles the view.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait..., body: (@MainActor () -> UIView)?
) = #externalMacro(module: "MacroPlugin", type: "Preview")

/// A circumstance of a preview.
@Kept(
  """
  static let landscapeLeft: Self = Self(); static let landscapeRight: Self = Self(); static let portrait: Self = Self()
  static let sizeThatFitsLayout: Self = Self(); static func fixedLayout(width: CGFloat, height: CGFloat) -> Self = Self()
  """)
public struct PreviewTrait: Sendable {}
