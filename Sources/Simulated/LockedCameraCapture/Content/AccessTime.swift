/// The time of the last read of a file, if its file system records reads.
enum AccessTime {
  /// Makes a file count as one that was not read.
  static func reset(of file: URL) {
    guard let status = status(of: file) else { return }
    // Earlier than the modification: a file system may note only the first access after that.
    let times = [timespec(tv_sec: 0, tv_nsec: 0), status.st_mtim]
    _ = utimensat(AT_FDCWD, file.path, times, 0)
  }

  /// Returns whether a file was read since it was reset.
  static func isRead(_ file: URL) -> Bool {
    status(of: file).map { $0.st_atim.tv_sec > 0 } ?? false
  }

  /// Returns whether there is a file, and not a directory or a link.
  static func isFile(_ file: URL) -> Bool {
    status(of: file).map { $0.st_mode & S_IFMT == S_IFREG } ?? false
  }

  /// Returns whether the file system of a place notes when files are read.
  static func isNoted(beside place: URL) -> Bool {
    let probe = place.deletingLastPathComponent().appendingPathComponent("probe")
    defer { try? FileManager.default.removeItem(at: probe) }
    guard (try? Data("probe".utf8).write(to: probe)) != nil else { return false }
    reset(of: probe)
    guard !isRead(probe), (try? Data(contentsOf: probe)) != nil else { return false }
    return isRead(probe)
  }

  private static func status(of file: URL) -> stat? {
    var status = stat()
    return lstat(file.path, &status) == 0 ? status : nil
  }
}
