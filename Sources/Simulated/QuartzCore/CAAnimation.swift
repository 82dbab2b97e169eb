/// An animation of a layer; in the simulation, the layer changes immediately.
@Kept(
  """
  duration: Double = 0; beginTime: Double = 0; repeatCount: Float = 0; autoreverses = false; speed: Float = 1
  isRemovedOnCompletion = true; fillMode = CAMediaTimingFillMode.removed; timingFunction: CAMediaTimingFunction? = nil
  timeOffset: Double = 0; repeatDuration: Double = 0
  """)
open class CAAnimation: NSObject {}

/// A change of one property, which a key path names.
@Kept("keyPath: String? = nil; isAdditive = false; isCumulative = false")
open class CAPropertyAnimation: CAAnimation {
  /// Creates an animation.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }
}

/// A change from one value to another.
@Kept("fromValue: Any? = nil; toValue: Any? = nil; byValue: Any? = nil")
open class CABasicAnimation: CAPropertyAnimation {}

/// A change through several values.
@Kept(
  "values: [Any]? = nil; keyTimes: [NSNumber]? = nil; path: CGPath? = nil; timingFunctions: [CAMediaTimingFunction]? = nil"
)
open class CAKeyframeAnimation: CAPropertyAnimation {}

/// The timing function of an animation.
@Kept(
  "init(name: CAMediaTimingFunctionName); init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float)"
)
public final class CAMediaTimingFunction: NSObject {}

/// The name of a timing function.
@RawText("linear; easeIn; easeOut; easeInEaseOut; `default`")
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {}

/// What a layer shows before and after an animation.
@RawText("removed; forwards; backwards; both")
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {}
