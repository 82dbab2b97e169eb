/// A session with several cameras, which no simulated phone can run at once.
@Kept("class let isMultiCamSupported: Bool = false; let systemPressureCost: Float = 0")
open class AVCaptureMultiCamSession: AVCaptureSession {}
