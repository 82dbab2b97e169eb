import Foundation

/// Reads the files of an app's folder, and remembers what it could not read.
final class ProjectFiles {
  /// The folder, as an absolute path.
  let root: String

  /// What could not be read or was left out, each as a sentence.
  private(set) var unread: [String] = []

  private var sources: [String: SwiftSource?] = [:]

  init(root: String) { self.root = root }

  /// Returns a path as it is seen from the app's folder.
  func shown(_ path: String) -> String { Path.relative(path, to: root) }

  /// Adds a sentence to what could not be read, once.
  func note(_ sentence: String) {
    if !unread.contains(sentence) { unread.append(sentence) }
  }

  /// Returns a Swift file; `nil` if it cannot be read, which is noted.
  func source(_ path: String) -> SwiftSource? {
    if let known = sources[path] { return known }
    var source: SwiftSource?
    do throws(Unreadable) {
      source = SwiftSource(file: shown(path), bytes: try Self.bytes(path))
    } catch {
      note("\(shown(path).shortened) cannot be read: \(error.reason)")
    }
    sources[path] = .some(source)
    return source
  }

  /// Returns a property list, with the build settings put in, or says why it cannot be read.
  func infoPlist(_ path: String, _ settings: BuildSettings) -> (InfoPlist?, String?) {
    do throws(Unreadable) {
      let bytes = try Self.bytes(path)
      do throws(InfoPlist.Unreadable) {
        return (try InfoPlist(file: shown(path), bytes: bytes, settings: settings), nil)
      } catch {
        return (nil, "\(shown(path).shortened) cannot be read: \(error.reason)")
      }
    } catch {
      return (nil, "\(shown(path).shortened) cannot be read: \(error.reason)")
    }
  }

  /// Why a file cannot be read.
  struct Unreadable: Error {
    let reason: String
  }

  /// Returns the content of a file.
  static func bytes(_ path: String) throws(Unreadable) -> [UInt8] {
    // A pipe would wait for its other end.
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw Unreadable(reason: Problem.text(of: errno)) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else {
      throw Unreadable(reason: Problem.text(of: errno))
    }
    guard status.st_mode & S_IFMT == S_IFREG else { throw Unreadable(reason: "it is no file") }
    guard status.st_size <= longest else {
      throw Unreadable(reason: "it has more than \(longest) bytes")
    }
    var bytes = [UInt8](repeating: 0, count: Int(status.st_size))
    var count = 0
    while count < bytes.count {
      let added = bytes.withUnsafeMutableBytes { buffer in
        read(descriptor, buffer.baseAddress.map { $0 + count }, buffer.count - count)
      }
      if added < 0, errno == EINTR { continue }
      guard added >= 0 else { throw Unreadable(reason: Problem.text(of: errno)) }
      if added == 0 { break }
      count += added
    }
    return Array(bytes.prefix(count))
  }

  private static let longest = 8_000_000
}
