// Apple's module exports it, so sources that import nothing else rely on it.
@_exported import SimulatedFoundation
import Synchronization

/// A picture in memory, whose bytes are zeros until something writes them.
public final class CVBuffer: Sendable {
  fileprivate let (width, height, format): (Int, Int, OSType)
  fileprivate let planes: [Plane]
  // A number, as a pointer is not `Sendable`. As on a phone, code locks a frame before it writes.
  private let bits: UInt

  /// A plane of the bytes: all of them, only the brightness, or only the colors.
  fileprivate struct Plane { let width, height, bytesPerRow, offset: Int }

  package init(width: Int, height: Int, format: OSType) {
    (self.width, self.height, self.format) = (width, height, format)
    let (isPlanar, isDeep) = CVBuffer.form(of: format)
    let row = width * (isPlanar ? isDeep ? 2 : 1 : 4)
    let whole = Plane(width: width, height: height, bytesPerRow: row, offset: 0)
    let rows = format == kCVPixelFormatType_422YpCbCr10BiPlanarVideoRange ? height : height / 2
    planes =
      isPlanar
      ? [whole, Plane(width: width / 2, height: rows, bytesPerRow: row, offset: row * height)]
      : [whole]
    let count = planes.reduce(0) { $0 + $1.bytesPerRow * $1.height }
    let bytes = UnsafeMutableRawPointer.allocate(byteCount: count, alignment: 64)
    bytes.initializeMemory(as: UInt8.self, repeating: 0, count: count)
    bits = UInt(bitPattern: bytes)
  }

  deinit { UnsafeMutableRawPointer(bitPattern: bits)?.deallocate() }

  fileprivate func address(of plane: Int) -> UnsafeMutableRawPointer? {
    planes.indices.contains(plane)
      ? UnsafeMutableRawPointer(bitPattern: bits)?.advanced(by: planes[plane].offset) : nil
  }

  // For each format: whether it stores brightness and color separately, and whether it has ten bits.
  private static func form(of format: OSType) -> (isPlanar: Bool, isDeep: Bool) {
    switch format {
    case kCVPixelFormatType_420YpCbCr8BiPlanarVideoRange,
      kCVPixelFormatType_420YpCbCr8BiPlanarFullRange:
      (true, false)
    case kCVPixelFormatType_420YpCbCr10BiPlanarVideoRange,
      kCVPixelFormatType_420YpCbCr10BiPlanarFullRange,
      kCVPixelFormatType_422YpCbCr10BiPlanarVideoRange:
      (true, true)
    default: (false, false)
    }
  }
}

/// A picture.
public typealias CVImageBuffer = CVBuffer
/// A picture of pixels.
public typealias CVPixelBuffer = CVImageBuffer

/// Creates a frame of zeros; the attributes have no effect.
@discardableResult
public func `CVPixelBufferCreate`(
  _ allocator: CFAllocator?, _ width: Int, _ height: Int, _ pixelFormatType: OSType,
  _ pixelBufferAttributes: CFDictionary?, _ pixelBufferOut: UnsafeMutablePointer<CVPixelBuffer?>
) -> CVReturn {
  guard width > 0, height > 0 else { return kCVReturnInvalidArgument }
  pixelBufferOut.pointee = CVBuffer(width: width, height: height, format: pixelFormatType)
  return kCVReturnSuccess
}

/// Returns the width of a picture.
public func `CVPixelBufferGetWidth`(_ pixelBuffer: CVPixelBuffer) -> Int { pixelBuffer.width }
/// Returns the height of a picture.
public func `CVPixelBufferGetHeight`(_ pixelBuffer: CVPixelBuffer) -> Int { pixelBuffer.height }

/// Returns the pixel format.
public func `CVPixelBufferGetPixelFormatType`(_ pixelBuffer: CVPixelBuffer) -> OSType {
  pixelBuffer.format
}

/// Locks a frame; in the simulation, this has no effect.
@discardableResult
public func `CVPixelBufferLockBaseAddress`(
  _ pixelBuffer: CVPixelBuffer, _ lockFlags: CVPixelBufferLockFlags
) -> CVReturn { kCVReturnSuccess }

/// Unlocks a frame.
@discardableResult
public func `CVPixelBufferUnlockBaseAddress`(
  _ pixelBuffer: CVPixelBuffer, _ unlockFlags: CVPixelBufferLockFlags
) -> CVReturn { kCVReturnSuccess }

/// Returns the first byte; unlike on a phone, you can call this without locking the frame.
public func `CVPixelBufferGetBaseAddress`(
  _ pixelBuffer: CVPixelBuffer
) -> UnsafeMutableRawPointer? { pixelBuffer.address(of: 0) }

/// Returns the number of bytes in a row.
public func `CVPixelBufferGetBytesPerRow`(_ pixelBuffer: CVPixelBuffer) -> Int {
  pixelBuffer.planes[0].bytesPerRow
}

/// Returns the number of bytes.
public func `CVPixelBufferGetDataSize`(_ pixelBuffer: CVPixelBuffer) -> Int {
  pixelBuffer.planes.reduce(0) { $0 + $1.bytesPerRow * $1.height }
}

/// Returns whether the buffer stores brightness and colors in separate planes.
public func `CVPixelBufferIsPlanar`(_ pixelBuffer: CVPixelBuffer) -> Bool {
  pixelBuffer.planes.count > 1
}

/// Returns the number of planes; 0 for a frame without separate planes.
public func `CVPixelBufferGetPlaneCount`(_ pixelBuffer: CVPixelBuffer) -> Int {
  CVPixelBufferIsPlanar(pixelBuffer) ? pixelBuffer.planes.count : 0
}

/// Returns the width of a plane.
public func `CVPixelBufferGetWidthOfPlane`(_ pixelBuffer: CVPixelBuffer, _ planeIndex: Int) -> Int {
  pixelBuffer.planes[planeIndex].width
}

/// Returns the height of a plane.
public func `CVPixelBufferGetHeightOfPlane`(
  _ pixelBuffer: CVPixelBuffer, _ planeIndex: Int
) -> Int { pixelBuffer.planes[planeIndex].height }

/// Returns the number of bytes in a row of a plane.
public func `CVPixelBufferGetBytesPerRowOfPlane`(
  _ pixelBuffer: CVPixelBuffer, _ planeIndex: Int
) -> Int { pixelBuffer.planes[planeIndex].bytesPerRow }

/// Returns the first byte of a plane, or `nil` if there is no such plane.
public func `CVPixelBufferGetBaseAddressOfPlane`(
  _ pixelBuffer: CVPixelBuffer, _ planeIndex: Int
) -> UnsafeMutableRawPointer? { pixelBuffer.address(of: planeIndex) }

/// A pool that creates frames with the same size and pixel format.
public final class CVPixelBufferPool: Sendable {
  private let (width, height, format): (Int, Int, OSType)
  private let made = Mutex<[Weak<CVBuffer>]>([])

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
      made.removeAll { $0.object == nil }
      guard made.count < threshold ?? .max else { return nil }
      let frame = CVBuffer(width: width, height: height, format: format)
      made.append(Weak(frame))
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

/// Creates a frame.
@discardableResult
public func `CVPixelBufferPoolCreatePixelBuffer`(
  _ allocator: CFAllocator?, _ pixelBufferPool: CVPixelBufferPool,
  _ pixelBufferOut: UnsafeMutablePointer<CVPixelBuffer?>
) -> CVReturn {
  CVPixelBufferPoolCreatePixelBufferWithAuxAttributes(
    allocator, pixelBufferPool, nil, pixelBufferOut)
}

/// Creates a frame, unless the frames in use have reached the limit in the attributes.
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
