#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#endif

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
