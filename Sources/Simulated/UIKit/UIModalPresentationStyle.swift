/// How much of the screen a presented controller takes.
public enum UIModalPresentationStyle: Int, Sendable {
  /// All of it; what is behind disappears.
  case fullScreen = 0
  /// A sheet, in front of what stays visible.
  case pageSheet = 1
  /// A smaller sheet.
  case formSheet = 2
  /// As much as the presenting controller takes; what is behind disappears.
  case currentContext = 3
  /// As the controller wants, in front of what stays visible.
  case custom = 4
  /// All of it; what is behind stays visible.
  case overFullScreen = 5
  /// As much as the presenting controller takes; what is behind stays visible.
  case overCurrentContext = 6
  /// A bubble at a view.
  case popover = 7
  /// None: the system chooses.
  case none = -1
  /// A sheet, except for a camera of the system, which takes all of the screen.
  case automatic = -2
}

/// How a presented controller comes and goes.
public enum UIModalTransitionStyle: Int, Sendable {
  case coverVertical, flipHorizontal, crossDissolve, partialCurl
}
