#if canImport(Testing)
  import CameraControl
  import CameraControlTesting
  import Testing

  extension Test {
    /// Attaches files that show what happened, under the name of the test and of a part of it.
    func attach(_ artifacts: [Artifact], part: String = "") {
      var names = id.nameComponents.map { $0.prefix { $0 != "(" } } + [part[...]]
      // Testing doesn't expose a case's arguments, so a number shows which files belong together.
      if isParameterized { names.append("\(FailedCases.next(of: id))") }
      let stem = names.filter { !$0.isEmpty }.map(Self.fileName).joined(separator: "-")
      for artifact in artifacts {
        Attachment.record(
          artifact.text, named: "\(stem).\(artifact.name)", sourceLocation: sourceLocation)
      }
    }

    /// Returns a name with only such characters as every system has in the names of files.
    private static func fileName(_ name: Substring) -> String {
      String(name.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "-" })
    }
  }

  /// How many cases of each test have files.
  private enum FailedCases {
    private static let counts = Guarded<[Test.ID: Int]>([:])

    /// Returns the number of the next case of a test, counted from 1.
    static func next(of test: Test.ID) -> Int {
      counts.withLock { counts in
        counts[test, default: 0] += 1
        return counts[test, default: 0]
      }
    }
  }
#endif
