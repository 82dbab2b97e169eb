/// The seconds since the beginning of 2001.
public typealias CFAbsoluteTime = Double

extension ProcessInfo {
  /// Whether an app for an iPhone runs on a Mac; here, it doesn't.
  public var isiOSAppOnMac: Bool { false }
}
