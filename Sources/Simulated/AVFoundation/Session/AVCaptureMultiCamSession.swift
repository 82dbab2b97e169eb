/// A session that uses several cameras at once, which no simulated phone supports.
open class AVCaptureMultiCamSession: AVCaptureSession {
  /// Whether the phone can use several cameras at once; always `false`.
  public class var isMultiCamSupported: Bool { false }

  /// How much of the hardware the session needs, where 1 is all of it; always 0.
  open var hardwareCost: Float { 0 }

  /// How warm the session makes the phone, where 1 is too warm; always 0.
  open var systemPressureCost: Float { 0 }
}
