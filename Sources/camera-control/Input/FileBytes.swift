import Foundation

/// The bytes of a file, or the error that the system reports.
enum FileBytes {
  /// An error that explains why a file cannot be read.
  struct Failure: Error {
    let reason: String
  }

  /// Returns the bytes of a file, or of standard input for `-`, up to a number of bytes.
  static func contents(of file: String, atMost limit: Int = .max) throws(Failure) -> [UInt8] {
    let descriptor = file == "-" ? STDIN_FILENO : open(file, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw Failure(reason: Complaint.reason(errno)) }
    defer { if file != "-" { close(descriptor) } }
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    while bytes.count < limit {
      let count = read(descriptor, &piece, min(piece.count, limit - bytes.count))
      if count > 0 {
        bytes += piece[..<count]
      } else if count == 0 {
        break
      } else if errno != EINTR {
        throw Failure(reason: Complaint.reason(errno))
      }
    }
    return bytes
  }

  /// Returns the bytes of a file; throws a complaint that has the name of the file if it cannot be read.
  static func contents(
    of file: String, named name: String, atMost limit: Int = .max
  ) throws -> [UInt8] {
    do {
      return try contents(of: file, atMost: limit)
    } catch {
      throw Complaint("cannot read \(name): \(error.reason)")
    }
  }
}
