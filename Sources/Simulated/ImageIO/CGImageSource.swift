// Apple's module exports this, so sources that import nothing else rely on it.
@_exported import SimulatedFoundation

/// A picture file that an app reads.
public final class CGImageSource {
  let file: PictureFile

  init?(_ data: Data?) {
    guard let data, !data.isEmpty else { return nil }
    file = PictureFile(data)
  }
}

// The backticks exempt Apple's names from the lint rule on names.
/// Reads a file in memory; an empty file contains no picture.
public func `CGImageSourceCreateWithData`(_ data: CFData, _ options: CFDictionary?)
  -> CGImageSource?
{ CGImageSource(data as Data) }

/// Reads a file.
public func `CGImageSourceCreateWithURL`(_ url: CFURL, _ options: CFDictionary?) -> CGImageSource? {
  CGImageSource(try? Data(contentsOf: url as URL))
}

/// Returns the number of pictures.
public func `CGImageSourceGetCount`(_ isrc: CGImageSource) -> Int { 1 }
/// Returns the index of the picture that stands for the file.
public func `CGImageSourceGetPrimaryImageIndex`(_ isrc: CGImageSource) -> Int { 0 }
/// Returns the type of the file: always HEIC, as for a photo that a phone writes.
public func `CGImageSourceGetType`(_ isrc: CGImageSource) -> CFString? { "public.heic" }

/// Returns the file's metadata for the picture.
public func `CGImageSourceCopyPropertiesAtIndex`(
  _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CFDictionary? { index == 0 ? isrc.file.properties : nil }

/// Returns the file's metadata for all pictures.
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

/// Returns the picture, no larger than the options allow.
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

/// A picture file that an app writes.
public final class CGImageDestination {
  private let target: Target
  fileprivate var content: Data?
  fileprivate var properties: [String: Any] = [:]

  fileprivate enum Target {
    case memory(NSMutableData)
    case file(URL)
  }

  fileprivate init(_ target: Target) { self.target = target }

  fileprivate func add(_ content: Data, _ properties: [String: Any], _ changes: CFDictionary?) {
    self.content = content
    self.properties.merge(properties) { $1 }
    change(changes)
  }

  fileprivate func change(_ changes: CFDictionary?) {
    for (key, value) in changes ?? [:] {
      guard let key = key.base as? String else { continue }
      properties[key] = value is NSNull ? nil : value
    }
  }

  fileprivate func finish() -> Bool {
    guard let data = content.flatMap({ PictureFile.data($0, properties) }) else { return false }
    switch target {
    case .memory(let memory): memory.append(data)
    case .file(let url): return (try? data.write(to: url)) != nil
    }
    return true
  }
}

// The backticks exempt Apple's names from the lint rule on names.
/// Writes a file to memory.
public func `CGImageDestinationCreateWithData`(
  _ data: CFMutableData, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? { CGImageDestination(.memory(data)) }

/// Writes a file.
public func `CGImageDestinationCreateWithURL`(
  _ url: CFURL, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? { CGImageDestination(.file(url as URL)) }

/// Adds a picture and its metadata.
public func `CGImageDestinationAddImage`(
  _ idst: CGImageDestination, _ image: CGImage, _ properties: CFDictionary?
) {
  let size = [kCGImagePropertyPixelWidth: image.width, kCGImagePropertyPixelHeight: image.height]
  idst.add(Data("picture".utf8), size, properties)
}

/// Adds the picture of another file, with its metadata unless the properties replace it.
public func `CGImageDestinationAddImageFromSource`(
  _ idst: CGImageDestination, _ isrc: CGImageSource, _ index: Int, _ properties: CFDictionary?
) { idst.add(isrc.file.content, isrc.file.properties, properties) }

/// Writes the file, and returns whether it contains a picture.
public func `CGImageDestinationFinalize`(_ idst: CGImageDestination) -> Bool { idst.finish() }

/// The bytes of a picture file, and the file's metadata.
///
/// A simulated file has no picture. A destination writes the bytes of the source file, and then a
/// property list, which other files lack.
struct PictureFile {
  private static let mark = Data("\nproperties:".utf8)
  /// The bytes without the list.
  let content: Data
  /// The metadata in the file.
  let properties: [String: Any]

  init(_ data: Data) {
    let mark = data.range(of: Self.mark, options: .backwards)
    content = data[..<(mark?.lowerBound ?? data.endIndex)]
    let list = mark.flatMap {
      try? PropertyListSerialization.propertyList(from: data[$0.upperBound...], format: nil)
    }
    properties = list as? [String: Any] ?? [:]
  }

  /// The file with a list, or `nil` if the list has a value that no file can hold.
  static func data(_ content: Data, _ properties: [String: Any]) -> Data? {
    let list = try? PropertyListSerialization.data(
      fromPropertyList: properties, format: .binary, options: 0)
    return list.map { content + mark + $0 }
  }

  /// The width and the height of the picture in pixels: those of a photo, if the file does not say.
  var size: (width: Int, height: Int) {
    (
      properties[kCGImagePropertyPixelWidth] as? Int ?? 4032,
      properties[kCGImagePropertyPixelHeight] as? Int ?? 3024
    )
  }
}
