#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#endif

/// A file with the script that is running, which is written before each step.
///
/// If the app ends the process, the file stays, and the next exploration with the same corpus begins
/// with it. The file goes with the journal.
final class Journal {
  private let path: String
  private let file: UnsafeMutablePointer<FILE>

  /// Opens the journal of a share of the work, and keeps what the last one left behind as a script.
  init(in folder: CorpusFolder, _ shard: Shard) throws(ExplorationError) {
    let share = "\(shard.index + 1)-of-\(shard.count)\(CorpusFolder.ending)"
    path = "\(folder.path)/\(Self.beginning)\(share)"
    do throws(DiskFailure) {
      try Disk.makeFolder(folder.path)
    } catch {
      throw .file(error)
    }
    // Fails if there is none, as usual.
    rename(path, "\(folder.path)/\(Self.crashed)\(share)")
    guard let file = fopen(path, "w") else {
      throw .file(Disk.failure(path))
    }
    self.file = file
  }

  deinit {
    fclose(file)
    unlink(path)
  }

  /// Begins a new script.
  func begin() {
    rewind(file)
    ftruncate(fileno(file), 0)
  }

  /// Adds the step that comes next.
  func add(_ step: GestureStep) {
    fputs("\(step)\n", file)
    fflush(file)
  }

  /// The beginnings of the names of a running script, and of one that ended the process.
  static let beginning = "running-"
  static let crashed = "0-ended-the-process-"
}
