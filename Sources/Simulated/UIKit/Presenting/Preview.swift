// An optional closure, so that the macro of SwiftUI is preferred where both fit.

/// Shows a view controller in Xcode's canvas; here, it is compiled and nothing else.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait..., body: (@MainActor () -> UIViewController)?
) = #externalMacro(module: "MacroPlugin", type: "Preview")

/// Shows a view of UIKit in Xcode's canvas; here, it is compiled and nothing else.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait..., body: (@MainActor () -> UIView)?
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

  /// A size.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait { PreviewTrait() }
}
