import CameraControl

/// A provider of an item that a person has chosen, as bytes of several types, or as objects.
public final class NSItemProvider: NSObject, Sendable {
  private let contents = Guarded<[String: Data]>([:])
  private let objects = Guarded<[Handoff<Any>]>([])
  private let name = Guarded<String?>(nil)

  /// Creates an empty provider.
  public override init() {}

  /// Creates a provider of an object.
  public init(object: any NSItemProviderReading) {
    let object = Handoff<Any>(object)
    objects.withLock { $0 = [object] }
  }

  /// Creates a provider of bytes of a type.
  public init(item: Data, typeIdentifier: String) {
    contents.withLock { $0[typeIdentifier] = item }
  }

  /// The suggested name for a file.
  public var suggestedName: String? {
    get { name.withLock { $0 } }
    set { name.withLock { $0 = newValue } }
  }

  /// The types of the bytes.
  public var registeredTypeIdentifiers: [String] { contents.withLock { $0.keys.sorted() } }

  /// Returns whether the provider has bytes of a type.
  public func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    contents.withLock { $0[typeIdentifier] != nil }
  }

  /// Returns whether the provider has an object of a class, or bytes for creating one.
  public func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    object(of: aClass) != nil
  }

  /// Passes the handler an object of a class.
  @discardableResult
  public func loadObject(
    ofClass aClass: any NSItemProviderReading.Type,
    completionHandler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
  ) -> Progress {
    let object = object(of: aClass)
    completionHandler(object, object == nil ? CocoaError(.coderValueNotFound) : nil)
    return Progress(totalUnitCount: 1)
  }

  /// Passes the handler the bytes of a type.
  @discardableResult
  public func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress {
    let data = contents.withLock { $0[typeIdentifier] }
    completionHandler(data, data == nil ? CocoaError(.coderValueNotFound) : nil)
    return Progress(totalUnitCount: 1)
  }

  /// Passes the handler a file with the bytes of a type, and deletes the file afterward.
  @discardableResult
  public func loadFileRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void
  ) -> Progress {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    loadDataRepresentation(forTypeIdentifier: typeIdentifier) { data, error in
      let isWritten = (try? data?.write(to: file)) != nil
      completionHandler(isWritten ? file : nil, error)
      try? FileManager.default.removeItem(at: file)
    }
    return Progress(totalUnitCount: 1)
  }

  private func object(of aClass: any NSItemProviderReading.Type) -> (any NSItemProviderReading)? {
    let known = objects.withLock { $0 }.lazy.compactMap { $0.value as? any NSItemProviderReading }
      .first { type(of: $0) == aClass }
    if let known { return known }
    return contents.withLock { $0 }.values.lazy.compactMap { aClass.object(from: $0) }.first
  }
}

/// An object that can be created from bytes.
public protocol NSItemProviderReading {
  /// Returns the object for some bytes, or `nil` if the bytes have another format.
  static func object(from data: Data) -> Self?
}
