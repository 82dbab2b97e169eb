import Foundation

/// The bytes of a file, or a reason why the tool can't read it.
enum FileBytes {
  /// An error that explains why a file cannot be read.
  struct Failure: Error {
    let reason: String
    var isTooLong = false
  }

  /// How many bytes a file may have, unless a command says something else.
  ///
  /// An hour with the lab is a recording of less than a million bytes, and the result of a long
  /// search is shorter still.
  static let limit = 32_000_000

  /// Returns the bytes of a file that the tool found in a folder.
  static func contents(atPath file: String) throws(Failure) -> [UInt8] {
    var facts = stat()
    // Opening a pipe would wait for another program to write into it.
    guard stat(file, &facts) != 0 || isFileOrFolder(facts) else {
      throw Failure(reason: "it is neither a file nor a folder")
    }
    return try bytes(of: file, atMost: limit)
  }

  /// Returns the bytes of a file from the command line, or of standard input for `-`.
  ///
  /// Throws a complaint that has the name of the file if it cannot be read.
  static func contents(
    of file: String, named name: String? = nil, atMost limit: Int = FileBytes.limit,
    hint: String = ""
  ) throws(Complaint) -> [UInt8] {
    do {
      return try bytes(of: file, atMost: limit)
    } catch {
      let end = error.isTooLong ? hint : ""
      throw Complaint("cannot read \(name ?? Self.name(of: file)): \(error.reason)\(end)")
    }
  }

  /// Returns the name of a file from the command line, for a message.
  static func name(of file: String) -> String {
    file == "-" ? "standard input" : "“\(file.shortened)”"
  }

  private static func bytes(of file: String, atMost limit: Int) throws(Failure) -> [UInt8] {
    let descriptor = file == "-" ? STDIN_FILENO : open(file, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw Failure(reason: Complaint.reason(errno)) }
    defer { if file != "-" { close(descriptor) } }
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    // One byte more than the limit shows that a file is too long.
    while bytes.count <= limit {
      let count = read(descriptor, &piece, min(piece.count, limit + 1 - bytes.count))
      if count > 0 {
        bytes += piece[..<count]
      } else if count == 0 {
        return bytes
      } else if errno != EINTR {
        throw Failure(reason: Complaint.reason(errno))
      }
    }
    throw tooLong(descriptor, limit)
  }

  private static func tooLong(_ descriptor: Int32, _ limit: Int) -> Failure {
    var facts = stat()
    let isFile = fstat(descriptor, &facts) == 0 && facts.st_mode & S_IFMT == S_IFREG
    let most = "\(grouped(limit)) bytes"
    return Failure(
      reason: isFile
        ? "it has \(grouped(Int(facts.st_size))) bytes, and the limit is \(most)"
        : "it has no end, or it is longer than the limit of \(most)",
      isTooLong: true)
  }

  /// Returns a number with a comma after each three digits.
  private static func grouped(_ number: Int) -> String {
    number < 1_000
      ? "\(number)" : grouped(number / 1_000) + ",\("\(number % 1_000 + 1_000)".dropFirst())"
  }

  private static func isFileOrFolder(_ facts: stat) -> Bool {
    [S_IFREG, S_IFDIR].contains(facts.st_mode & S_IFMT)
  }
}
