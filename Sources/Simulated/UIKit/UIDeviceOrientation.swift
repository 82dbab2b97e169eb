/// How a phone is held.
#if hasAttribute(nonexhaustive)
  @nonexhaustive
#endif
public enum UIDeviceOrientation: Int, Sendable {
  /// It is not known.
  case unknown = 0
  /// Upright.
  case portrait = 1
  /// Upside down.
  case portraitUpsideDown = 2
  /// On its side, with the Camera Control below.
  case landscapeLeft = 3
  /// On its side, with the Camera Control above.
  case landscapeRight = 4
  /// Flat, with the screen up.
  case faceUp = 5
  /// Flat, with the screen down.
  case faceDown = 6

  /// Whether the phone is upright or upside down.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }

  /// Whether the phone is on its side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }

  /// Whether the phone is flat.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
}

/// How the interface is turned.
#if hasAttribute(nonexhaustive)
  @nonexhaustive
#endif
public enum UIInterfaceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeRight, landscapeLeft

  /// Whether what is shown is upright.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }

  /// Whether what is shown lies on its side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// Ways in which the interface may be turned.
@Flags(
  """
  portrait = 2; portraitUpsideDown = 4; landscapeRight = 8; landscapeLeft = 16; landscape = 24
  allButUpsideDown = 26; all = 30
  """)
public struct UIInterfaceOrientationMask: OptionSet, Sendable {}

/// The looks of the status bar.
public enum UIStatusBarStyle: Int, Sendable {
  case `default`, lightContent
  case darkContent = 3
}
