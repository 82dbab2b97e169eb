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
  private var beginning = ""

  /// Opens a journal, without what a last one has left behind.
  init(_ path: String) throws(ExplorationError) {
    guard let file = fopen(path, "w") else { throw .file(Disk.failure(path)) }
    self.path = path
    self.file = file
  }

  deinit {
    fclose(file)
    unlink(path)
  }

  /// Begins a script, whose order of callbacks stands before its first step.
  func begin(_ order: DeliveryOrder) { beginning = CorpusFolder.text(of: order) }

  /// Ends the script, which did not end the process.
  func end() {
    rewind(file)
    ftruncate(fileno(file), 0)
  }

  /// Adds the step that comes next.
  func add(_ step: GestureStep) {
    fputs("\(beginning)\(step)\n", file)
    beginning = ""
    fflush(file)
  }

  /// The beginning of the names of journals.
  static let beginning = "running-"
}
