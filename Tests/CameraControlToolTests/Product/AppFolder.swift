import Foundation
import TestSupport
import XCTest
import camera_control

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
  }

  /// What the tool reports in JSON.
  struct Report: Decodable {
    struct Target: Decodable, Equatable {
      var name: String
      var kind: String
      var files: [String]?
    }

    var folder: String
    var projectFiles: [String]?
    var targets: [Target]
    var findings: [Finding]
    var neededSource: [String]
    var notChecked: [String]
  }

  /// Replaces a text that occurs in a file, everywhere there.
  mutating func replace(
    _ old: String, by new: String, in path: String = Self.project, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    let text = files[path] ?? ""
    XCTAssertTrue(text.contains(old), "\(path) does not contain \(old)", file: file, line: line)
    files[path] = text.replacingOccurrences(of: old, with: new)
  }

  /// Adds objects to the project file.
  mutating func add(objects: String) {
    replace("F01 /* Photos.app */ = {", by: objects + "\nF01 /* Photos.app */ = {")
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

  /// Checks the files, and returns the report for a person.
  func text() throws -> String {
    let folder = try write()
    return try withExtendedLifetime(folder) { try ProductReport(of: folder.url.path).text }
  }

  /// Checks the files, and returns the report for a program.
  func report() throws -> Report { try Self.report(in: write()) }

  /// Checks a folder, and returns the report for a program.
  static func report(in folder: TemporaryFolder, at path: String = "") throws -> Report {
    let json = try ProductReport(of: folder.path(path)).json()
    return try JSONDecoder().decode(Report.self, from: Data(json.utf8))
  }

  /// Checks the files, and returns what is found.
  func findings() throws -> [Finding] { try report().findings }

  /// Checks the files, and returns the rules and places of what is found, such as
  /// `LCH06 Capture/Info.plist`.
  func found() throws -> [String] {
    try findings().map { ([$0.rule] + [$0.file].compactMap { $0 }).joined(separator: " ") }
  }
}

// MARK: - Good apps

extension AppFolder {
  /// An app without a project.
  static var inFolders: AppFolder {
    AppFolder(files: [
      "App/Info.plist": plist(usage), "Capture/Info.plist": plist(capturePoint + "\n" + usage),
      "Widgets/Info.plist": plist(widgetPoint),
    ])
  }

  /// An app with a project of Xcode 16, whose targets follow folders.
  static var inXcode: AppFolder {
    AppFolder(files: [
      project: XcodeText.project, "Photos/PhotosApp.swift": "", "Photos/PhotoIntent.swift": "",
      "PhotosCapture/Info.plist": plist(capturePoint), "PhotosCapture/PhotosCapture.swift": "",
      "PhotosWidgets/Info.plist": plist(widgetPoint), "PhotosWidgets/PhotosWidgets.swift": "",
    ])
  }

  /// The path of the project, and of the file in it.
  static let xcodeproj = "Photos.xcodeproj"
  static let project = "Photos.xcodeproj/project.pbxproj"

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
