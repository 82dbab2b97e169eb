#if canImport(XCTest)
  import CameraControlTesting
  import Foundation
  import XCTest

  extension XCTestCase {
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
#endif
