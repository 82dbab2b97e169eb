/// A file of a picture that is written.
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

/// Adds a picture, with what the file says of it.
public func `CGImageDestinationAddImage`(
  _ idst: CGImageDestination, _ image: CGImage, _ properties: CFDictionary?
) {
  let size = [
    kCGImagePropertyPixelWidth: image.width, kCGImagePropertyPixelHeight: image.height,
  ]
  idst.add(Data("picture".utf8), size, properties)
}

/// Adds the picture of another file: what that says of it holds as well, unless it is said anew.
public func `CGImageDestinationAddImageFromSource`(
  _ idst: CGImageDestination, _ isrc: CGImageSource, _ index: Int, _ properties: CFDictionary?
) { idst.add(isrc.file.content, isrc.file.properties, properties) }

/// Says more of the picture.
public func `CGImageDestinationSetProperties`(
  _ idst: CGImageDestination, _ properties: CFDictionary?
) { idst.change(properties) }

/// Writes the file, and returns whether there was a picture.
public func `CGImageDestinationFinalize`(_ idst: CGImageDestination) -> Bool { idst.finish() }
