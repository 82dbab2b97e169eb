#if canImport(XCTest)
  import CameraControlTesting
  import XCTest
  import Foundation

  extension XCTestCase {
    /// Records a failure of the test at a line of the source, if there is one.
    func report(_ text: String, at place: CallPlace?) {
      #if canImport(Darwin)
        // Xcode finds a file only by its path, which a place lacks. Without a location, Xcode shows
        // the failure at the test, and the text contains the place.
        let beginning = place.map { "\($0.fileID):\($0.line): " } ?? ""
        record(
          XCTIssue(
            type: .assertionFailure, compactDescription: beginning + text, detailedDescription: nil,
            sourceCodeContext: XCTSourceCodeContext(location: nil), associatedError: nil,
            attachments: []))
      #else
        // The notation that XCTest uses for an unknown place.
        recordFailure(
          withDescription: text, inFile: place.map { "\($0.fileID)" } ?? "<EXPR>",
          atLine: place?.line ?? 0, expected: true)
      #endif
    }

    /// Attaches files to the test where that is possible, and writes them to a folder if the environment
    /// names one.
    func keep(_ artifacts: [Artifact]) {
      #if canImport(Darwin)
        for artifact in artifacts {
          let attachment = XCTAttachment(string: artifact.text)
          attachment.name = artifact.name
          attachment.lifetime = .deleteOnSuccess
          add(attachment)
        }
      #endif
      guard let folder = Disk.variable(Self.folderVariable) else { return }
      do {
        try write(artifacts, to: URL(fileURLWithPath: folder, isDirectory: true))
      } catch {
        report("The files for “\(name)” cannot be written to “\(folder)”: \(error)", at: nil)
      }
    }

    private func write(_ artifacts: [Artifact], to folder: URL) throws {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let parts = name.split { !($0.isLetter || $0.isNumber || $0 == "_") }
      let stem = parts.joined(separator: "-")
      for artifact in artifacts {
        let file = folder.appendingPathComponent("\(stem).\(artifact.name)")
        try Data(artifact.text.utf8).write(to: file)
        print("\(name): written to \(file.path)")
      }
    }

    /// The variable of the environment that has the path of the folder.
    private static let folderVariable = "CAMERA_CONTROL_ARTIFACTS"
  }

  #if !canImport(Darwin)
    extension CallPlace {
      /// Finds the place with which an error begins that a test has thrown.
      ///
      /// XCTest passes on the text of the error, and not the error.
      init?(ofErrorIn description: String) {
        let beginning = "threw error \""
        guard description.hasPrefix(beginning) else { return nil }
        let text = description.dropFirst(beginning.count)
        guard let ending = text.range(of: #":\d+:\s"#, options: .regularExpression) else {
          return nil
        }
        self.init(text[..<text.index(ending.upperBound, offsetBy: -2)])
      }
    }
  #endif
#endif
