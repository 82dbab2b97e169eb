/// A picture in memory; none is ever delivered, so it cannot be created.
public final class CVBuffer: Sendable {
  private init() {}
}

/// A picture.
public typealias CVImageBuffer = CVBuffer

/// A picture of pixels.
public typealias CVPixelBuffer = CVImageBuffer

/// Returns the width of a picture; always 0.
public func `CVPixelBufferGetWidth`(_ pixelBuffer: CVPixelBuffer) -> Int { 0 }

/// Returns the height of a picture; always 0.
public func `CVPixelBufferGetHeight`(_ pixelBuffer: CVPixelBuffer) -> Int { 0 }

/// Locks a frame, which has no content.
@discardableResult
public func `CVPixelBufferLockBaseAddress`(
  _ pixelBuffer: CVPixelBuffer, _ lockFlags: CVPixelBufferLockFlags
) -> CVReturn { kCVReturnSuccess }

/// Unlocks a frame, which has no content.
@discardableResult
public func `CVPixelBufferUnlockBaseAddress`(
  _ pixelBuffer: CVPixelBuffer, _ unlockFlags: CVPixelBufferLockFlags
) -> CVReturn { kCVReturnSuccess }

/// Returns `nil`, since frames have no content.
public func `CVPixelBufferGetBaseAddress`(
  _ pixelBuffer: CVPixelBuffer
) -> UnsafeMutableRawPointer? { nil }

/// Returns the length of a row, zero.
public func `CVPixelBufferGetBytesPerRow`(_ pixelBuffer: CVPixelBuffer) -> Int { 0 }
