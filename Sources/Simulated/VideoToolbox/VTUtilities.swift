// What Apple's module exports.
@_exported import SimulatedCoreMedia

// The backticks exempt Apple's name from the lint rule on names.
/// Makes a picture of the size of a frame, without a content.
@discardableResult
public func `VTCreateCGImageFromCVPixelBuffer`(
  _ pixelBuffer: CVPixelBuffer, options: CFDictionary?,
  imageOut: UnsafeMutablePointer<CGImage?>
) -> OSStatus {
  imageOut.pointee = CGImage(
    width: CVPixelBufferGetWidth(pixelBuffer), height: CVPixelBufferGetHeight(pixelBuffer))
  return 0
}
