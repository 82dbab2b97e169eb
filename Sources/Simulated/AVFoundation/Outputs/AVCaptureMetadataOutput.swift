import CameraControl

/// An output for codes, faces and other things in the picture; a test says what there is.
@Kept(
  """
  metadataObjectTypes: [AVMetadataObject.ObjectType] = []; rectOfInterest = CGRect(x: 0, y: 0, width: 1, height: 1)
  let availableMetadataObjectTypes: [AVMetadataObject.ObjectType] = [.qr, .ean13, .ean8, .code128, .face]
  init() = super.init(.videoData)
  let metadataObjectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)? = receiver.delegate
  """)
open class AVCaptureMetadataOutput: AVCaptureOutput {
  private let receiver = SampleReceiver<any AVCaptureMetadataOutputObjectsDelegate>()

  /// Sets the delegate and its queue; the delegate is kept weakly.
  open func setMetadataObjectsDelegate(
    _ objectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?,
    queue objectsCallbackQueue: DispatchQueue?
  ) { receiver.set(objectsDelegate, queue: objectsCallbackQueue) }

  /// Tells the delegate of things in the picture; a test calls it.
  public func simulate(_ objects: [AVMetadataObject]) {
    guard let connection = connections.first, let queue = receiver.queue else { return }
    let wanted = Handoff(objects.filter { metadataObjectTypes.contains($0.type) })
    queue.async { [self] in
      receiver.delegate?.metadataOutput(self, didOutput: wanted.value, from: connection)
    }
  }
}

/// A delegate that receives the things in the picture.
public protocol AVCaptureMetadataOutputObjectsDelegate: NSObjectProtocol {
  /// Called for the things in a frame.
  func metadataOutput(
    _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject],
    from connection: AVCaptureConnection)
}

/// A thing in the picture, which a test makes; its bounds are a part of the picture.
@Fields("let", "simulated type: ObjectType, bounds: CGRect = .zero")
open class AVMetadataObject: NSObject {
  /// A kind of thing.
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
  /// Returns a thing with its place in the layer.
  public func transformedMetadataObject(for metadataObject: AVMetadataObject) -> AVMetadataObject? {
    metadataObject
  }
}
