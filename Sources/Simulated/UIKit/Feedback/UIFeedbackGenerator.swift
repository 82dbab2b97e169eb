import CameraControl
import SimulatedAVFoundation

/// Lets the phone knock; a test reads in ``UIDevice/simulatedFeedback`` what was asked for.
@MainActor @preconcurrency
@Kept("convenience init(view: UIView) = self.init(); func prepare()")
open class UIFeedbackGenerator: NSObject {
  private let app = PhoneApp.ambient

  func knock(_ name: String) { Knocks.of(app.phone).all.append(name) }
}

extension UIDevice {
  /// What generators of feedback have asked for, from the first to the last.
  public var simulatedFeedback: [String] { Knocks.of(PhoneApp.ambient.phone).all }
}

@MainActor
private final class Knocks: PhoneOwned {
  var all: [String] = []

  nonisolated init() {}
}

/// A knock like that of something that hits something.
@Kept(
  #"""
  func impactOccurred(intensity: CGFloat = 1) = knock("impact \(style)")
  convenience init(style: FeedbackStyle, view: UIView) = self.init(style: style)
  """#)
public final class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  private let style: FeedbackStyle
  /// Creates a generator.
  public init(style: FeedbackStyle = .medium) { self.style = style }

  /// The kind of a knock.
  public enum FeedbackStyle: Int, Sendable { case light, medium, heavy, soft, rigid }
}

/// A knock for a change of a choice.
@Kept(#"func selectionChanged() = knock("selection")"#)
public final class UISelectionFeedbackGenerator: UIFeedbackGenerator {}

/// A knock for what became of something.
@Kept(#"func notificationOccurred(_ type: FeedbackType) = knock("notification \(type)")"#)
public final class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// What became of something.
  public enum FeedbackType: Int, Sendable { case success, warning, error }
}
