import CameraControl

/// An output for codes, faces and other objects in the picture, which a test delivers.
@Kept(
  """
  metadataObjectTypes: [AVMetadataObject.ObjectType] = []; rectOfInterest = CGRect(x: 0, y: 0, width: 1, height: 1)
  let availableMetadataObjectTypes: [AVMetadataObject.ObjectType] = [.qr, .ean13, .ean8, .code128, .face]
  init() = super.init(.videoData)
  let metadataObjectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)? = receiver.delegate
  """)
open class AVCaptureMetadataOutput: AVCaptureOutput {
  private let receiver = SampleReceiver<any AVCaptureMetadataOutputObjectsDelegate>()

  /// Sets the delegate and its queue, and keeps only a weak reference to the delegate.
  open func setMetadataObjectsDelegate(
    _ objectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?,
    queue objectsCallbackQueue: DispatchQueue?
  ) { receiver.set(objectsDelegate, queue: objectsCallbackQueue) }

  /// Delivers objects in the picture to the delegate; call this in a test.
  public func simulate(_ objects: [AVMetadataObject]) {
    guard let connection = connections.first, let queue = receiver.queue else { return }
    let wanted = Handoff(objects.filter { metadataObjectTypes.contains($0.type) })
    queue.async { [self] in
      receiver.delegate?.metadataOutput(self, didOutput: wanted.value, from: connection)
    }
  }
}

/// A delegate that receives the objects in the picture.
public protocol AVCaptureMetadataOutputObjectsDelegate: NSObjectProtocol {
  /// Called with the objects in a frame.
  func metadataOutput(
    _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject],
    from connection: AVCaptureConnection)
}

/// An object in the picture, with its bounds in the picture; a test creates it.
@Fields("let", "simulated type: ObjectType, bounds: CGRect = .zero")
open class AVMetadataObject: NSObject {
  /// A type of object.
  @RawText(
    """
    qr; ean13; ean8; code128; code39; code93; pdf417; aztec; dataMatrix; upce; itf14; face; humanBody; humanFullBody; dogHead; catHead; dogBody; catBody
    interleaved2of5; codabar; gs1DataBar; gs1DataBarExpanded; gs1DataBarLimited; code39Mod43; microQR; microPDF417; salientObject
    """)
  public struct ObjectType: RawRepresentable, Hashable, Sendable {}
}

/// A code in the picture.
@Kept("let corners: [CGPoint] = []")
public final class AVMetadataMachineReadableCodeObject: AVMetadataObject {
  /// The text of the code.
  public let stringValue: String?

  /// Creates a code for a test.
  public init(simulated type: ObjectType, stringValue: String?, bounds: CGRect = .zero) {
    self.stringValue = stringValue
    super.init(simulated: type, bounds: bounds)
  }
}

/// A face in the picture.
@Kept(
  """
  let faceID: Int = 0; let hasRollAngle: Bool = false; let hasYawAngle: Bool = false
  let rollAngle: CGFloat = 0; let yawAngle: CGFloat = 0
  """)
public final class AVMetadataFaceObject: AVMetadataObject {}

extension AVCaptureVideoPreviewLayer {
  /// Returns the object unchanged; on a phone, with its bounds in the layer.
  public func transformedMetadataObject(for metadataObject: AVMetadataObject) -> AVMetadataObject? {
    metadataObject
  }
}
