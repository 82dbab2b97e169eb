// swift-tools-version: 6.2

import CompilerPluginSupport
import PackageDescription

#if canImport(Darwin)
  // Apple's platforms have the modules that these stand in for. With the variable, a Mac compiles
  // them as well, so that a target can use them under Apple's names there. That is untried.
  let hasSimulatedModules = Context.environment["CAMERA_CONTROL_SIMULATED_MODULES"] != nil
  // Modules of Apple's names would shadow Apple's own, even where nothing uses them.
  let hasDropIn = false
#else
  let hasSimulatedModules = true
  let hasDropIn = true
#endif

// The core must not be re-exported to apps: imports are internal by default.
let sayWhatIsPublic: [SwiftSetting] = [.enableUpcomingFeature("InternalImportsByDefault")]

// A target with these settings imports the simulated modules by Apple's names.
let applesNames: [SwiftSetting] = [
  .unsafeFlags(
    [
      "AVFoundation", "AVKit", "UIKit", "SwiftUI", "Combine", "Photos", "CoreGraphics", "CoreMedia",
      "CoreVideo", "LockedCameraCapture", "ExtensionFoundation", "ExtensionKit", "AppIntents",
      "WidgetKit", "UniformTypeIdentifiers",
    ].flatMap {
      ["-module-alias", "\($0)=Simulated\($0)"]
    } + ["-module-alias", "os=SimulatedOS", "-module-alias", "OSLog=SimulatedOSLog"])
]

// A target with these settings can have a type with `@main` and still be linked with others that have
// one: its main function has a name of its own. Executable targets get the same from SwiftPM.
func ownMain(of target: String) -> [SwiftSetting] {
  [
    .unsafeFlags([
      "-Xfrontend", "-entry-point-function-name", "-Xfrontend", "\(target)_main",
    ])
  ]
}

let capture = ["SimulatedAVFoundation", "SimulatedUIKit", "SimulatedAVKit"]

// What an app with a capture extension imports beside SwiftUI.
let lockScreen = [
  "SimulatedLockedCameraCapture", "SimulatedExtensionFoundation", "SimulatedExtensionKit",
  "SimulatedAppIntents", "SimulatedWidgetKit", "SimulatedUniformTypeIdentifiers",
]

let system = [
  "SimulatedOS", "SimulatedOSLog", "SimulatedCombine", "SimulatedPhotos", "SimulatedCoreGraphics",
  "SimulatedCoreMedia", "SimulatedCoreVideo",
]

let simulatedTargets: [Target] = [
  .target(name: "SimulatedCoreGraphics", swiftSettings: sayWhatIsPublic),
  .target(name: "SimulatedCoreVideo", swiftSettings: sayWhatIsPublic),
  .target(
    name: "SimulatedCoreMedia", dependencies: ["SimulatedCoreVideo"],
    swiftSettings: sayWhatIsPublic),
  .target(
    name: "SimulatedAVFoundation",
    dependencies: [
      "CameraControl", "SimulatedCoreGraphics", "SimulatedCoreMedia", "SimulatedCoreVideo",
    ], swiftSettings: sayWhatIsPublic),
  .target(
    name: "SimulatedUIKit", dependencies: ["SimulatedAVFoundation", "CameraControl"],
    swiftSettings: sayWhatIsPublic),
  .target(
    name: "SimulatedAVKit",
    dependencies: ["SimulatedAVFoundation", "SimulatedUIKit", "CameraControl"],
    swiftSettings: sayWhatIsPublic),
  .target(
    name: "SimulatedSwiftUI",
    dependencies: [
      "SimulatedAVKit", "SimulatedUIKit", "SimulatedCombine", "MacroPlugin", "CameraControl",
    ],
    swiftSettings: sayWhatIsPublic),
  .target(name: "SimulatedExtensionFoundation", swiftSettings: sayWhatIsPublic),
  .target(
    name: "SimulatedExtensionKit", dependencies: ["SimulatedExtensionFoundation"],
    swiftSettings: sayWhatIsPublic),
  .target(name: "SimulatedUniformTypeIdentifiers", swiftSettings: sayWhatIsPublic),
  .target(
    name: "SimulatedAppIntents", dependencies: ["SimulatedAVFoundation", "CameraControl"],
    swiftSettings: sayWhatIsPublic),
  .target(
    name: "SimulatedWidgetKit",
    dependencies: ["SimulatedSwiftUI", "SimulatedAppIntents", "MacroPlugin"],
    swiftSettings: sayWhatIsPublic),
  .target(
    name: "SimulatedLockedCameraCapture",
    dependencies: [
      "SimulatedSwiftUI", "SimulatedUIKit", "SimulatedAVFoundation", "SimulatedExtensionKit",
      "SimulatedExtensionFoundation", "SimulatedAppIntents", "SimulatedWidgetKit", "CameraControl",
    ], swiftSettings: sayWhatIsPublic),
  // Expands the macros of the modules: `#Preview` to nothing, `@Entry` to a key.
  .macro(name: "MacroPlugin"),
  // They start the program, which is built for whatever uses the macros. Tests that depend on a macro
  // itself let SwiftPM compile other tests before the programs that those import.
  .testTarget(name: "MacroPluginTests", dependencies: ["SimulatedSwiftUI"]),
  .target(
    name: "SimulatedCombine", dependencies: ["CameraControl"], swiftSettings: sayWhatIsPublic),
  .target(
    name: "SimulatedPhotos", dependencies: ["SimulatedAVFoundation", "CameraControl"],
    swiftSettings: sayWhatIsPublic),
  .target(name: "SimulatedOS", swiftSettings: sayWhatIsPublic),
  .target(name: "SimulatedOSLog", dependencies: ["SimulatedOS"]),
  // Makes one wrong call without a simulated phone, which must end the process.
  .executableTarget(
    name: "WrongCalls", dependencies: ["SimulatedAVKit"], path: "Tests/WrongCalls",
    swiftSettings: applesNames),
  .testTarget(
    name: "SimulatedAVFoundationTests",
    dependencies: ["SimulatedAVFoundation", "CameraControlTesting", "TestSupport", "WrongCalls"],
    swiftSettings: applesNames),
  .testTarget(
    name: "SimulatedUIKitTests",
    // A file of it imports Testing and, by an alias, UIKit.
    dependencies: ["SimulatedAVKit", "SimulatedPhotos", "CameraControlTesting"]
      + (hasDropIn ? ["_Testing_UIKit"] : []),
    swiftSettings: applesNames),
  .testTarget(
    name: "SimulatedSwiftUITests",
    dependencies: [
      "SimulatedSwiftUI", "SimulatedAVKit", "SimulatedCombine", "SimulatedPhotos",
      "CameraControlTesting", "TestSupport",
    ],
    swiftSettings: applesNames),
  .testTarget(
    name: "SimulatedSwiftUISwiftFiveTests",
    dependencies: [
      "SimulatedSwiftUI", "SimulatedAVKit", "SimulatedCombine", "SimulatedPhotos",
      "CameraControlTesting",
    ],
    swiftSettings: applesNames + [.swiftLanguageMode(.v5)]),
  .testTarget(
    name: "SimulatedAppIntentsTests", dependencies: ["SimulatedAppIntents"],
    swiftSettings: applesNames),
  .testTarget(
    name: "SimulatedWidgetKitTests",
    dependencies: ["SimulatedWidgetKit", "SimulatedAppIntents", "SimulatedSwiftUI"],
    swiftSettings: applesNames),
  .testTarget(
    name: "SimulatedUniformTypeIdentifiersTests",
    dependencies: ["SimulatedUniformTypeIdentifiers"], swiftSettings: applesNames),
  .testTarget(
    name: "SimulatedLockedCameraCaptureTests",
    dependencies: [
      "SimulatedLockedCameraCapture", "SimulatedAVKit", "SimulatedPhotos", "CameraControlTesting",
      "TestSupport", "ClownTownApp", "ClownTownCaptureExtension", "ClownTownWidgets",
    ],
    swiftSettings: applesNames),
  // An app, its extension and its widgets, each with `@main`; they share files as in Xcode.
  .executableTarget(
    name: "ClownTownApp",
    dependencies: ["SimulatedLockedCameraCapture", "SimulatedAppIntents", "SimulatedSwiftUI"],
    path: "Tests/ClownTown/App", swiftSettings: applesNames),
  .executableTarget(
    name: "ClownTownCaptureExtension",
    dependencies: ["SimulatedLockedCameraCapture", "SimulatedAVKit", "SimulatedPhotos"],
    path: "Tests/ClownTown/CaptureExtension", swiftSettings: applesNames),
  .target(
    name: "ClownTownWidgets", dependencies: ["SimulatedWidgetKit", "SimulatedAppIntents"],
    path: "Tests/ClownTown/Widgets",
    swiftSettings: applesNames + ownMain(of: "ClownTownWidgets")),
  // An extension with `@main` in the test target itself.
  .testTarget(
    name: "SimulatedLockedCameraCaptureSwiftFiveTests",
    dependencies: [
      "SimulatedLockedCameraCapture", "SimulatedUniformTypeIdentifiers", "SimulatedAVKit",
      "SimulatedPhotos", "CameraControlTesting",
    ],
    swiftSettings: applesNames + ownMain(of: "SimulatedLockedCameraCaptureSwiftFiveTests")
      + [.swiftLanguageMode(.v5)]),
  .testTarget(
    name: "SimulatedCombineTests", dependencies: ["SimulatedCombine"], swiftSettings: applesNames),
  .testTarget(
    name: "SimulatedPhotosTests",
    dependencies: [
      "SimulatedPhotos", "SimulatedAVFoundation", "CameraControlTesting", "TestSupport",
    ],
    swiftSettings: applesNames),
  .testTarget(
    name: "SimulatedCoreMediaTests", dependencies: ["SimulatedCoreMedia"],
    swiftSettings: applesNames),
  .testTarget(
    name: "SimulatedCoreGraphicsTests", dependencies: ["SimulatedCoreGraphics"],
    swiftSettings: applesNames),
  .testTarget(name: "SimulatedOSTests", dependencies: ["SimulatedOS"], swiftSettings: applesNames),
  // Apps as written for a phone: their files import Apple's modules and nothing else.
  .testTarget(
    name: "SimulatedAVKitTests",
    dependencies: ["SimulatedAVKit", "SimulatedOS", "CameraControlTesting", "TestSupport"],
    swiftSettings: applesNames),
  .testTarget(
    name: "SimulatedAVKitSwiftFiveTests", dependencies: ["SimulatedAVKit", "CameraControlTesting"],
    swiftSettings: applesNames + [.swiftLanguageMode(.v5)]),
  // The package shown in Docs/DropIn.md, built here as well so that its tests are run.
  .target(
    name: "Camera", dependencies: ["SimulatedAVKit"], path: "Tests/DropInConsumer/Sources/Camera",
    swiftSettings: applesNames),
  .testTarget(
    name: "CameraTests", dependencies: ["Camera", "CameraControlTesting"],
    path: "Tests/DropInConsumer/Tests/CameraTests", swiftSettings: applesNames),
]

// Apple's names themselves, each a file that re-exports a simulated module.
let dropInTargets: [Target] = [
  .target(name: "AVFoundation", dependencies: ["SimulatedAVFoundation"]),
  .target(name: "UIKit", dependencies: ["SimulatedUIKit", "_Testing_UIKit"]),
  // Nothing imports this by name: the compiler does, where a file imports Testing and UIKit.
  .target(name: "_Testing_UIKit"),
  .target(name: "AVKit", dependencies: ["SimulatedAVKit", "AVFoundation", "UIKit"]),
]

let package = Package(
  name: "camera-control",
  platforms: [
    // The first versions that have `Synchronization`.
    .macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2),
  ],
  products: [
    .library(name: "CameraControl", targets: ["CameraControl"]),
    .library(name: "CameraControlTesting", targets: ["CameraControlTesting"]),
    // Dependent packages can name these everywhere: a product without its modules has the core.
    .library(
      name: "SimulatedCapture", targets: ["CameraControl"] + (hasSimulatedModules ? capture : [])),
    .library(
      name: "SimulatedCaptureSwiftUI",
      targets: ["CameraControl"] + (hasSimulatedModules ? capture + ["SimulatedSwiftUI"] : [])),
    .library(
      name: "SimulatedCaptureLockScreen",
      targets: ["CameraControl"]
        + (hasSimulatedModules ? capture + ["SimulatedSwiftUI"] + lockScreen : [])),
    .library(name: "SimulatedSystem", targets: hasSimulatedModules ? system : ["CameraControl"]),
    .library(
      name: "CaptureDropIn",
      targets: ["CameraControl"] + (hasDropIn ? ["AVFoundation", "UIKit", "AVKit"] : [])),
    .executable(name: "camera-control", targets: ["camera-control"]),
  ],
  targets: [
    .target(name: "CameraControl"),
    .target(name: "CameraControlTesting", dependencies: ["CameraControl"]),
    .executableTarget(
      name: "camera-control", dependencies: ["CameraControl", "CameraControlTesting"]),
    .testTarget(
      name: "CameraControlTests",
      dependencies: ["CameraControl", "CameraControlTesting", "TestSupport"]),
    .testTarget(
      name: "CameraControlTestingTests",
      dependencies: ["CameraControl", "CameraControlTesting", "TestSupport"]),
    // Code that several test targets share, and that users of the library do not need.
    .target(name: "TestSupport", dependencies: ["CameraControl"], path: "Tests/Support"),
    .testTarget(
      name: "CameraControlToolTests",
      dependencies: ["camera-control", "CameraControl", "CameraControlTesting", "TestSupport"]),
  ] + (hasSimulatedModules ? simulatedTargets : []) + (hasDropIn ? dropInTargets : []),
  swiftLanguageModes: [.v6]
)
