import XCTest

final class UsageDescriptionCheckTests: XCTestCase {
  /// PRD01: the app and its capture extension each say what the camera is for.
  func testAMissingOrEmptyDescriptionInAPropertyList() throws {
    for folder in ["App", "Capture"] {
      var app = AppFolder.inFolders
      app.replace(AppFolder.usage, by: "", in: "\(folder)/Info.plist")
      XCTAssertEqual(try app.found(), ["PRD01 \(folder)/Info.plist"])
    }
    for text in ["<string></string>", "<string> \n </string>", "<true/>"] {
      var app = AppFolder.inFolders
      app.replace("<string>It takes photos.</string>", by: text, in: "App/Info.plist")
      XCTAssertEqual(try app.found(), ["PRD01 App/Info.plist"], text)
      XCTAssertTrue(try app.findings()[0].problem.contains("an empty"))
    }
  }

  /// PRD01: a description is also a build setting.
  func testAMissingDescriptionInTheBuildSettings() throws {
    var app = AppFolder.inXcode
    app.replace(
      "INFOPLIST_KEY_NSCameraUsageDescription = \"It takes photos.\";", by: "")
    app.replace(
      #"INFOPLIST_KEY_NSCameraUsageDescription = "It takes \"photos\".";"#, by: "")
    XCTAssertEqual(
      try app.found(),
      ["PRD01 " + AppFolder.project, "PRD01 PhotosCapture/Info.plist"])
    app.files["PhotosCapture/Info.plist"] = AppFolder.plist(
      AppFolder.capturePoint + "\n" + AppFolder.usage)
    XCTAssertEqual(try app.found(), ["PRD01 " + AppFolder.project])
  }

  /// PRD01: every configuration counts.
  func testADescriptionInOneConfigurationOnly() throws {
    var app = AppFolder.inXcode
    app.replace(#""It takes \"photos\".""#, by: "\"\"")
    let findings = try app.findings()
    XCTAssertEqual(findings.map(\.rule), ["PRD01"])
    XCTAssertTrue(findings[0].problem.contains("NSCameraUsageDescription in Debug,"))
  }

  /// PRD01: Xcode adds such a setting only to a list that it generates.
  func testADescriptionThatTheBuildIgnores() throws {
    var app = AppFolder.inXcode
    app.replace(
      "GENERATE_INFOPLIST_FILE = YES;\n\t\t\t\tINFOPLIST_KEY",
      by: "GENERATE_INFOPLIST_FILE = NO;\n\t\t\t\tINFOPLIST_KEY")
    let findings = try app.findings()
    XCTAssertEqual(findings.map(\.rule), ["PRD01"])
    XCTAssertTrue(findings[0].problem.contains("The build ignores INFOPLIST_KEY_"))
    XCTAssertTrue(findings[0].remedy.contains("GENERATE_INFOPLIST_FILE to YES"))
  }

  /// PRD01: a description may come from a file of build settings, and from another setting.
  func testADescriptionInAConfigurationFile() throws {
    var app = AppFolder.inXcode
    app.replace(
      "INFOPLIST_KEY_NSCameraUsageDescription = \"It takes photos.\";",
      by: "INFOPLIST_KEY_NSCameraUsageDescription = \"$(CAMERA_USE:default)\";")
    app.replace(
      "SDKROOT = iphoneos; };", by: "SDKROOT = iphoneos; CAMERA_USE = \"\"; };")
    let empty = try app.findings()
    XCTAssertEqual(empty.map(\.rule), ["PRD01", "PRD01"])
    app.replace("CAMERA_USE = \"\";", by: "")
    app.replace(
      "isa = XCBuildConfiguration; buildSettings",
      by: "isa = XCBuildConfiguration; baseConfigurationReference = F09; buildSettings")
    app.add(
      objects: "F09 = {isa = PBXFileReference; path = Base.xcconfig; sourceTree = \"<group>\"; };")
    app.files["Base.xcconfig"] =
      "#include \"Texts.xcconfig\" // more\n#include? \"Base.xcconfig\"\n"
    app.files["Texts.xcconfig"] = "CAMERA_USE[sdk=iphoneos*] = It takes photos. // for people\n"
    XCTAssertEqual(try app.found(), [])
    app.files["Texts.xcconfig"] = "CAMERA_USE = // nothing\n"
    XCTAssertEqual(try app.findings().map(\.rule), ["PRD01", "PRD01"])
  }

  /// PRD01: a file of settings that is not there may say it, which the report says.
  func testAConfigurationFileThatIsNotThere() throws {
    var app = AppFolder.inXcode
    app.replace(
      "isa = XCBuildConfiguration; buildSettings",
      by: "isa = XCBuildConfiguration; baseConfigurationReference = F09; buildSettings")
    app.add(
      objects: "F09 = {isa = PBXFileReference; path = Gone.xcconfig; sourceTree = SOURCE_ROOT; };")
    XCTAssertEqual(
      try app.report().notChecked.filter { $0.contains("xcconfig") },
      ["Gone.xcconfig, a file of build settings that cannot be read"])
  }

  /// PRD06, PHO02: what the code uses needs a description, whichever key has it.
  func testADescriptionOfWhatTheCodeUses() throws {
    let microphone = ("PRD06", ["NSMicrophoneUsageDescription"])
    let library = (
      "PHO02", ["NSPhotoLibraryAddUsageDescription", "NSPhotoLibraryUsageDescription"]
    )
    let uses: [((rule: String, keys: [String]), String)] = [
      (microphone, "let device = AVCaptureDevice.default(for: .audio)"),
      (microphone, "AVCaptureDevice.default(.microphone, for: .audio, position: .unspecified)"),
      (microphone, "await AVCaptureDevice\n  .requestAccess(for: AVMediaType.audio)"),
      (
        microphone,
        "AVCaptureDevice.DiscoverySession(\n  deviceTypes: [.microphone], mediaType: .audio)"
      ),
      (microphone, "try AVAudioRecorder(url: url, settings: [:])"),
      (microphone, "AVAudioApplication.requestRecordPermission { _ in }"),
      (library, "PHAssetCreationRequest.forAsset()"),
      (library, "PHAssetChangeRequest.creationRequestForAsset(from: image)"),
      (library, "UIImageWriteToSavedPhotosAlbum(image, nil, nil, nil)"),
      (library, "UISaveVideoAtPathToSavedPhotosAlbum(path, nil, nil, nil)"),
      (library, "await PHPhotoLibrary.requestAuthorization(for: .addOnly)"),
      (library, "let text = #\"/*\\\"#; PHAssetCreationRequest.forAsset() // \""),
      (library, "/* /* */ \" */ PHAssetCreationRequest.forAsset()"),
    ]
    for (resource, code) in uses {
      for folder in ["App", "Capture"] {
        var app = AppFolder.inFolders
        app.files["\(folder)/Code/Recorder.swift"] = code
        XCTAssertEqual(try app.found(), ["\(resource.rule) \(folder)/Info.plist"], code)
        XCTAssertTrue(
          try app.findings()[0].problem.contains(", which \(folder)/Code/Recorder.swift uses."))
        for key in resource.keys {
          var described = app
          described.replace(
            AppFolder.usage,
            by: AppFolder.usage + "<key>\(key)</key><string>It records.</string>",
            in: "\(folder)/Info.plist")
          XCTAssertEqual(try described.found(), [], key)
        }
      }
    }
  }

  /// PRD06, PHO02: neither a comment, a text, nor code that only reads a status needs a description.
  func testWhatNeedsNoDescription() throws {
    for code in [
      "// PHAssetCreationRequest.forAsset()", "/* a /* b */ PHAssetCreationRequest */",
      "let text = \"PHAssetCreationRequest \\\" PHAssetCreationRequest\"",
      "let text = #\"\" PHAssetCreationRequest\"#",
      "let text = \"\"\"\n\" PHAssetCreationRequest\n\"\"\"",
      "PHPhotoLibrary.authorizationStatus(for: .addOnly)", "let myPHAssetCreationRequest = 1",
      "AVCaptureDevice.authorizationStatus(for: .audio)", "AVCaptureDevice.default(for: .video)",
      "PHAssetChangeRequest.deleteAssets(assets)", "/* PHAssetCreationRequest",
      "let text = \"\"\" PHAssetCreationRequest",
    ] {
      var app = AppFolder.inFolders
      app.files["App/Code.swift"] = code
      XCTAssertEqual(try app.found(), [], code)
    }
    var app = AppFolder.inFolders
    for path in ["Tools/Tool.swift", "App/AppTests/Test.swift", "Widgets/Widget.swift"] {
      app.files[path] = "PHAssetCreationRequest.forAsset()"
    }
    XCTAssertEqual(try app.found(), [], "these files belong to no app and no capture extension")
  }

  /// PRD06, PHO02: a project says which files a target has, and its settings may have the text.
  func testADescriptionOfWhatTheCodeOfAProjectUses() throws {
    var app = AppFolder.inXcode
    app.files["Photos/PhotosApp.swift"] = "PHAssetCreationRequest.forAsset()"
    app.files["PhotosWidgets/PhotosWidgets.swift"] = "AVCaptureDevice.default(for: .audio)"
    XCTAssertEqual(try app.found(), ["PHO02 " + AppFolder.project])
    XCTAssertTrue(
      try app.findings()[0].problem.contains(
        "no NSPhotoLibraryAddUsageDescription, so it gets no access to the photo library, which "
          + "Photos/PhotosApp.swift uses."))
    app.replace(
      "INFOPLIST_KEY_NSCameraUsageDescription = \"It takes photos.\";",
      by: "INFOPLIST_KEY_NSCameraUsageDescription = \"It takes photos.\"; "
        + "INFOPLIST_KEY_NSPhotoLibraryUsageDescription = \"It saves photos.\";")
    XCTAssertTrue(
      try app.findings()[0].problem.contains("NSPhotoLibraryAddUsageDescription in Debug,"))
    app.replace(
      #"INFOPLIST_KEY_NSCameraUsageDescription = "It takes \"photos\".";"#,
      by: #"INFOPLIST_KEY_NSCameraUsageDescription = "It takes \"photos\"."; "#
        + #"INFOPLIST_KEY_NSPhotoLibraryUsageDescription = "It saves photos.";"#)
    XCTAssertEqual(try app.found(), [])
  }
}
