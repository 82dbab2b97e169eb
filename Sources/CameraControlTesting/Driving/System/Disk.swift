import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#endif

/// Files and the environment of the process, without Foundation.
package enum Disk {
  /// Returns the last bytes of a file, or all without their number; `nil` if there is no such file.
  static func contents(of path: String, last count: Int? = nil) throws(DiskFailure) -> [UInt8]? {
    var facts = stat()
    // A device may have no end, and opening a pipe waits for a writer.
    if stat(path, &facts) == 0, ![S_IFREG, S_IFDIR].contains(facts.st_mode & S_IFMT) {
      throw DiskFailure(path: path, reason: "it is neither a file nor a folder")
    }
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else {
      if errno == ENOENT || errno == ENOTDIR { return nil }
      throw failure(path)
    }
    defer { close(file) }
    // If the file is shorter, the call fails, and reading starts at the beginning.
    if let count { lseek(file, off_t(-count), SEEK_END) }
    return try everything(in: file, path)
  }

  /// Returns the names of what is in a folder, in no order; none if there is no such folder.
  static func names(in folder: String) -> [String] {
    guard let stream = opendir(folder) else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      withUnsafePointer(to: &entry.pointee.d_name) { name in
        let capacity = MemoryLayout.size(ofValue: name.pointee)
        name.withMemoryRebound(to: CChar.self, capacity: capacity) {
          names.append(String(cString: $0))
        }
      }
    }
    return names
  }

  /// Gives a file new contents, and creates it if necessary.
  ///
  /// A reader at the same time sees either the old or the new contents as a whole. A
  /// file that existed keeps its permissions, and a symbolic link keeps pointing to it.
  static func replace(_ path: String, with bytes: [UInt8]) throws(DiskFailure) {
    let path = resolved(path)
    let draft = "\(path).\(getpid())-\(drafts.add(1, ordering: .relaxed).newValue).tmp"
    let file = open(draft, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard file >= 0 else { throw failure(path) }
    var old = stat()
    var isWritten = stat(path, &old) != 0 || fchmod(file, old.st_mode & 0o7777) == 0
    isWritten = isWritten && writeAll(bytes, to: file)
    // A full disk may report its error only now.
    isWritten = close(file) == 0 && isWritten
    guard isWritten, rename(draft, path) == 0 else {
      let failure = failure(path)
      unlink(draft)
      throw failure
    }
  }

  /// Removes a file, if there is one.
  static func remove(_ path: String) throws(DiskFailure) {
    guard unlink(path) == 0 || errno == ENOENT else { throw failure(path) }
  }

  /// Creates a folder, and those around it that do not exist yet.
  static func makeFolder(_ path: String) throws(DiskFailure) {
    if mkdir(path, 0o777) == 0 || errno == EEXIST { return }
    guard errno == ENOENT, let slash = path.lastIndex(of: "/"), slash > path.startIndex else {
      throw failure(path)
    }
    try makeFolder(String(path[..<slash]))
    guard mkdir(path, 0o777) == 0 || errno == EEXIST else { throw failure(path) }
  }

  /// Writes text as it is to standard error, which no test framework hides.
  static func writeToStandardError(_ text: String) {
    _ = writeAll(Array(text.utf8), to: STDERR_FILENO)
  }

  /// Runs `body` while this file is locked against all other threads and processes that do the same.
  ///
  /// The file is the user's own, and created if necessary. `body` takes its bytes, and replaces them with
  /// the new ones.
  static func withLock(on path: String, _ body: (inout [UInt8]) throws -> Void) throws {
    let file = open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard file >= 0 else { throw failure(path) }
    // Closing the file opens the lock.
    defer { close(file) }
    while flock(file, LOCK_EX) != 0 { guard errno == EINTR else { throw failure(path) } }
    let old = try everything(in: file, path)
    var bytes = old
    try body(&bytes)
    guard bytes != old else { return }
    guard lseek(file, 0, SEEK_SET) == 0, writeAll(bytes, to: file),
      ftruncate(file, off_t(bytes.count)) == 0
    else { throw failure(path) }
  }

  /// Returns the path of a file without symbolic links; the same path if there is no such file.
  static func resolved(_ path: String) -> String {
    guard let real = realpath(path, nil) else { return path }
    defer { free(real) }
    return String(cString: real)
  }

  /// Returns a variable of the environment, or `nil` if it is not set or empty.
  package static func variable(_ name: String) -> String? {
    guard let value = getenv(name), value.pointee != 0 else { return nil }
    return String(cString: value)
  }

  // MARK: Who runs

  /// A text that is the same for all processes of one build, and another one after the next build.
  static var build: String {
    let path = executable
    var facts = stat()
    guard stat(path, &facts) == 0 else { return path }
    let time = changeTime(facts)
    return "\(path) \(facts.st_ino) \(facts.st_size) \(time.tv_sec).\(time.tv_nsec)"
  }

  /// Returns whether a file was changed after the build of this program.
  static func isNewerThanBuild(_ path: String) -> Bool {
    var (file, program) = (stat(), stat())
    guard stat(path, &file) == 0, stat(executable, &program) == 0 else { return false }
    let (new, old) = (changeTime(file), changeTime(program))
    return (new.tv_sec, new.tv_nsec) > (old.tv_sec, old.tv_nsec)
  }

  private static func changeTime(_ facts: stat) -> timespec {
    #if canImport(Darwin)
      facts.st_mtimespec
    #else
      facts.st_mtim
    #endif
  }

  /// A folder for short-lived files of this user.
  static var temporaryFolder: String {
    "\(variable("TMPDIR") ?? "/tmp")/camera-control-\(getuid())"
  }

  /// The path of the program, or of the bundle with this code.
  static var executable: String {
    #if canImport(Darwin)
      // The tests are in a bundle that another program loads.
      var info = Dl_info()
      guard dladdr(#dsohandle, &info) != 0, let name = info.dli_fname else { return "" }
      return String(cString: name)
    #else
      return resolved("/proc/self/exe")
    #endif
  }

  // MARK: Helpers

  private static let drafts = Atomic(0)

  private static func everything(in file: Int32, _ path: String) throws(DiskFailure) -> [UInt8] {
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 1 << 14)
    while true {
      let count = read(file, &piece, piece.count)
      if count > 0 {
        bytes += piece[..<count]
      } else if count == 0 {
        return bytes
      } else if errno != EINTR {
        throw failure(path)
      }
    }
  }

  private static func writeAll(_ bytes: [UInt8], to file: Int32) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(file, $0.baseAddress, $0.count) }
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno != EINTR {
        return false
      }
    }
    return true
  }

  /// Returns the error of the call of the system that has just failed.
  static func failure(_ path: String) -> DiskFailure {
    let code = errno
    let reason = strerror(code).map { String(cString: $0).lowercased() } ?? "error \(code)"
    return DiskFailure(path: path, reason: reason)
  }
}

/// A lock that only one object at a time can hold, among all processes of a user.
///
/// It is a lock on a file in the temporary folder, so the system opens it when the process ends,
/// however it ends.
final class FileLock: Sendable {
  private let path: String
  private let file: Int32

  /// Creates the object that has the lock of a name, or `nil` if another one has it.
  init?(_ name: String) throws(DiskFailure) {
    try Disk.makeFolder(Disk.temporaryFolder)
    path = "\(Disk.temporaryFolder)/\(String(StableHash.of(name), radix: 16)).lock"
    guard let file = try Self.lock(path) else { return nil }
    self.file = file
  }

  deinit {
    unlink(path)
    close(file)
  }

  private static func lock(_ path: String) throws(DiskFailure) -> Int32? {
    while true {
      let file = open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
      guard file >= 0 else { throw Disk.failure(path) }
      var facts = stat()
      guard flock(file, LOCK_EX | LOCK_NB) == 0, fstat(file, &facts) == 0 else {
        defer { close(file) }
        guard errno == EWOULDBLOCK else { throw Disk.failure(path) }
        return nil
      }
      if facts.st_nlink > 0 { return file }
      // The previous holder of the lock has removed the file in the meantime.
      close(file)
    }
  }
}
