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

// A module that stands in for one of Apple's.
func module(_ name: String, uses dependencies: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: dependencies, swiftSettings: sayWhatIsPublic)
}

// Tests whose files import such modules by Apple's names.
func tests(
  _ name: String, use dependencies: [Target.Dependency], settings: [SwiftSetting] = []
) -> Target {
  .testTarget(name: name, dependencies: dependencies, swiftSettings: applesNames + settings)
}

let simulatedTargets: [Target] = [
  module("SimulatedCoreGraphics"),
  module("SimulatedCoreVideo"),
  module("SimulatedCoreMedia", uses: ["SimulatedCoreVideo"]),
  module(
    "SimulatedAVFoundation",
    uses: ["CameraControl", "SimulatedCoreGraphics", "SimulatedCoreMedia", "SimulatedCoreVideo"]),
  module("SimulatedUIKit", uses: ["SimulatedAVFoundation", "CameraControl"]),
  module("SimulatedAVKit", uses: ["SimulatedAVFoundation", "SimulatedUIKit", "CameraControl"]),
  module(
    "SimulatedSwiftUI",
    uses: ["SimulatedAVKit", "SimulatedUIKit", "SimulatedCombine", "MacroPlugin", "CameraControl"]),
  module("SimulatedExtensionFoundation"),
  module("SimulatedExtensionKit", uses: ["SimulatedExtensionFoundation"]),
  module("SimulatedUniformTypeIdentifiers"),
  module("SimulatedAppIntents", uses: ["SimulatedAVFoundation", "CameraControl"]),
  module("SimulatedWidgetKit", uses: ["SimulatedSwiftUI", "SimulatedAppIntents", "MacroPlugin"]),
  module(
    "SimulatedLockedCameraCapture",
    uses: [
      "SimulatedSwiftUI", "SimulatedUIKit", "SimulatedAVFoundation", "SimulatedExtensionKit",
      "SimulatedExtensionFoundation", "SimulatedAppIntents", "SimulatedWidgetKit", "CameraControl",
    ]),
  // Expands the macros of the modules: `#Preview` to nothing, `@Entry` to a key.
  .macro(name: "MacroPlugin"),
  // They start the program, which is built for whatever uses the macros. Tests that depend on a macro
  // itself let SwiftPM compile other tests before the programs that those import.
  .testTarget(name: "MacroPluginTests", dependencies: ["SimulatedSwiftUI"]),
  module("SimulatedCombine", uses: ["CameraControl"]),
  module("SimulatedPhotos", uses: ["SimulatedAVFoundation", "CameraControl"]),
  module("SimulatedOS"),
  .target(name: "SimulatedOSLog", dependencies: ["SimulatedOS"]),
  // Makes one wrong call without a simulated phone, which must end the process.
  .executableTarget(
    name: "WrongCalls", dependencies: ["SimulatedAVKit"], path: "Tests/WrongCalls",
    swiftSettings: applesNames),
  tests(
    "SimulatedAVFoundationTests",
    use: ["SimulatedAVFoundation", "CameraControlTesting", "TestSupport", "WrongCalls"]),
  // A file of it imports Testing and, by an alias, UIKit.
  tests(
    "SimulatedUIKitTests",
    use: ["SimulatedAVKit", "SimulatedPhotos", "CameraControlTesting"]
      + (hasDropIn ? ["_Testing_UIKit"] : [])),
  tests(
    "SimulatedSwiftUITests",
    use: [
      "SimulatedSwiftUI", "SimulatedAVKit", "SimulatedCombine", "SimulatedPhotos",
      "CameraControlTesting", "TestSupport",
    ]),
  tests(
    "SimulatedSwiftUISwiftFiveTests",
    use: [
      "SimulatedSwiftUI", "SimulatedAVKit", "SimulatedCombine", "SimulatedPhotos",
      "CameraControlTesting",
    ], settings: [.swiftLanguageMode(.v5)]),
  tests("SimulatedAppIntentsTests", use: ["SimulatedAppIntents"]),
  tests(
    "SimulatedWidgetKitTests",
    use: ["SimulatedWidgetKit", "SimulatedAppIntents", "SimulatedSwiftUI"]),
  tests("SimulatedUniformTypeIdentifiersTests", use: ["SimulatedUniformTypeIdentifiers"]),
  tests(
    "SimulatedLockedCameraCaptureTests",
    use: [
      "SimulatedLockedCameraCapture", "SimulatedAVKit", "SimulatedPhotos", "CameraControlTesting",
      "TestSupport", "ClownTownApp", "ClownTownCaptureExtension", "ClownTownWidgets",
    ]),
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
  tests(
    "SimulatedLockedCameraCaptureSwiftFiveTests",
    use: [
      "SimulatedLockedCameraCapture", "SimulatedUniformTypeIdentifiers", "SimulatedAVKit",
      "SimulatedPhotos", "CameraControlTesting",
    ],
    settings: ownMain(of: "SimulatedLockedCameraCaptureSwiftFiveTests") + [.swiftLanguageMode(.v5)]),
  tests("SimulatedCombineTests", use: ["SimulatedCombine"]),
  tests(
    "SimulatedPhotosTests",
    use: ["SimulatedPhotos", "SimulatedAVFoundation", "CameraControlTesting", "TestSupport"]),
  tests("SimulatedCoreMediaTests", use: ["SimulatedCoreMedia"]),
  tests("SimulatedCoreGraphicsTests", use: ["SimulatedCoreGraphics"]),
  tests("SimulatedOSTests", use: ["SimulatedOS"]),
  // Apps as written for a phone: their files import Apple's modules and nothing else.
  tests(
    "SimulatedAVKitTests",
    use: ["SimulatedAVKit", "SimulatedOS", "CameraControlTesting", "TestSupport"]),
  tests(
    "SimulatedAVKitSwiftFiveTests", use: ["SimulatedAVKit", "CameraControlTesting"],
    settings: [.swiftLanguageMode(.v5)]),
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
    // For test targets only: these import a test framework.
    .library(name: "CameraControlTraits", targets: ["CameraControlTraits"]),
    .library(name: "CameraControlXCTest", targets: ["CameraControlXCTest"]),
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
    .target(
      name: "CameraControlTraits", dependencies: ["CameraControlTesting", "CameraControl"],
      swiftSettings: sayWhatIsPublic),
    .target(
      name: "CameraControlXCTest", dependencies: ["CameraControlTesting", "CameraControl"],
      swiftSettings: sayWhatIsPublic),
    .executableTarget(
      name: "camera-control", dependencies: ["CameraControl", "CameraControlTesting"]),
    .testTarget(
      name: "CameraControlTests",
      dependencies: ["CameraControl", "CameraControlTesting", "TestSupport"]),
    .testTarget(
      name: "CameraControlTestingTests",
      dependencies: ["CameraControl", "CameraControlTesting", "TestSupport"],
      exclude: ["Documents/__Goldens__"]),
    .testTarget(
      name: "CameraControlTraitsTests",
      dependencies: ["CameraControlTraits", "CameraControl", "CameraControlTesting"]),
    .testTarget(
      name: "CameraControlXCTestTests",
      dependencies: ["CameraControlXCTest", "CameraControl", "CameraControlTesting"]),
    // Code that several test targets share, and that users of the library do not need.
    .target(name: "TestSupport", dependencies: ["CameraControl"], path: "Tests/Support"),
    .testTarget(
      name: "CameraControlToolTests",
      dependencies: ["camera-control", "CameraControl", "CameraControlTesting", "TestSupport"]),
  ] + (hasSimulatedModules ? simulatedTargets : []) + (hasDropIn ? dropInTargets : []),
  swiftLanguageModes: [.v6]
)
