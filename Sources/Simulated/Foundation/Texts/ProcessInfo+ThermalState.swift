extension ProcessInfo {
  /// How warm a phone is.
  public enum ThermalState: Int, Sendable { case nominal, fair, serious, critical }

  #kept(
    #"""
    let thermalState: ThermalState = .nominal
    class let thermalStateDidChangeNotification: Notification.Name = .init("NSProcessInfoThermalStateDidChangeNotification")
    """#)
}
