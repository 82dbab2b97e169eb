import CoreGraphics
import XCTest

final class CGAffineTransformTests: XCTestCase {
  private func assert(
    _ transform: CGAffineTransform, takes point: CGPoint, to expected: CGPoint,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    let moved = point.applying(transform)
    XCTAssertEqual(moved.x, expected.x, accuracy: 1e-9, file: file, line: line)
    XCTAssertEqual(moved.y, expected.y, accuracy: 1e-9, file: file, line: line)
  }

  func testAMatrixMovesTurnsAndScales() {
    let point = CGPoint(x: 2, y: 1)
    assert(.identity, takes: point, to: point)
    assert(CGAffineTransform(translationX: 3, y: 4), takes: point, to: CGPoint(x: 5, y: 5))
    assert(CGAffineTransform(scaleX: 2, y: 3), takes: point, to: CGPoint(x: 4, y: 3))
    assert(CGAffineTransform(rotationAngle: .pi / 2), takes: point, to: CGPoint(x: -1, y: 2))
  }

  func testTheOrderOfStepsCounts() {
    let move = CGAffineTransform(translationX: 1, y: 0)
    let point = CGPoint(x: 1, y: 1)
    assert(move.scaledBy(x: 2, y: 2), takes: point, to: CGPoint(x: 3, y: 2))
    assert(
      move.concatenating(CGAffineTransform(scaleX: 2, y: 2)), takes: point, to: CGPoint(x: 4, y: 2))
    assert(move.rotated(by: .pi), takes: point, to: CGPoint(x: 0, y: -1))
    assert(
      CGAffineTransform(scaleX: 2, y: 2).translatedBy(x: 1, y: 0), takes: point,
      to: CGPoint(x: 4, y: 2))
  }

  func testOnlyTheIdentityIsOne() {
    XCTAssertTrue(CGAffineTransform().isIdentity)
    XCTAssertFalse(CGAffineTransform(scaleX: 1, y: 2).isIdentity)
  }
}
