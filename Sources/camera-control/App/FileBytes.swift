import Foundation

/// The bytes of a file, or what the system says instead.
enum FileBytes {
  /// Why a file cannot be read, as a number of the system.
  struct Failure: Error {
    let code: Int32
  }

  /// Returns the bytes of a file, or of standard input for `-`, up to a number of bytes.
  static func contents(of file: String, atMost limit: Int = .max) throws(Failure) -> [UInt8] {
    let descriptor = file == "-" ? STDIN_FILENO : open(file, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw Failure(code: errno) }
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
        throw Failure(code: errno)
      }
    }
    return bytes
  }
}
