import UIKit
import XCTest

/// What a file that imports UIKit has of Core Graphics and Core Image, in Swift 5 and in Swift 6.
@MainActor
final class UIKitAloneTests: XCTestCase {
  func testAnImageIsDrawnAndTurned() async throws {
    let size = CGSize(width: 40, height: 30)
    let image = UIGraphicsImageRenderer(size: size).image { context in
      context.fill(CGRect(origin: .zero, size: size))
      UIView(frame: .zero).layer.render(in: context.cgContext)
      UIImage(systemName: "camera")?.draw(in: CGRect(origin: .zero, size: size))
    }
    XCTAssertEqual(image.size, size)
    let picture: CGImage = try XCTUnwrap(image.cgImage)
    let turned = UIImage(cgImage: picture, scale: 2, orientation: .right)
    XCTAssertEqual(turned.imageOrientation, .right)
    XCTAssertEqual(turned.size, CGSize(width: 60, height: 45))
    XCTAssertNotEqual(picture, image.cgImage?.cropping(to: CGRect(x: 0, y: 0, width: 1, height: 1)))
  }

  func testAFrameBecomesAPicture() async throws {
    let drawn = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 6)).image { _ in }
    let frame = CIImage(cgImage: try XCTUnwrap(drawn.cgImage)).oriented(.right)
    let picture = CIContext().createCGImage(frame, from: frame.extent)
    XCTAssertEqual(picture?.width, 18)
    XCTAssertEqual(picture?.height, 24)
    XCTAssertNotNil(picture?.colorSpace?.name)
  }

  func testAnimationsAreAtTheirEndAtOnce() async {
    let (view, label) = (FinderView(frame: CGRect(x: 0, y: 0, width: 20, height: 10)), UILabel())
    var ended: [Bool] = []
    UIView.animate(withDuration: 0.2) {
      view.alpha = 0
    } completion: {
      ended.append($0)
    }
    UIView.animate(
      withDuration: 0.3, delay: 0, usingSpringWithDamping: 0.7, initialSpringVelocity: 0,
      options: [.curveEaseOut, .allowUserInteraction]
    ) {
      view.center = CGPoint(x: 50, y: 50)
    }
    UIView.transition(with: label, duration: 0.1, options: .transitionCrossDissolve) {
      label.text = "Locked"
    }
    label.textAlignment = .center
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    XCTAssertEqual(view.alpha, 0)
    XCTAssertEqual(view.frame, CGRect(x: 40, y: 45, width: 20, height: 10))
    XCTAssertEqual(label.text, "Locked")
    XCTAssertEqual(ended, [true])
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    CATransaction.setCompletionBlock { ended.append(false) }
    CATransaction.commit()
    XCTAssertEqual(ended, [true, false])
  }

  func testAViewOfAnAppTakesTouches() async {
    let view = FinderView(frame: .zero)
    let touch = UITouch()
    touch.simulatedLocation = CGPoint(x: 1, y: 2)
    view.touchesEnded([touch], with: nil)
    XCTAssertEqual(view.point, CGPoint(x: 1, y: 2))
  }

  func testAControllerSaysHowItIsShown() async {
    let camera = FinderController()
    let stack = UINavigationController(rootViewController: camera)
    XCTAssertTrue(camera.navigationController === stack)
    XCTAssertNil(stack.navigationController)
    camera.navigationController?.setNavigationBarHidden(true, animated: false)
    XCTAssertTrue(stack.isNavigationBarHidden)
    XCTAssertEqual(camera.supportedInterfaceOrientations, .portrait)
    XCTAssertEqual(stack.supportedInterfaceOrientations, .allButUpsideDown)
    XCTAssertEqual(UIInterfaceOrientationMask.landscape, [.landscapeLeft, .landscapeRight])
    camera.shutter.sendActions(for: .primaryActionTriggered)
    XCTAssertEqual(camera.count, 1)
    XCTAssertEqual(camera.shutter.configuration?.title, "Shutter")
    let slider = UISlider()
    slider.addAction(UIAction { camera.count = $0.sender === slider ? 7 : 0 }, for: .valueChanged)
    slider.sendActions(for: .valueChanged)
    XCTAssertEqual(camera.count, 7)
    camera.view.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    XCTAssertEqual(camera.view.layoutMargins.bottom, 3)
    ("Booth" as NSString).draw(at: .zero, withAttributes: [.font: UIFont.systemFont(ofSize: 9)])
  }
}

private final class FinderView: UIView {
  private(set) var point: CGPoint?

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    point = touches.first?.location(in: self)
  }
}

private final class FinderController: UIViewController {
  var count = 0
  lazy var shutter: UIButton = {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Shutter"
    configuration.cornerStyle = .capsule
    return UIButton(
      configuration: configuration, primaryAction: UIAction { [weak self] _ in self?.count += 1 })
  }()

  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
  override var prefersStatusBarHidden: Bool { true }
}

#Preview {
  UINavigationController(rootViewController: UIViewController())
}

#Preview("View", traits: .fixedLayout(width: 30, height: 20)) {
  let view = UIView(frame: .zero)
  view.backgroundColor = .red
  return view
}
