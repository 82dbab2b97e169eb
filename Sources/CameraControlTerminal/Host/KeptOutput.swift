import Foundation
import Synchronization

/// The output of the process while the terminal shows the phone.
///
/// The output of the app and of other tests, and the reason of a crash, would damage the phone's
/// screen and disappear with it. A file keeps such output until the terminal is restored. Output
/// that goes to a file anyway is left alone.
struct KeptOutput: ~Copyable {
  private let descriptor: Int32
  /// Where the output goes usually, and the file; negative if nothing is kept.
  private let usual = Atomic<Int32>(-1)
  private let file = Atomic<Int32>(-1)

  private init(_ descriptor: Int32) { self.descriptor = descriptor }

  /// Begins to keep what is written to both.
  static func begin() {
    // Output from before the phone must appear before the phone.
    fflush(nil)
    output.begin()
    errors.begin()
  }

  /// Writes what was kept to where it goes usually; safe in a signal handler.
  static func end() {
    output.end()
    errors.end()
  }

  private func begin() {
    var status = stat()
    guard file.load(ordering: .acquiring) < 0, fstat(descriptor, &status) == 0,
      // A pipe leads to the terminal if a test runner reads from the pipe.
      isatty(descriptor) == 1 || status.st_mode & S_IFMT == S_IFIFO
    else { return }
    var name = Array(
      (FileManager.default.temporaryDirectory.path + "/camera-control-XXXXXX").utf8CString)
    let new = mkstemp(&name)
    guard new >= 0 else { return }
    unlink(name)
    usual.store(dup(descriptor), ordering: .relaxed)
    dup2(new, descriptor)
    file.store(new, ordering: .releasing)
  }

  private func end() {
    let source = file.exchange(-1, ordering: .acquiringAndReleasing)
    guard source >= 0 else { return }
    let target = usual.load(ordering: .relaxed)
    dup2(target, descriptor)
    lseek(source, 0, SEEK_SET)
    withUnsafeTemporaryAllocation(byteCount: 512, alignment: 1) { piece in
      while let start = piece.baseAddress {
        let count = read(source, start, piece.count)
        guard count > 0 else { break }
        var written = 0
        while written < count {
          let more = write(target, start + written, count - written)
          guard more > 0 || errno == EINTR else { break }
          written += max(0, more)
        }
      }
    }
    close(source)
    close(target)
  }

  private static let output = KeptOutput(STDOUT_FILENO)
  private static let errors = KeptOutput(STDERR_FILENO)
}
