#if canImport(Darwin)
  import Darwin
#endif

/// A program that runs an exploration again, in a child process.
public struct ChildProgram: Hashable, Sendable {
  let path: String
  let arguments: [String]

  /// Returns the program at a path, with arguments that make it run the exploration.
  public static func program(_ path: String, _ arguments: [String]) -> ChildProgram {
    ChildProgram(path: path, arguments: arguments)
  }

  /// Returns the running program, with arguments that make it run the exploration.
  public static func thisProgram(_ arguments: [String]) -> ChildProgram {
    ChildProgram(path: running, arguments: arguments)
  }

  /// Returns the running program, with arguments to run only the exploration's XCTest test.
  ///
  /// - Parameter name: The test, such as `AppTests.ExploringTests/testNothingBreaks`.
  /// - Returns: The program.
  public static func xctest(_ name: String) -> ChildProgram {
    #if canImport(Darwin)
      // The tests are in a bundle, of which this is the program.
      let bundle = Disk.executable.split(separator: "/Contents/").first.map(String.init) ?? ""
      return thisProgram(["-XCTest", name, bundle])
    #else
      return thisProgram([name])
    #endif
  }

  /// Returns the running program, with arguments to run only the exploration's Swift Testing test.
  ///
  /// On a Mac, start your tests with `swift test`, because the test program that Xcode starts
  /// can't run a single Swift Testing test.
  ///
  /// - Parameter name: The test, as `swift test --filter` accepts it, such as
  ///   `AppTests.ExploringTests/nothingBreaks`.
  /// - Returns: The program.
  public static func swiftTesting(_ name: String) -> ChildProgram {
    let arguments = ["--testing-library", "swift-testing", "--filter", name]
    #if canImport(Darwin)
      // A helper of SwiftPM loads the bundle with the tests.
      return thisProgram(["--test-bundle-path", Disk.executable] + arguments)
    #else
      return thisProgram(arguments)
    #endif
  }

  /// The path of the program that is running.
  private static var running: String {
    #if canImport(Darwin)
      var size: UInt32 = 0
      _NSGetExecutablePath(nil, &size)
      var path = [CChar](repeating: 0, count: Int(size))
      _NSGetExecutablePath(&path, &size)
      return Disk.resolved(
        path.withUnsafeBufferPointer { $0.baseAddress.map { String(cString: $0) } ?? "" })
    #else
      return Disk.executable
    #endif
  }
}
