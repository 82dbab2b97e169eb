/// The screen of the phone.
@MainActor @preconcurrency
@Kept(
  """
  brightness: CGFloat = 0.5; wantsSoftwareDimming = false; let nativeScale: CGFloat = 3; let maximumFramesPerSecond: Int = 60
  let nativeBounds: CGRect = CGRect(x: 0, y: 0, width: 1206, height: 2622); let isCaptured: Bool = false
  let coordinateSpace: UICoordinateSpace = .init(); let fixedCoordinateSpace: UICoordinateSpace = .init()
  """)
public final class UIScreen: NSObject {
  /// The only screen.
  public static let main = UIScreen()

  /// The size of the screen in points; a stand-in for simulation.
  public let bounds = CGRect(x: 0, y: 0, width: 402, height: 874)

  /// The number of pixels per point; a stand-in for simulation.
  public let scale: CGFloat = 3
}

/// The space of the screen, which does not turn.
@MainActor @preconcurrency
@Kept("func convert(_ point: CGPoint, to coordinateSpace: UICoordinateSpace) -> CGPoint = point")
public final class UICoordinateSpace: NSObject {}
