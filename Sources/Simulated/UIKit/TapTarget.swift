/// Something that takes taps on a view.
@MainActor
package protocol TapTarget: AnyObject {
  /// The number of taps in succession that it takes.
  var tapCount: Int { get }

  /// Takes the taps, and returns whether they had an effect.
  func tap(at location: CGPoint) -> Bool
}

extension UIView {
  /// Taps the view at a location in it, and returns whether that had an effect.
  ///
  /// If the view takes no such taps, the nearest superview that does gets them.
  package func tap(count: Int, at location: CGPoint) -> Bool {
    app.noteUserAction()
    if let target = tapTargets.first(where: { $0.tapCount == count }) {
      return target.tap(at: location)
    }
    let outer = CGPoint(
      x: location.x - bounds.minX + frame.minX, y: location.y - bounds.minY + frame.minY)
    return superview?.tap(count: count, at: outer) ?? false
  }
}
