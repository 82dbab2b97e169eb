import UIKit
import XCTest

/// What a camera's interface has beside its preview, in Swift 5 and in Swift 6.
@MainActor
final class InterfacesTests: XCTestCase {
  func testAPictureIsMadeLargerWithinLimits() async {
    let (pages, picture) = (
      UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), Enlarger()
    )
    pages.delegate = picture
    pages.maximumZoomScale = 4
    pages.contentInsetAdjustmentBehavior = .never
    pages.decelerationRate = .fast
    pages.zoom(to: CGRect(x: 10, y: 0, width: 50, height: 50), animated: true)
    XCTAssertEqual(pages.zoomScale, 2)
    XCTAssertEqual(pages.contentOffset, CGPoint(x: 20, y: 0))
    pages.setZoomScale(9, animated: false)
    XCTAssertEqual(pages.zoomScale, 4)
    XCTAssertEqual(picture.scales, [2, 4])
  }

  func testConditionsOfALayoutAreKept() async {
    let (view, guide) = (UIView(frame: .zero), UILayoutGuide())
    view.addLayoutGuide(guide)
    XCTAssertTrue(guide.owningView === view)
    let half = view.widthAnchor.constraint(equalTo: view.heightAnchor, multiplier: 0.5)
    XCTAssertEqual(half.multiplier, 0.5)
    let width = NSLayoutConstraint(
      item: view, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
      multiplier: 1, constant: 44)
    width.identifier = "width"
    view.addConstraint(width)
    XCTAssertTrue(width.isActive)
    XCTAssertTrue(width.firstItem === view)
    NSLayoutConstraint.activate([
      guide.topAnchor.constraint(equalToSystemSpacingBelow: view.topAnchor, multiplier: 1)
    ])
    let lines = NSLayoutConstraint.constraints(
      withVisualFormat: "H:|[view]|", options: .alignAllTop, views: ["view": view])
    NSLayoutConstraint.activate(lines)
    view.removeLayoutGuide(guide)
    XCTAssertEqual(view.layoutGuides, [])
  }

  func testAViewHasTheLookThatItWasGiven() async {
    // Literals are what is tested.
    // swift-format-ignore: NoPlaygroundLiterals
    let view = UIImageView(image: #imageLiteral(resourceName: "shutter"))
    XCTAssertEqual(view.image, UIImage(named: "shutter"))
    // swift-format-ignore: NoPlaygroundLiterals
    view.tintColor = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)
    XCTAssertEqual(view.tintColor, .red)
    view.layer.cornerCurve = .continuous
    view.animationImages = [UIImage()]
    view.startAnimating()
    XCTAssertTrue(view.isAnimating)
    view.accessibilityTraits = [.button, .selected]
    UIAccessibility.post(notification: .announcement, argument: "Photo taken")
    XCTAssertTrue(UIAccessibility.simulatedPosts.contains("announcement: Photo taken"))
    let modes = UISegmentedControl(items: ["Photo", "Video"])
    modes.insertSegment(withTitle: "Slow", at: 1, animated: false)
    modes.setTitle("Movie", forSegmentAt: 2)
    XCTAssertEqual(modes.titleForSegment(at: 2), "Movie")
    XCTAssertEqual(modes.numberOfSegments, 3)
    let row = UIStackView(arrangedSubviews: [view])
    row.insertArrangedSubview(modes, at: 0)
    XCTAssertEqual(row.arrangedSubviews, [modes, view])
  }

  func testAControllerSaysWhatItWouldFollow() async {
    let controller = UIViewController()
    let observation = controller.observe(\.title, options: .initial) { _, _ in }
    observation.invalidate()
    XCTAssertNil(controller.title)
    let stack = UINavigationController(rootViewController: controller)
    stack.navigationBar.barTintColor = .black
    XCTAssertEqual(stack.navigationBar.barTintColor, .black)
  }
}

private final class Enlarger: NSObject, UIScrollViewDelegate {
  var scales: [CGFloat] = []

  func scrollViewDidZoom(_ scrollView: UIScrollView) { scales.append(scrollView.zoomScale) }
}
