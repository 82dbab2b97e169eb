import QuartzCore
import XCTest

/// What apps name of layers, in Swift 5 and in Swift 6.
@MainActor
final class LayerNamesTests: XCTestCase {
  func testValuesAreThere() async {
    assertDistinct([CAMediaTimingFillMode.backwards])
    assertDistinct([CAShapeLayerLineCap.butt])
    assertDistinct([CAShapeLayerLineJoin.miter])
    assertDistinct([CATextLayerAlignmentMode.justified, .natural])
  }

  func testPropertiesAreThere() async {
    assertProperties(
      \CAAnimation.beginTime, \.fillMode, \.isRemovedOnCompletion, \.repeatDuration, \.timeOffset
    )
    assertProperties(\CAKeyframeAnimation.keyTimes, \.timingFunctions)
    assertProperties(
      \CALayer.allowsEdgeAntialiasing, \.anchorPoint, \.borderColor, \.borderWidth,
      \.contentsGravity, \.contentsScale, \.drawsAsynchronously, \.isGeometryFlipped,
      \.rasterizationScale, \.shadowColor, \.shadowOffset, \.shadowOpacity, \.shadowPath,
      \.shadowRadius, \.shouldRasterize, \.sublayerTransform, \.zPosition
    )
    assertProperties(\CAPropertyAnimation.isAdditive, \.isCumulative)
    assertProperties(
      \CAShapeLayer.fillColor, \.lineDashPhase, \.strokeColor, \.strokeEnd, \.strokeStart
    )
    assertProperties(\CATextLayer.alignmentMode, \.fontSize, \.isWrapped)
    assertProperties(
      \CATransform3D.m13, \.m14, \.m22, \.m23, \.m24, \.m31, \.m32, \.m33, \.m34, \.m41, \.m42,
      \.m44
    )
  }

  func testFunctionsAreThere() async {
    let _: [Any] = [
      CATransaction.setAnimationDuration(_:), CATransaction.setAnimationTimingFunction(_:),
    ]
    let _ = { (object: CALayer) in
      (
        object.animationKeys, object.removeAllAnimations, object.removeAnimation(forKey:),
        object.setAffineTransform(_:), object.setNeedsDisplay
      )
    }
  }

  func testTypesAreThere() async {
    let _: [Any.Type] = [
      CALayerContentsGravity.self, CALayerCornerCurve.self, CAMediaTimingFunctionName.self,
    ]
  }
}
