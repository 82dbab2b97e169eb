// swift-tools-version: 6.3

import CompilerPluginSupport
import PackageDescription

// Apple's platforms have the modules that the simulated ones stand in for.
#if canImport(Darwin)
  let hasSimulatedModules = false
#else
  let hasSimulatedModules = true
#endif

// MARK: - Tables: a name, and the names that it depends on

// The modules by Apple's names. Here and in the table of tests, such a name means the module
// whose name begins with `Simulated`.
let frameworks: KeyValuePairs = [
  "AppIntents": "AVFoundation CameraControl",
  "AVFAudio": "AVFoundation",
  "AVFoundation": "CoreImage CoreMedia QuartzCore UniformTypeIdentifiers CameraControl",
  "AVKit": "UIKit CameraControl",
  "Combine": "CameraControl MacroPlugin",
  "CoreGraphics": "MacroPlugin",
  "CoreImage": "CoreVideo ImageIO Metal Submodules",
  "CoreLocation": "AVFoundation CameraControl",
  "CoreMedia": "CoreVideo",
  "CoreMotion": "AVFoundation CameraControl",
  "CoreVideo": "Foundation",
  "ExtensionFoundation": "",
  "ExtensionKit": "ExtensionFoundation",
  "Foundation": "Combine CoreGraphics MainThread CameraControl",
  "ImageIO": "Foundation",
  "LockedCameraCapture": "ExtensionKit WidgetKit CameraControl",
  "Metal": "Foundation",
  "MetalKit": "Metal UIKit CameraControl",
  "OS": "CoreGraphics Submodules",
  "OSLog": "OS",
  "Photos": "UIKit CoreLocation CameraControl",
  "PhotosUI": "Photos SwiftUI CameraControl",
  "QuartzCore": "Foundation",
  "SwiftUI": "AVKit CameraControl",
  "SwiftUICore": "SwiftUI",
  "UIKit": "AVFoundation CoreImage CameraControl",
  "UniformTypeIdentifiers": "Foundation",
  "VideoToolbox": "CoreMedia",
  "Vision": "CoreImage AVFoundation CameraControl",
  "WidgetKit": "SwiftUI AppIntents",
]

// What these modules share, in C: what keeps the main thread where the main function is asynchronous,
// and what lets files import parts of modules, such as `os.log`.
let inC = ["MainThread", "Submodules"]

// What several tests need.
let support = " CameraControlTesting TestSupport"
let senses = " CoreMotion MetalKit VideoToolbox Vision"
let clownTown = " ClownTownApp ClownTownCaptureExtension ClownTownWidgets"

// Tests whose files import these modules by Apple's names. The files of `SimulatedAVKitTests` import
// nothing else, and those of `SimulatedSwiftFiveTests` are compiled in the older language mode.
let tests: KeyValuePairs = [
  "CameraControlLabTests": "CameraControlLab CameraControlConformance SwiftUI AVKit" + support,
  "SimulatedAVFoundationTests": "AVFoundation WrongCalls" + support,
  "SimulatedAVKitTests": "AVKit Photos OS _Testing_UIKit" + support,
  "SimulatedLockedCameraCaptureTests": "LockedCameraCapture AVKit Photos" + clownTown + support,
  "SimulatedSwiftFiveTests":
    "LockedCameraCapture UniformTypeIdentifiers AVKit SwiftUICore AVFAudio Combine PhotosUI OS"
    + senses + support + " _Testing_UIKit",
  "SimulatedSwiftUITests": "SwiftUI AVKit Combine Photos _Testing_UIKit" + support,
  "SimulatedSystemTests":
    "CoreGraphics CoreMedia OS Combine PhotosUI AppIntents WidgetKit AVKit AVFAudio SwiftUICore"
    + senses + support,
  "SimulatedUIKitTests": "AVKit Photos CameraControlTesting _Testing_UIKit",
]

let core = ["CameraControl"]
// What an app imports that captures,
let capture = [
  "SimulatedFoundation", "SimulatedAVFoundation", "SimulatedAVFAudio", "SimulatedUIKit",
  "SimulatedAVKit",
]
// whose screens are SwiftUI's,
let screens = capture + ["SimulatedSwiftUI", "SimulatedSwiftUICore"]
// that has a capture extension,
let lockScreen = [
  "SimulatedLockedCameraCapture", "SimulatedExtensionFoundation", "SimulatedExtensionKit",
  "SimulatedAppIntents", "SimulatedWidgetKit", "SimulatedUniformTypeIdentifiers",
]
// and that uses more of the system.
let system = [
  "SimulatedOS", "SimulatedOSLog", "SimulatedCombine", "SimulatedPhotos", "SimulatedPhotosUI",
  "SimulatedCoreGraphics", "SimulatedCoreImage", "SimulatedCoreLocation", "SimulatedCoreMedia",
  "SimulatedCoreVideo", "SimulatedQuartzCore", "SimulatedCoreMotion", "SimulatedImageIO",
  "SimulatedMetal", "SimulatedMetalKit", "SimulatedVideoToolbox", "SimulatedVision",
]

// MARK: - Settings

// The core must not be re-exported to apps: imports are internal by default.
let sayWhatIsPublic: [SwiftSetting] = [.enableUpcomingFeature("InternalImportsByDefault")]

// Files import the simulated modules by Apple's names, and see what Apple's Foundation has and the one
// on Linux lacks.
let applesNames: [SwiftSetting] = [
  .unsafeFlags(
    frameworks.map(\.key).filter { $0 != "Foundation" }.flatMap {
      ["-module-alias", "\($0 == "OS" ? "os" : $0)=Simulated\($0)"]
    } + ["-Xfrontend", "-import-module", "-Xfrontend", "SimulatedFoundation"])
]

// A type with `@main` can be linked with others that have one: the main function has a name of its
// own. Executable targets get the same from SwiftPM.
func ownMain(of target: String) -> SwiftSetting {
  .unsafeFlags(["-Xfrontend", "-entry-point-function-name", "-Xfrontend", "\(target)_main"])
}

// Such code captures in queues what is not `Sendable`, of which the compiler warns on a phone, too.
let swiftFive: [SwiftSetting] = [
  ownMain(of: "SimulatedSwiftFiveTests"), .swiftLanguageMode(.v5),
  .unsafeFlags(["-Xfrontend", "-suppress-warnings"]),
]

// MARK: - Targets

func dependencies(_ names: String) -> [Target.Dependency] {
  let ours = frameworks.map(\.key) + inC
  return names.split(separator: " ").map { name in
    .byName(name: ours.contains("\(name)") ? "Simulated\(name)" : "\(name)")
  }
}

func library(_ name: String, _ uses: String) -> Target {
  .target(name: name, dependencies: dependencies(uses), swiftSettings: sayWhatIsPublic)
}

func program(_ name: String, in folder: String, _ uses: String) -> Target {
  .executableTarget(
    name: name, dependencies: dependencies(uses), path: "Tests/\(folder)",
    swiftSettings: applesNames)
}

// One of Apple's names itself: a file that re-exports a simulated module.
func dropIn(_ name: String, _ uses: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: uses, path: "Sources/DropIn/\(name)")
}

let simulatedTargets: [Target] =
  (frameworks.map { ($0, $1) } + inC.map { ($0, "") }).map { name, uses in
    .target(
      name: "Simulated\(name)", dependencies: dependencies(uses), path: "Sources/Simulated/\(name)",
      swiftSettings: inC.contains(name) ? [] : sayWhatIsPublic)
  }
  + tests.map { name, uses in
    .testTarget(
      name: name, dependencies: dependencies(uses),
      swiftSettings: applesNames + (name == "SimulatedSwiftFiveTests" ? swiftFive : []))
  } + [
    .macro(name: "MacroPlugin"),
    // They start the program that expands the macros. Tests that depend on a macro itself let SwiftPM
    // compile other tests before the programs that those import.
    .testTarget(name: "MacroPluginTests", dependencies: ["SimulatedSwiftUI"]),
    // Makes one wrong call without a simulated phone, which must end the process.
    program("WrongCalls", in: "WrongCalls", "AVKit"),
    // An app, its extension and its widgets, each with `@main`; they share files as in Xcode.
    program("ClownTownApp", in: "ClownTown/App", "LockedCameraCapture AppIntents SwiftUI"),
    program(
      "ClownTownCaptureExtension", in: "ClownTown/CaptureExtension",
      "LockedCameraCapture AVKit Photos"),
    .target(
      name: "ClownTownWidgets", dependencies: dependencies("WidgetKit AppIntents"),
      path: "Tests/ClownTown/Widgets",
      swiftSettings: applesNames + [ownMain(of: "ClownTownWidgets")]),
    // The package shown in the book, built here as well so that its tests are run.
    .target(
      name: "Camera", dependencies: dependencies("AVKit"),
      path: "Tests/Packages/DropIn/Sources/Camera", swiftSettings: applesNames),
    .testTarget(
      name: "CameraTests", dependencies: ["Camera", "CameraControlTesting"],
      path: "Tests/Packages/DropIn/Tests/CameraLinuxTests", swiftSettings: applesNames),
    dropIn("AVFoundation", ["SimulatedAVFoundation"]),
    dropIn("UIKit", ["SimulatedUIKit", "_Testing_UIKit"]),
    // Nothing imports this by name: the compiler does, where a file imports Testing and UIKit.
    dropIn("_Testing_UIKit"),
    dropIn("AVKit", ["SimulatedAVKit", "AVFoundation", "UIKit"]),
    // Files of the package in Tests/Packages/Consumer, without the aliases that they have there.
    .testTarget(
      name: "DropInTests",
      dependencies: [
        "AVKit", "CameraControlTesting", "CameraControlTraits", "CameraControlXCTest",
      ],
      path: "Tests/Packages/Consumer/Tests",
      exclude: [
        "BystanderTests", "CaptureFiveTests", "CaptureLockScreenTests", "CaptureSwiftUITests",
        "ConsumerTests", "HeronTests", "SystemFiveTests", "SystemTests",
      ]),
  ]

// MARK: - The package

// Dependent packages can name these products everywhere: one without its modules has the core.
func product(_ name: String, _ modules: [String]) -> Product {
  .library(name: name, targets: hasSimulatedModules ? modules : ["CameraControl"])
}

// Catches exceptions for the lab, in Objective-C, which no other platform has.
let exceptionTargets: [Target] = [.target(name: "CameraControlLabExceptions")]

let package = Package(
  name: "camera-control",
  // The first versions that have `Synchronization`.
  platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
  // Traits and XCTest are for test targets only, since they import a test framework. The lab is for
  // an app on a phone, where it uses Apple's own modules.
  products: [
    "CameraControl", "CameraControlTesting", "CameraControlTerminal", "CameraControlTraits",
    "CameraControlXCTest", "CameraControlConformance", "CameraControlLab",
  ].map { .library(name: $0, targets: [$0]) } + [
    product("SimulatedCapture", core + capture),
    product("SimulatedCaptureSwiftUI", core + screens),
    product("SimulatedCaptureLockScreen", core + screens + lockScreen),
    product("SimulatedSystem", system),
    product("CaptureDropIn", core + ["AVFoundation", "UIKit", "AVKit"]),
    .executable(name: "camera-control", targets: ["camera-control"]),
    // The tool for packages that depend on this one: `swift package camera-control`.
    .plugin(name: "CameraControlPlugin", targets: ["CameraControlPlugin"]),
  ],
  targets: [
    .target(name: "CameraControl"),
    .target(name: "CameraControlTesting", dependencies: ["CameraControl"]),
    library("CameraControlTraits", "CameraControlTesting CameraControl"),
    library("CameraControlXCTest", "CameraControlTesting CameraControl"),
    library("CameraControlTerminal", "CameraControl CameraControlTesting"),
    library("CameraControlConformance", "CameraControl CameraControlTesting"),
    library(
      "CameraControlLab",
      "CameraControlConformance CameraControlTesting CameraControl"
        + (hasSimulatedModules ? " SwiftUI AVKit" : " CameraControlLabExceptions")),
    .executableTarget(
      name: "camera-control",
      dependencies: dependencies(
        "CameraControl CameraControlTesting CameraControlTerminal CameraControlConformance")),
    .plugin(
      name: "CameraControlPlugin",
      capability: .command(
        intent: .custom(
          verb: "camera-control", description: "Explore apps, check products and draw traces.")),
      dependencies: ["camera-control"], path: "Sources/CameraControlPlugin"),
    // Phones and persons that a comparison of recordings knows nothing about, for tests and for a
    // program that tries as many as one likes.
    .target(
      name: "HiddenPhones",
      dependencies: dependencies("CameraControl CameraControlConformance CameraControlTesting"),
      path: "Tests/HiddenPhones"),
    .executableTarget(
      name: "LabCampaign",
      dependencies: dependencies("CameraControlConformance CameraControlTesting HiddenPhones"),
      path: "Tests/LabCampaign"),
    // Code that several test targets share, and that users of the library do not need.
    .target(name: "TestSupport", dependencies: ["CameraControl"], path: "Tests/Support"),
    // A terminal of a test's own, and what sits in front of it.
    .target(
      name: "TerminalSupport",
      dependencies: dependencies("CameraControlTerminal CameraControlTesting TestSupport"),
      path: "Tests/TerminalSupport"),
    // An app on a phone that waits for a person, which tests start in such a terminal.
    .executableTarget(
      name: "InteractiveApp", dependencies: ["CameraControlTerminal"],
      path: "Tests/InteractiveApp"),
    test("CameraControlTests", "CameraControl CameraControlTesting TestSupport"),
    test(
      "CameraControlTestingTests", "CameraControl CameraControlTesting TestSupport",
      without: ["Documents/__Goldens__"]),
    test("CameraControlTraitsTests", "CameraControlTraits CameraControl CameraControlTesting"),
    test("CameraControlXCTestTests", "CameraControlXCTest CameraControl CameraControlTesting"),
    test(
      "CameraControlConformanceTests",
      "CameraControlConformance CameraControlTesting TestSupport HiddenPhones"),
    test("CameraControlTerminalTests", "CameraControlTerminal TerminalSupport InteractiveApp"),
    test(
      "CameraControlToolTests",
      "camera-control CameraControlTerminal CameraControlTesting CameraControlConformance"
        + " TerminalSupport", without: ["Help/__Goldens__"]),
  ] + (hasSimulatedModules ? simulatedTargets : exceptionTargets),
  swiftLanguageModes: [.v6]
)

func test(_ name: String, _ uses: String, without goldens: [String] = []) -> Target {
  .testTarget(name: name, dependencies: dependencies(uses), exclude: goldens)
}
