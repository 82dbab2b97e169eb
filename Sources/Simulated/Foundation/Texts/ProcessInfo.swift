extension ProcessInfo {
  /// How warm a phone is.
  public enum ThermalState: Int, Sendable { case nominal, fair, serious, critical }

  /// Whether an app for an iPhone runs on a Mac; here, it doesn't.
  public var isiOSAppOnMac: Bool { false }

  #kept(
    #"""
    let thermalState: ThermalState = .nominal
    class let thermalStateDidChangeNotification: Notification.Name = .init("NSProcessInfoThermalStateDidChangeNotification")
    """#)
}
