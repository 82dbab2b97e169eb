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

/// A process that this one starts and waits for.
enum ChildProcess {
  /// How a process ended.
  enum Ending: Hashable, Sendable {
    case status(Int32)
    case signal(Int32)
  }

  #if os(iOS) || os(tvOS) || os(watchOS) || os(visionOS)
    /// Fails, because an app cannot start a process there.
    static func run(
      _ program: String, _ arguments: [String], adding variables: [String: String],
      writingTo output: String
    ) throws(DiskFailure) -> Ending {
      throw DiskFailure(path: program, reason: "this system starts no child processes")
    }
  #else
    /// Runs a program, and returns how it ended; throws if it cannot be started.
    ///
    /// It has the variables beside those of this process, and writes output and errors to a file.
    static func run(
      _ program: String, _ arguments: [String], adding variables: [String: String],
      writingTo output: String
    ) throws(DiskFailure) -> Ending {
      #if canImport(Glibc) || canImport(Musl)
        var actions = posix_spawn_file_actions_t()
      #else
        var actions: posix_spawn_file_actions_t?
      #endif
      posix_spawn_file_actions_init(&actions)
      defer { posix_spawn_file_actions_destroy(&actions) }
      posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
      posix_spawn_file_actions_addopen(
        &actions, STDOUT_FILENO, output, O_WRONLY | O_CREAT | O_TRUNC | O_APPEND, 0o600)
      posix_spawn_file_actions_adddup2(&actions, STDOUT_FILENO, STDERR_FILENO)
      let words = ([program] + arguments).map { strdup($0) }
      let settings = environment(adding: variables).map { strdup($0) }
      defer { for text in words + settings { free(text) } }
      var process = pid_t()
      let code = posix_spawn(&process, program, &actions, nil, words + [nil], settings + [nil])
      guard code == 0 else {
        errno = code
        throw Disk.failure(program)
      }
      return try ending(of: process, program)
    }

    private static func ending(of process: pid_t, _ program: String) throws(DiskFailure) -> Ending {
      var status: Int32 = 0
      while waitpid(process, &status, 0) != process {
        guard errno == EINTR else { throw Disk.failure(program) }
      }
      // The low seven bits are the signal, and the next byte is the status.
      let signal = status & 0x7F
      return signal == 0 ? .status(status >> 8 & 0xFF) : .signal(signal)
    }

    private static func environment(adding variables: [String: String]) -> [String] {
      var all = variables.map { "\($0)=\($1)" }
      var next = environ
      while let variable = next.pointee {
        let text = String(cString: variable)
        let name = String(text.prefix { $0 != "=" })
        if variables[name] == nil { all.append(text) }
        next += 1
      }
      return all
    }
  #endif

  /// Whether another process of the same program has started this one, and reports how it ends.
  static let isChild = Atomic(false)

  /// Lets this process leave no image of its memory behind, and forgets what it has printed into its file.
  static func becomeChild() {
    isChild.store(true, ordering: .relaxed)
    var memory = rlimit(rlim_cur: 0, rlim_max: 0)
    #if canImport(Glibc)
      let core = __rlimit_resource_t(RLIMIT_CORE.rawValue)
    #else
      let core = RLIMIT_CORE
    #endif
    setrlimit(core, &memory)
    fflush(nil)
    ftruncate(STDOUT_FILENO, 0)
  }

  /// Ends this process at once, without what is due at its end.
  static func end() -> Never { _exit(0) }
}

extension ChildProcess.Ending: CustomStringConvertible {
  /// The signal with its name, or the status.
  var description: String {
    switch self {
    case .status(let status): "exit status \(status)"
    case .signal(let signal):
      strsignal(signal).map { "signal \(signal) (\(String(cString: $0).lowercased()))" }
        ?? "signal \(signal)"
    }
  }
}
