import Foundation
import XCTest

/// The files of an app's project, which a test changes and writes before it checks them.
struct AppFolder {
  /// The texts of the files, by path.
  var files: [String: String]

  /// A finding, as the tool reports it in JSON.
  struct Finding: Decodable, Equatable {
    var rule: String
    var problem: String
    var remedy: String
    var file: String?
    var line: Int?
  }

  /// What the tool reports in JSON.
  struct Report: Decodable {
    struct Target: Decodable, Equatable {
      var name: String
      var kind: String
      var files: [String]
      var supposedFiles: [String]
    }

    var folder: String
    var projectFiles: [String]?
    var targets: [Target]
    var findings: [Finding]
    var notChecked: [String]
  }

  /// Replaces a text that occurs in a file, everywhere there.
  mutating func replace(
    _ old: String, by new: String, in path: String, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    let text = files[path] ?? ""
    XCTAssertTrue(text.contains(old), "\(path) does not contain \(old)", file: file, line: line)
    files[path] = text.replacingOccurrences(of: old, with: new)
  }

  /// Adds lines at the end of a file.
  mutating func append(_ text: String, to path: String) {
    files[path, default: ""] += text + "\n"
  }

  /// Writes the files into a new folder.
  func write() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for (path, text) in files {
      let url = folder.url.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url)
    }
    return folder
  }

  /// Checks the files, and returns what the tool prints.
  func outcome(_ arguments: String...) throws -> Tool.Outcome {
    let folder = try write()
    return try withExtendedLifetime(folder) {
      try Tool.run(["check-product", folder.url.path] + arguments)
    }
  }

  /// Checks the files, and returns what the tool reports.
  func report() throws -> Report { try Self.report(in: write()) }

  /// Checks a folder, and returns what the tool reports.
  static func report(in folder: TemporaryFolder) throws -> Report {
    let outcome = try Tool.run("check-product", folder.url.path, "--json")
    let report = try JSONDecoder().decode(Report.self, from: Data(outcome.output.utf8))
    XCTAssertEqual(outcome.status, report.findings.isEmpty ? 0 : 1, outcome.errors)
    return report
  }

  /// Returns a place in a file: its path, and the number of the first line that contains a text.
  func place(
    _ text: String, in path: String, file: StaticString = #filePath, line: UInt = #line
  ) -> String {
    let lines = (files[path] ?? "").components(separatedBy: "\n")
    let index = lines.firstIndex { $0.contains(text) }
    XCTAssertNotNil(index, "\(path) does not contain \(text)", file: file, line: line)
    return "\(path):\((index ?? -1) + 1)"
  }

  /// The place of a target in the project file, by its identifier there.
  func target(_ id: String) -> String { place("\t\t\(id) /*", in: Self.project) }

  /// Checks the files, and returns the rules and places of what is found.
  func found() throws -> [String] { try report().findings.map(\.short) }
}

extension AppFolder.Finding {
  /// The rule and the place, such as `LCH06 Capture/Info.plist:5`.
  var short: String {
    ([rule] + [file].compactMap { $0 }).joined(separator: " ") + (line.map { ":\($0)" } ?? "")
  }
}

extension [AppFolder.Finding] {
  /// The first finding, or one without words, which no test expects.
  var top: AppFolder.Finding { first ?? AppFolder.Finding(rule: "", problem: "", remedy: "") }
}

// MARK: - The sources of a good app

extension AppFolder {
  static let appCode = """
    import LockedCameraCapture
    import SwiftUI

    @main
    struct PhotosApp: App {
      var body: some Scene {
        WindowGroup { Text("Photos").task { await Importer().run() } }
      }
    }

    struct Importer {
      func run() async {
        for await update in LockedCameraCaptureManager.shared.sessionContentUpdates {
          switch update {
          case .initial(let urls): for url in urls { await take(url) }
          case .added(let url): await take(url)
          case .removed: break
          @unknown default: break
          }
        }
      }

      private func take(_ url: URL) async {}
    }
    """

  static let intentCode = """
    import AppIntents

    struct PhotoIntent: CameraCaptureIntent {
      static let title: LocalizedStringResource = "Take a photo"
      func perform() async throws -> some IntentResult { .result() }
    }
    """

  static let captureCode = """
    import AVKit
    import LockedCameraCapture
    import SwiftUI

    @main
    struct PhotosCapture: LockedCameraCaptureExtension {
      var body: some LockedCameraCaptureExtensionScene {
        LockedCameraCaptureUIScene { session in Viewfinder(session: session) }
      }
    }

    struct Viewfinder: View {
      let session: LockedCameraCaptureSession
      var body: some View { Color.black.onCameraCaptureEvent { event in print(event.phase) } }
    }
    """

  static let widgetCode = """
    import SwiftUI
    import WidgetKit

    @main
    struct PhotosWidgets: WidgetBundle {
      var body: some Widget { PhotoControl() }
    }

    struct PhotoControl: ControlWidget {
      var body: some ControlWidgetConfiguration {
        StaticControlConfiguration(kind: "photo") {
          ControlWidgetButton(action: PhotoIntent()) { Label("Photo", systemImage: "camera") }
        }
      }
    }
    """

  /// Returns a property list in XML with the lines of its dictionary.
  static func plist(_ lines: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0">
    <dict>
    \(lines)
    </dict>
    </plist>

    """
  }

  static let usage = """
    <key>NSCameraUsageDescription</key>
    <string>It takes photos.</string>
    """

  static let capturePoint = """
    <key>EXAppExtensionAttributes</key>
    <dict>
      <key>EXExtensionPointIdentifier</key>
      <string>com.apple.securecapture</string>
    </dict>
    """

  static let widgetPoint = """
    <key>NSExtension</key>
    <dict>
      <key>NSExtensionPointIdentifier</key>
      <string>com.apple.widgetkit-extension</string>
    </dict>
    """
}

// MARK: - Good apps

extension AppFolder {
  /// An app whose targets are folders, as a tool generates projects from them.
  static var inFolders: AppFolder {
    AppFolder(files: [
      "App/Info.plist": plist(usage), "App/PhotosApp.swift": appCode,
      "Capture/Info.plist": plist(capturePoint + "\n" + usage),
      "Capture/PhotosCapture.swift": captureCode,
      "Widgets/Info.plist": plist(widgetPoint), "Widgets/PhotosWidgets.swift": widgetCode,
      "Shared/PhotoIntent.swift": intentCode,
    ])
  }

  /// An app with a project of Xcode 16, whose targets follow folders.
  static var inXcode: AppFolder {
    AppFolder(files: [
      "Photos.xcodeproj/project.pbxproj": XcodeText.project,
      "Photos/PhotosApp.swift": appCode, "Photos/PhotoIntent.swift": intentCode,
      "PhotosCapture/Info.plist": plist(capturePoint),
      "PhotosCapture/PhotosCapture.swift": captureCode,
      "PhotosWidgets/Info.plist": plist(widgetPoint),
      "PhotosWidgets/PhotosWidgets.swift": widgetCode,
    ])
  }

  /// The path of the project file.
  static let project = "Photos.xcodeproj/project.pbxproj"
}
