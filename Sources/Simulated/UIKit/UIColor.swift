public import Foundation

/// A colour; nothing is ever drawn with it.
public final class UIColor: NSObject, Sendable {
  private let parts: [CGFloat]

  /// Creates a colour from red, green, blue and an opacity, each from 0 to 1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    parts = [red, green, blue, alpha]
  }

  /// Creates a grey from a brightness and an opacity, each from 0 to 1.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// Black.
  public class var black: UIColor { UIColor(white: 0, alpha: 1) }

  /// White.
  public class var white: UIColor { UIColor(white: 1, alpha: 1) }

  /// Transparent black.
  public class var clear: UIColor { UIColor(white: 0, alpha: 0) }

  /// Red.
  public class var red: UIColor { UIColor(red: 1, green: 0, blue: 0, alpha: 1) }

  /// Yellow.
  public class var yellow: UIColor { UIColor(red: 1, green: 1, blue: 0, alpha: 1) }

  /// The components, so that equal colours have equal texts.
  public override var description: String {
    "UIColor(\(parts.map { "\(Double($0))" }.joined(separator: ", ")))"
  }

  /// Returns whether another object is a colour with the same components.
  public override func isEqual(_ object: Any?) -> Bool { (object as? UIColor)?.parts == parts }

  /// A hash of the components.
  public override var hash: Int { parts.hashValue }
}
