import QuartzCore
import UIKit
import XCTest

/// Layers, outlines, gestures and pictures made in the older way, in Swift 5 and in Swift 6.
@MainActor
final class LayersTests: XCTestCase {
  func testAnAnimationKeepsItsValues() async {
    let layer = CAShapeLayer()
    let fade = CABasicAnimation(keyPath: "opacity")
    (fade.fromValue, fade.toValue, fade.duration) = (0, 1, 0.3)
    fade.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    layer.add(fade, forKey: "fade")
    XCTAssertEqual(fade.toValue as? Int, 1)
  }

  func testAPointIsFoundInAnotherLayer() async {
    let (outer, inner) = (CALayer(), CATextLayer())
    outer.frame = CGRect(x: 10, y: 20, width: 200, height: 100)
    inner.frame = CGRect(x: 5, y: 6, width: 20, height: 10)
    outer.addSublayer(inner)
    XCTAssertEqual(inner.convert(CGPoint(x: 7, y: 8), from: outer), CGPoint(x: 2, y: 2))
    XCTAssertEqual(inner.convert(CGPoint(x: 2, y: 2), to: outer), CGPoint(x: 7, y: 8))
    inner.position = CGPoint(x: 100, y: 50)
    XCTAssertEqual(inner.frame.origin, CGPoint(x: 90, y: 45))
    XCTAssertTrue(inner.contains(CGPoint(x: 19, y: 9)))
  }

  func testAnOutlineHasThePlaceOfItsParts() async {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 1, y: 2))
    path.addLine(to: CGPoint(x: 4, y: 8))
    path.closeSubpath()
    let shape = CAShapeLayer()
    (shape.path, shape.lineJoin, shape.lineDashPattern) = (path, .round, [2, 4])
    XCTAssertEqual(shape.path?.boundingBox, CGRect(x: 1, y: 2, width: 3, height: 6))
    let circle = UIBezierPath(
      arcCenter: .zero, radius: 3, startAngle: 0, endAngle: .pi, clockwise: true)
    XCTAssertEqual(circle.cgPath.boundingBox, CGRect(x: -3, y: -3, width: 6, height: 6))
  }

  func testAPictureIsMadeInTheOlderWay() async {
    XCTAssertNil(UIGraphicsGetImageFromCurrentImageContext())
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 4, height: 3), false, 2)
    UIColor.red.setFill()
    let image = UIGraphicsGetImageFromCurrentImageContext()
    UIGraphicsEndImageContext()
    XCTAssertEqual(image?.cgImage?.width, 8)
    XCTAssertNil(UIGraphicsGetCurrentContext())
  }

  func testRecognizersAreReplaced() async {
    let (view, pan, swipe) = (UIView(), UIPanGestureRecognizer(), UISwipeGestureRecognizer())
    view.addGestureRecognizer(pan)
    swipe.direction = [.left, .right]
    view.gestureRecognizers = [swipe]
    XCTAssertNil(pan.view)
    XCTAssertIdentical(swipe.view, view)
    pan.setTranslation(CGPoint(x: 1, y: 2), in: view)
    XCTAssertEqual(pan.translation(in: view), CGPoint(x: 1, y: 2))
  }

  func testAMessageHasFields() async {
    let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
    alert.addTextField { $0.text = "Heron" }
    XCTAssertEqual(alert.textFields?.map(\.text), ["Heron"])
  }
}
