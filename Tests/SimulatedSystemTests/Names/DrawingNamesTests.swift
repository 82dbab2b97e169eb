import CoreGraphics
import Foundation
import XCTest

/// What apps name of drawings, in Swift 5 and in Swift 6.
@MainActor
final class DrawingNamesTests: XCTestCase {
  func testValuesAreThere() async {
    assertDistinct([CGBitmapInfo.byteOrder32Big])
    assertDistinct([
      CGBlendMode.colorBurn, .colorDodge, .darken, .destinationAtop, .destinationIn,
      .destinationOut, .destinationOver, .exclusion, .hardLight, .lighten, .luminosity,
      .plusDarker, .plusLighter, .softLight, .sourceAtop, .sourceIn, .sourceOut, .xor,
    ])
    assertDistinct([
      CGImageAlphaInfo.alphaOnly, .noneSkipFirst, .noneSkipLast, .premultipliedLast,
    ])
    assertDistinct([CGImagePropertyOrientation.downMirrored, .rightMirrored, .upMirrored])
    assertDistinct([CGLineCap.butt])
    assertDistinct([CGLineJoin.miter])
    assertDistinct([CGPathDrawingMode.eoFill, .eoFillStroke, .fillStroke])
    let _: [Any?] = [CGColorSpace.extendedSRGB, CGColorSpace.linearSRGB]
  }

  func testPropertiesAreThere() async {
    assertProperties(\CGAffineTransform.tx)
    assertProperties(\CGImage.alphaInfo, \.bitsPerPixel)
    assertProperties(\CGPath.boundingBoxOfPath)
  }

  func testFunctionsAreThere() async {
    let _ = { (object: CGContext) in
      (
        object.beginPath, object.closePath, object.concatenate(_:), object.drawPath(using:),
        object.fillPath, object.restoreGState, object.saveGState, object.scaleBy(x:y:),
        object.setAllowsAntialiasing(_:), object.setAlpha(_:), object.setFillColor(_:),
        object.setFillColor(red:green:blue:alpha:), object.setLineCap(_:), object.setLineJoin(_:),
        object.setLineWidth(_:), object.setShadow(offset:blur:),
        object.setShadow(offset:blur:color:), object.setShouldAntialias(_:),
        object.setStrokeColor(_:), object.setStrokeColor(red:green:blue:alpha:),
        object.strokeEllipse(in:), object.translateBy(x:y:)
      )
    }
  }

  func testTypesAreThere() async {
    let _: [Any.Type] = [CGColor.self, CGInterpolationQuality.self]
  }
}
