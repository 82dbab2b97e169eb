public import Foundation

/// A colour, as far as a view can have one; nothing is ever drawn.
public final class UIColor: NSObject, Sendable {
  private let parts: [CGFloat]

  /// Makes a colour of red, green, blue and how much it covers, from 0 to 1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    parts = [red, green, blue, alpha]
  }

  /// Makes a grey and how much it covers, from 0 to 1.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// Black.
  public class var black: UIColor { UIColor(white: 0, alpha: 1) }

  /// White.
  public class var white: UIColor { UIColor(white: 1, alpha: 1) }

  /// Nothing at all.
  public class var clear: UIColor { UIColor(white: 0, alpha: 0) }

  /// Red.
  public class var red: UIColor { UIColor(red: 1, green: 0, blue: 0, alpha: 1) }

  /// Yellow.
  public class var yellow: UIColor { UIColor(red: 1, green: 1, blue: 0, alpha: 1) }

  /// Tells whether two colours look the same.
  public override func isEqual(_ object: Any?) -> Bool { (object as? UIColor)?.parts == parts }

  /// Hashes the colour by how it looks.
  public override var hash: Int { parts.hashValue }
}
