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
