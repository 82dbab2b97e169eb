import CameraControl
import SimulatedAVFoundation

/// A generator of haptics; a test reads the requests in ``UIDevice/simulatedFeedback``.
@MainActor @preconcurrency
@Kept("convenience init(view: UIView) = self.init(); func prepare()")
open class UIFeedbackGenerator: NSObject {
  private let app = PhoneApp.ambient

  func knock(_ name: String) { Knocks.of(app.phone).all.append(name) }
}

extension UIDevice {
  /// The feedback that the app's generators have requested, in order.
  public var simulatedFeedback: [String] { Knocks.of(PhoneApp.ambient.phone).all }
}

@MainActor
private final class Knocks: PhoneOwned {
  var all: [String] = []

  nonisolated init() {}
}

/// A generator of a haptic that imitates an impact.
@Kept(
  #"""
  func impactOccurred(intensity: CGFloat = 1) = knock("impact \(style)")
  convenience init(style: FeedbackStyle, view: UIView) = self.init(style: style)
  """#)
public final class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  private let style: FeedbackStyle
  /// Creates a generator.
  public init(style: FeedbackStyle = .medium) { self.style = style }

  /// The style of an impact.
  public enum FeedbackStyle: Int, Sendable { case light, medium, heavy, soft, rigid }
}

/// A generator of the haptic for a changed selection.
@Kept(#"func selectionChanged() = knock("selection")"#)
public final class UISelectionFeedbackGenerator: UIFeedbackGenerator {}

/// A generator of the haptic for the outcome of a task.
@Kept(#"func notificationOccurred(_ type: FeedbackType) = knock("notification \(type)")"#)
public final class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// The outcome of a task.
  public enum FeedbackType: Int, Sendable { case success, warning, error }
}
