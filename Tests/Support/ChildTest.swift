internal import Foundation

#if !canImport(Darwin)
  /// One test of this program, in a process of its own.
  package enum ChildTest {
    /// Runs a test of a class.
    ///
    /// - Parameters:
    ///   - test: The name of the test's function.
    ///   - testClass: The class of the test.
    ///   - variables: What the environment of the process has beside that of this one.
    /// - Returns: The exit status, or minus the signal, and what the process printed as errors.
    /// - Throws: Foundation’s error if the process cannot be started.
    package static func run(
      _ test: String, of testClass: Any.Type, _ variables: [String: String]
    ) throws -> (status: Int32, errors: String) {
      let process = Process()
      let errors = Pipe()
      process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
      process.arguments = ["\(String(reflecting: testClass))/\(test)"]
      process.environment = ProcessInfo.processInfo.environment
        .merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }.merging(variables) { $1 }
      process.standardOutput = FileHandle.nullDevice
      process.standardError = errors
      try process.run()
      let text = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      process.waitUntilExit()
      let isSignal = process.terminationReason == .uncaughtSignal
      return (isSignal ? -process.terminationStatus : process.terminationStatus, text)
    }
  }
#endif
