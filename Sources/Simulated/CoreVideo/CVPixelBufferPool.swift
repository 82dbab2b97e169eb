import Synchronization

/// Makes frames of a form.
public final class CVPixelBufferPool: Sendable {
  private let (width, height, format): (Int, Int, OSType)
  private let made = Mutex<[Made]>([])

  private struct Made: Sendable { weak var frame: CVBuffer? }

  package init(_ attributes: Any?) {
    func number(_ key: String) -> Int { Self.number(key, in: attributes) ?? 1 }
    (width, height) = (number(kCVPixelBufferWidthKey), number(kCVPixelBufferHeightKey))
    format = OSType(truncatingIfNeeded: number(kCVPixelBufferPixelFormatTypeKey))
  }

  /// Returns a number of attributes, which are an `NSDictionary` or a `CFDictionary`.
  fileprivate static func number(_ key: String, in attributes: Any?) -> Int? {
    let value = (attributes as? [AnyHashable: Any])?[key] ?? (attributes as? NSDictionary)?[key]
    return value as? Int ?? (value as? NSNumber)?.intValue
  }

  fileprivate func frame(upTo threshold: Int?) -> CVPixelBuffer? {
    made.withLock { made in
      made.removeAll { $0.frame == nil }
      guard made.count < threshold ?? .max else { return nil }
      let frame = CVBuffer(width: width, height: height, format: format)
      made.append(Made(frame: frame))
      return frame
    }
  }
}

/// Creates a pool of frames with the size and the pixel format of the attributes.
@discardableResult
public func `CVPixelBufferPoolCreate`(
  _ allocator: CFAllocator?, _ poolAttributes: Any?,
  _ pixelBufferAttributes: Any?,
  _ poolOut: UnsafeMutablePointer<CVPixelBufferPool?>
) -> CVReturn {
  poolOut.pointee = CVPixelBufferPool(pixelBufferAttributes)
  return kCVReturnSuccess
}

/// Makes a frame.
@discardableResult
public func `CVPixelBufferPoolCreatePixelBuffer`(
  _ allocator: CFAllocator?, _ pixelBufferPool: CVPixelBufferPool,
  _ pixelBufferOut: UnsafeMutablePointer<CVPixelBuffer?>
) -> CVReturn {
  CVPixelBufferPoolCreatePixelBufferWithAuxAttributes(
    allocator, pixelBufferPool, nil, pixelBufferOut)
}

/// Makes a frame, unless as many as the attributes allow are in use.
@discardableResult
public func `CVPixelBufferPoolCreatePixelBufferWithAuxAttributes`(
  _ allocator: CFAllocator?, _ pixelBufferPool: CVPixelBufferPool, _ auxAttributes: Any?,
  _ pixelBufferOut: UnsafeMutablePointer<CVPixelBuffer?>
) -> CVReturn {
  let threshold = CVPixelBufferPool.number(
    kCVPixelBufferPoolAllocationThresholdKey, in: auxAttributes)
  pixelBufferOut.pointee = pixelBufferPool.frame(upTo: threshold)
  return pixelBufferOut.pointee == nil ? kCVReturnWouldExceedAllocationThreshold : kCVReturnSuccess
}
