public import Foundation

/// The screen of the phone.
@MainActor @preconcurrency
public final class UIScreen: NSObject {
  /// The only screen.
  public static let main = UIScreen()

  /// The size of the screen in points; a stand-in for simulation.
  public let bounds = CGRect(x: 0, y: 0, width: 402, height: 874)

  /// The number of pixels per point; a stand-in for simulation.
  public let scale: CGFloat = 3
}
