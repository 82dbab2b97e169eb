import UIKit
import XCTest

/// What views of a camera draw and how they follow a finger, in Swift 5 and in Swift 6.
@MainActor
final class DrawingTests: XCTestCase {
  func testAShutterDrawsAndFollowsAFinger() async {
    let (shutter, bar) = (Shutter(frame: CGRect(x: 0, y: 0, width: 70, height: 70)), UIView())
    bar.addSubview(shutter)
    shutter.removeFromSuperview()
    XCTAssertEqual(shutter.parents, [bar, nil])
    shutter.tintColor = .red
    XCTAssertEqual(shutter.tints, 1)
    XCTAssertTrue(shutter.hitTest(CGPoint(x: -5, y: -5), with: nil) === shutter)
    XCTAssertTrue(shutter.beginTracking(UITouch(), with: nil))
    XCTAssertNil(UIGraphicsGetCurrentContext())
    UIGraphicsBeginImageContext(shutter.bounds.size)
    shutter.draw(shutter.bounds)
    XCTAssertTrue(shutter.hasDrawn)
    UIGraphicsEndImageContext()
  }

  func testAControllerIsShownInAStack() async {
    let (first, second) = (UIViewController(), UIViewController())
    let stack = UINavigationController(rootViewController: first)
    first.show(second, sender: nil)
    XCTAssertEqual(stack.viewControllers, [first, second])
  }

  func testLayersAreTurnedAndPlaced() async {
    let (base, ring, blur) = (CALayer(), CAShapeLayer(), CAGradientLayer())
    base.addSublayer(ring)
    base.insertSublayer(blur, below: ring)
    XCTAssertEqual(base.sublayers, [blur, ring])
    base.insertSublayer(blur, above: ring)
    XCTAssertEqual(base.sublayers, [ring, blur])
    ring.transform = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
    XCTAssertEqual(ring.transform.m12, 1, accuracy: 1e-9)
    XCTAssertEqual(ring.transform.m21, -1, accuracy: 1e-9)
    ring.transform = CATransform3DMakeScale(2, 2, 1)
    XCTAssertEqual(ring.presentation()?.transform.m11, 2)
    ring.transform = CATransform3DIdentity
    XCTAssertEqual(CATransform3DMakeAffineTransform(.identity), ring.transform)
    XCTAssertGreaterThan(CACurrentMediaTime(), 0)
    let path = CGMutablePath()
    path.addArc(
      center: CGPoint(x: 5, y: 5), radius: 2, startAngle: 0, endAngle: .pi, clockwise: true)
    XCTAssertTrue(path.contains(CGPoint(x: 4, y: 4)))
    XCTAssertFalse(path.contains(CGPoint(x: 1, y: 4)))
  }
}

private final class Shutter: UIControl {
  var parents: [UIView?] = []
  var tints = 0
  var hasDrawn = false

  override func willMove(toSuperview newSuperview: UIView?) {
    super.willMove(toSuperview: newSuperview)
    parents.append(newSuperview)
  }

  override func tintColorDidChange() { tints += 1 }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -10, dy: -10).contains(point)
  }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.setBlendMode(.normal)
    context.interpolationQuality = .high
    context.fillEllipse(in: rect)
    context.addPath(CGPath(ellipseIn: rect, transform: nil))
    context.strokePath()
    "1×".draw(at: .zero, withAttributes: [.font: UIFont.systemFont(ofSize: 12)])
    hasDrawn = true
  }
}
