package import Foundation

/// A program that a test has started.
///
/// Foundation's `Process` notices the end of a program up to a twentieth of a second late, which is
/// longer than most programs of the tests run.
package struct RunningProgram {
  /// The number of its process.
  package let id: pid_t

  /// What the program has as its standard input, output and error.
  package enum Files {
    case descriptors(input: Int32, output: Int32, errors: Int32)
    /// The terminal at a path for all three, which is the one of the program's session.
    case terminal(String)
  }

  /// Why a program was not started.
  package struct Failure: Error {
    package let program: String
    package let code: Int32
  }

  /// Starts a program in a session of its own, so that it has no terminal of the person who tests.
  ///
  /// - Parameters:
  ///   - words: Its path and its arguments.
  ///   - environment: The variables that it sees.
  ///   - files: Its standard files; it gets no other open file that is closed on execution.
  /// - Throws: ``Failure`` if it cannot be started.
  package init(_ words: [String], environment: [String: String], files: Files) throws(Failure) {
    #if canImport(Darwin)
      var (attributes, actions): (posix_spawnattr_t?, posix_spawn_file_actions_t?) = (nil, nil)
    #else
      var (attributes, actions) = (posix_spawnattr_t(), posix_spawn_file_actions_t())
    #endif
    posix_spawnattr_init(&attributes)
    posix_spawn_file_actions_init(&actions)
    defer {
      posix_spawnattr_destroy(&attributes)
      posix_spawn_file_actions_destroy(&actions)
    }
    posix_spawnattr_setflags(&attributes, Self.newSession)
    switch files {
    case .descriptors(let input, let output, let errors):
      for (number, file) in [input, output, errors].enumerated() {
        posix_spawn_file_actions_adddup2(&actions, file, Int32(number))
      }
    case .terminal(let path):
      // The first terminal that the leader of a session opens becomes the one of the session.
      for number in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] {
        posix_spawn_file_actions_addopen(&actions, number, path, O_RDWR, 0)
      }
    }
    var arguments = words.map { strdup($0) } + [nil]
    var variables = environment.map { strdup("\($0)=\($1)") } + [nil]
    defer { for pointer in arguments + variables { free(pointer) } }
    var id = pid_t()
    let code = posix_spawn(&id, words[0], &actions, &attributes, &arguments, &variables)
    guard code == 0 else { throw Failure(program: words[0], code: code) }
    self.id = id
  }

  /// Waits until the program has ended, and returns its exit status, or minus its signal.
  package func end() -> Int32 {
    var status: Int32 = 0
    while waitpid(id, &status, 0) != id, errno == EINTR {}
    return Self.ending(status)
  }

  /// Returns the exit status of a program that has ended, or minus its signal; `nil` as long as it
  /// runs.
  package func endIfEnded() -> Int32? {
    var status: Int32 = 0
    return waitpid(id, &status, WNOHANG) == id ? Self.ending(status) : nil
  }

  // The low seven bits are the signal, and the next byte is the status.
  private static func ending(_ status: Int32) -> Int32 {
    status & 0x7F == 0 ? status >> 8 & 0xFF : -(status & 0x7F)
  }

  /// Returns the two ends of a new pipe, neither of which a program inherits by itself.
  package static func pipe() -> (reading: Int32, writing: Int32) {
    var ends: [Int32] = [-1, -1]
    Foundation.pipe(&ends)
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (ends[0], ends[1])
  }

  #if canImport(Darwin)
    private static let newSession = Int16(POSIX_SPAWN_SETSID)
  #else
    // A macro of C that Swift does not see.
    private static let newSession: Int16 = 0x80
  #endif
}
