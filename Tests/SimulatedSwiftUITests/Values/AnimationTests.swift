import SwiftUI
import XCTest

@MainActor
final class AnimationTests: XCTestCase {
  private let text = Text("x")

  func testAnAnimationSaysWhatItWasMadeFrom() async {
    let animations: [(Animation, String)] = [
      (.default, "default"), (.linear, "linear"), (.easeIn, "easeIn"), (.easeOut, "easeOut"),
      (.easeInOut, "easeInOut"), (.spring, "spring"), (.bouncy, "bouncy"), (.snappy, "snappy"),
      (.smooth, "smooth"), (.linear(duration: 1), "linear(duration: 1.0)"),
      (.easeIn(duration: 2), "easeIn(duration: 2.0)"),
      (.easeOut(duration: 2), "easeOut(duration: 2.0)"),
      (.easeInOut(duration: 0.2), "easeInOut(duration: 0.2)"),
      (
        .spring(response: 0.3, dampingFraction: 0.7), "spring(response: 0.3, dampingFraction: 0.7)"
      ),
      (.spring(), "spring()"),
      (.interactiveSpring, "interactiveSpring"),
      (.interactiveSpring(), "interactiveSpring()"),
      (.spring(duration: 1, bounce: 0.2), "spring(duration: 1.0, bounce: 0.2)"),
      (.bouncy(duration: 1), "bouncy(duration: 1.0)"),
      (.snappy(duration: 1), "snappy(duration: 1.0)"),
      (.smooth(duration: 1, extraBounce: 0.1), "smooth(duration: 1.0, extraBounce: 0.1)"),
      (.linear.delay(1).speed(2), "linear.delay(1.0).speed(2.0)"),
      (.linear.repeatCount(3), "linear.repeatCount(3)"),
      (
        .linear.repeatForever(autoreverses: false), "linear.repeatForever(autoreverses: false)"
      ),
      (
        .linear.repeatForever(), "linear.repeatForever()"
      ),
    ]
    for (animation, text) in animations { XCTAssertEqual(animation.description, text) }
  }

  func testATransitionSaysWhatItWasMadeFrom() async {
    let transitions: [(AnyTransition, String)] = [
      (.identity, "identity"), (.opacity, "opacity"), (.scale, "scale"), (.slide, "slide"),
      (.scale(scale: 0.5), "scale(scale: 0.5)"), (.move(edge: .bottom), "move(edge: bottom)"),
      (.offset(x: 1, y: 2), "offset(x: 1.0, y: 2.0)"),
      (
        .asymmetric(insertion: .scale, removal: .opacity),
        "asymmetric(insertion: scale, removal: opacity)"
      ),
      (.opacity.combined(with: .slide), "opacity.combined(with: slide)"),
      (.opacity.animation(.linear), "opacity.animation(linear)"),
    ]
    for (transition, name) in transitions {
      XCTAssertEqual(look(text.transition(transition)), ["transition(\(name))"])
    }
  }

  func testMotionIsKept() async {
    XCTAssertEqual(look(text.animation(.default, value: 3)), ["animation(default, value: 3)"])
    XCTAssertEqual(look(text.animation(nil)), ["animation()"])
    XCTAssertEqual(look(text.scaleEffect(2)), ["scaleEffect(2.0)"])
    XCTAssertEqual(look(text.scaleEffect(x: -1)), ["scaleEffect(x: -1.0)"])
    XCTAssertEqual(
      look(text.scaleEffect(CGSize(width: 1, height: 2))),
      ["scaleEffect(CGSize(width: 1.0, height: 2.0))"])
    XCTAssertEqual(look(text.rotationEffect(.degrees(90))), ["rotationEffect(90°)"])
    XCTAssertEqual(
      look(text.rotation3DEffect(.degrees(180), axis: (x: 0, y: 1, z: 0))),
      ["rotation3DEffect(180°, axis: (x: 0.0, y: 1.0, z: 0.0))"])
  }

  func testAChangeWithAnAnimationIsMadeAtOnce() async {
    var steps: [String] = []
    let result = withAnimation(.easeIn) {
      steps.append("change")
      return 7
    }
    XCTAssertEqual(result, 7)
    withAnimation {
      steps.append("another")
    } completion: {
      steps.append("complete")
    }
    XCTAssertEqual(steps, ["change", "another", "complete"])
    XCTAssertNotEqual(
      AnimationCompletionCriteria.removed, AnimationCompletionCriteria.logicallyComplete)
    XCTAssertNil(Transaction().animation)
    XCTAssertEqual(Transaction(animation: .linear).animation, .linear)
  }

  func testAnglesAreInDegreesAndRadians() async {
    XCTAssertEqual(Angle(degrees: 180).radians, .pi)
    XCTAssertEqual(Angle.radians(.pi).degrees, 180)
    XCTAssertEqual(Angle(), .zero)
    XCTAssertLessThan(Angle.degrees(1), .degrees(2))
    var angle = Angle(radians: 1)
    angle.degrees = 90
    XCTAssertEqual(angle.radians, .pi / 2)
  }

  func testATransitionHasItsModifiers() async {
    struct Blur: ViewModifier {
      let radius: CGFloat
      func body(content: Content) -> some View { content.blur(radius: radius) }
    }
    let hidden = AnyTransition.modifier(
      active: Blur(radius: 4), identity: Blur(radius: 0))
    XCTAssertEqual(look(Text("x").modifier(Blur(radius: 2))), ["blur(radius: 2.0)"])
    XCTAssertTrue("\(hidden)".hasPrefix("modifier(active:"), "\(hidden)")
  }

  func testATransactionOfAValueIsShown() async {
    XCTAssertEqual(
      look(Text("x").transaction(value: 3) { $0.animation = nil }).count, 1)
  }
}
