// swift-tools-version: 6.3

import CompilerPluginSupport
import PackageDescription

#if canImport(Darwin)
  // Apple's platforms have the modules that these stand in for.
  let hasSimulatedModules = false
#else
  let hasSimulatedModules = true
#endif

// The core must not be re-exported to apps: imports are internal by default.
let sayWhatIsPublic: [SwiftSetting] = [.enableUpcomingFeature("InternalImportsByDefault")]

// A target with these settings imports the simulated modules by Apple's names.
let applesNames: [SwiftSetting] = [
  .unsafeFlags(
    [
      "AVFoundation", "AVKit", "UIKit", "SwiftUI", "Combine", "Photos", "PhotosUI", "CoreGraphics",
      "CoreImage", "CoreLocation", "CoreMedia", "CoreVideo", "QuartzCore",
      "CoreMotion", "ImageIO", "Metal", "MetalKit", "VideoToolbox", "Vision",
      "LockedCameraCapture", "ExtensionFoundation", "ExtensionKit", "AppIntents", "WidgetKit",
      "UniformTypeIdentifiers",
    ].flatMap {
      ["-module-alias", "\($0)=Simulated\($0)"]
    } + [
      "-module-alias", "os=SimulatedOS", "-module-alias", "OSLog=SimulatedOSLog",
      // What a file that imports only Foundation has on Apple's platforms, and lacks on Linux.
      "-Xfrontend", "-import-module", "-Xfrontend", "SimulatedFoundation",
    ])
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

let capture = ["SimulatedFoundation", "SimulatedAVFoundation", "SimulatedUIKit", "SimulatedAVKit"]

// What an app with a capture extension imports beside SwiftUI.
let lockScreen = [
  "SimulatedLockedCameraCapture", "SimulatedExtensionFoundation", "SimulatedExtensionKit",
  "SimulatedAppIntents", "SimulatedWidgetKit", "SimulatedUniformTypeIdentifiers",
]

let system = [
  "SimulatedOS", "SimulatedOSLog", "SimulatedCombine", "SimulatedPhotos", "SimulatedPhotosUI",
  "SimulatedCoreGraphics", "SimulatedCoreImage", "SimulatedCoreLocation", "SimulatedCoreMedia",
  "SimulatedCoreVideo", "SimulatedQuartzCore",
  "SimulatedCoreMotion", "SimulatedImageIO", "SimulatedMetal", "SimulatedMetalKit",
  "SimulatedVideoToolbox", "SimulatedVision",
]

// What files that name all modules of an app import beside those of the capture.
let senses: [Target.Dependency] = [
  "SimulatedCoreMotion", "SimulatedMetalKit",
  "SimulatedVideoToolbox", "SimulatedVision",
]

// What files need that import Testing and, by an alias, UIKit.
let besideTesting: [Target.Dependency] = ["_Testing_UIKit"]

// A module that stands in for one of Apple's.
func module(_ name: String, uses dependencies: [Target.Dependency] = []) -> Target {
  .target(
    name: name, dependencies: dependencies,
    path: "Sources/Simulated/\(name.dropFirst("Simulated".count))", swiftSettings: sayWhatIsPublic)
}

// Tests whose files import such modules by Apple's names.
func tests(
  _ name: String, use dependencies: [Target.Dependency], settings: [SwiftSetting] = []
) -> Target {
  .testTarget(name: name, dependencies: dependencies, swiftSettings: applesNames + settings)
}

let simulatedTargets: [Target] = [
  module("SimulatedCoreGraphics", uses: ["MacroPlugin"]),
  module("SimulatedCombine", uses: ["CameraControl", "MacroPlugin"]),
  module(
    "SimulatedFoundation",
    uses: ["SimulatedCombine", "SimulatedCoreGraphics", "SimulatedMainThread", "CameraControl"]),
  // Keeps the main thread where the main function is asynchronous.
  module("SimulatedMainThread"),
  module("SimulatedUniformTypeIdentifiers", uses: ["SimulatedFoundation"]),
  module("SimulatedCoreVideo", uses: ["SimulatedFoundation"]),
  module("SimulatedCoreMedia", uses: ["SimulatedCoreVideo"]),
  module("SimulatedQuartzCore", uses: ["SimulatedFoundation"]),
  module("SimulatedImageIO", uses: ["SimulatedFoundation"]),
  module("SimulatedMetal", uses: ["SimulatedFoundation"]),
  module("SimulatedMetalKit", uses: ["SimulatedMetal", "SimulatedUIKit", "CameraControl"]),
  module("SimulatedVideoToolbox", uses: ["SimulatedCoreMedia"]),
  module("SimulatedCoreMotion", uses: ["SimulatedAVFoundation", "CameraControl"]),
  module(
    "SimulatedCoreImage",
    uses: ["SimulatedCoreVideo", "SimulatedImageIO", "SimulatedMetal", "SimulatedSubmodules"]),
  module("SimulatedCoreLocation", uses: ["SimulatedAVFoundation", "CameraControl"]),
  module(
    "SimulatedAVFoundation",
    uses: [
      "SimulatedCoreImage", "SimulatedCoreMedia", "SimulatedQuartzCore",
      "SimulatedUniformTypeIdentifiers", "CameraControl",
    ]),
  module(
    "SimulatedVision", uses: ["SimulatedCoreImage", "SimulatedAVFoundation", "CameraControl"]),
  module("SimulatedUIKit", uses: ["SimulatedAVFoundation", "SimulatedCoreImage", "CameraControl"]),
  module("SimulatedAVKit", uses: ["SimulatedUIKit", "CameraControl"]),
  module("SimulatedSwiftUI", uses: ["SimulatedAVKit", "CameraControl"]),
  module("SimulatedPhotos", uses: ["SimulatedUIKit", "SimulatedCoreLocation", "CameraControl"]),
  module("SimulatedPhotosUI", uses: ["SimulatedPhotos", "SimulatedSwiftUI", "CameraControl"]),
  module("SimulatedExtensionFoundation"),
  module("SimulatedExtensionKit", uses: ["SimulatedExtensionFoundation"]),
  module("SimulatedAppIntents", uses: ["SimulatedAVFoundation", "CameraControl"]),
  module("SimulatedWidgetKit", uses: ["SimulatedSwiftUI", "SimulatedAppIntents"]),
  module(
    "SimulatedLockedCameraCapture",
    uses: ["SimulatedExtensionKit", "SimulatedWidgetKit", "CameraControl"]),
  module("SimulatedOS", uses: ["SimulatedCoreGraphics", "SimulatedSubmodules"]),
  // Lets files import parts of modules, such as `os.log`.
  .target(name: "SimulatedSubmodules", path: "Sources/Simulated/Submodules"),
  module("SimulatedOSLog", uses: ["SimulatedOS"]),
  // Expands the macros of the modules: `#Preview` to nothing, `@Entry` to a key.
  .macro(name: "MacroPlugin"),
  // They start the program, which is built for whatever uses the macros. Tests that depend on a macro
  // itself let SwiftPM compile other tests before the programs that those import.
  .testTarget(name: "MacroPluginTests", dependencies: ["SimulatedSwiftUI"]),
  // Makes one wrong call without a simulated phone, which must end the process.
  .executableTarget(
    name: "WrongCalls", dependencies: ["SimulatedAVKit"], path: "Tests/WrongCalls",
    swiftSettings: applesNames),
  tests(
    "SimulatedAVFoundationTests",
    use: ["SimulatedAVFoundation", "CameraControlTesting", "TestSupport", "WrongCalls"]),
  tests(
    "SimulatedUIKitTests",
    use: ["SimulatedAVKit", "SimulatedPhotos", "CameraControlTesting"] + besideTesting),
  tests(
    "SimulatedSwiftUITests",
    use: [
      "SimulatedSwiftUI", "SimulatedAVKit", "SimulatedCombine", "SimulatedPhotos",
      "CameraControlTesting", "TestSupport",
    ] + besideTesting),
  // The smaller modules have one target, with a folder for each.
  tests(
    "SimulatedSystemTests",
    use: [
      "SimulatedCoreGraphics", "SimulatedCoreMedia", "SimulatedOS", "SimulatedCombine",
      "SimulatedPhotosUI", "SimulatedAppIntents", "SimulatedWidgetKit", "SimulatedAVKit",
      "CameraControlTesting", "TestSupport",
    ] + senses),
  // The same modules in the older language mode, with an extension that has `@main`.
  tests(
    "SimulatedSwiftFiveTests",
    use: [
      "SimulatedLockedCameraCapture", "SimulatedUniformTypeIdentifiers", "SimulatedAVKit",
      "SimulatedSwiftUI", "SimulatedCombine", "SimulatedPhotosUI", "SimulatedOS",
      "CameraControlTesting",
    ] + senses + besideTesting,
    // Such code captures in queues what is not `Sendable`, of which the compiler warns on a phone, too.
    settings: ownMain(of: "SimulatedSwiftFiveTests") + [
      .swiftLanguageMode(.v5), .unsafeFlags(["-Xfrontend", "-suppress-warnings"]),
    ]),
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
  tests(
    "CameraControlLabTests",
    use: [
      "CameraControlLab", "CameraControlConformance", "SimulatedSwiftUI", "SimulatedAVKit",
      "CameraControlTesting", "TestSupport",
    ]),
  // Apps as written for a phone: their files import Apple's modules and nothing else.
  tests(
    "SimulatedAVKitTests",
    use: [
      "SimulatedAVKit", "SimulatedPhotos", "SimulatedOS", "CameraControlTesting", "TestSupport",
    ] + besideTesting),
  // The package shown in the book, built here as well so that its tests are run.
  .target(
    name: "Camera", dependencies: ["SimulatedAVKit"], path: "Tests/Packages/DropIn/Sources/Camera",
    swiftSettings: applesNames),
  .testTarget(
    name: "CameraTests", dependencies: ["Camera", "CameraControlTesting"],
    path: "Tests/Packages/DropIn/Tests/CameraLinuxTests", swiftSettings: applesNames),
]

// Apple's names themselves, each a file that re-exports a simulated module.
let dropInTargets: [Target] = [
  dropIn("AVFoundation", uses: ["SimulatedAVFoundation"]),
  dropIn("UIKit", uses: ["SimulatedUIKit", "_Testing_UIKit"]),
  // Nothing imports this by name: the compiler does, where a file imports Testing and UIKit.
  dropIn("_Testing_UIKit"),
  dropIn("AVKit", uses: ["SimulatedAVKit", "AVFoundation", "UIKit"]),
  // Files of the package in Tests/Packages/Consumer, without the aliases that they have there.
  .testTarget(
    name: "DropInTests",
    dependencies: ["AVKit", "CameraControlTesting", "CameraControlTraits", "CameraControlXCTest"],
    path: "Tests/Packages/Consumer/Tests",
    exclude: [
      "BystanderTests", "CaptureFiveTests", "CaptureLockScreenTests", "CaptureSwiftUITests",
      "ConsumerTests", "HeronTests", "SystemFiveTests", "SystemTests",
    ]),
]

func dropIn(_ name: String, uses dependencies: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: dependencies, path: "Sources/DropIn/\(name)")
}

// Catches exceptions for the lab, in Objective-C, which no other platform has.
let exceptionTargets: [Target] = [.target(name: "CameraControlLabExceptions")]

let package = Package(
  name: "camera-control",
  platforms: [
    // The first versions that have `Synchronization`.
    .macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2),
  ],
  products: [
    .library(name: "CameraControl", targets: ["CameraControl"]),
    .library(name: "CameraControlTesting", targets: ["CameraControlTesting"]),
    .library(name: "CameraControlTerminal", targets: ["CameraControlTerminal"]),
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
      targets: ["CameraControl"] + (hasSimulatedModules ? ["AVFoundation", "UIKit", "AVKit"] : [])),
    .library(name: "CameraControlConformance", targets: ["CameraControlConformance"]),
    // For an app on a phone, where it uses Apple's own modules.
    .library(name: "CameraControlLab", targets: ["CameraControlLab"]),
    .executable(name: "camera-control", targets: ["camera-control"]),
    // The tool for packages that depend on this one: `swift package camera-control`.
    .plugin(name: "CameraControlPlugin", targets: ["CameraControlPlugin"]),
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
    .target(
      name: "CameraControlTerminal", dependencies: ["CameraControl", "CameraControlTesting"],
      swiftSettings: sayWhatIsPublic),
    .target(
      name: "CameraControlConformance", dependencies: ["CameraControl", "CameraControlTesting"],
      swiftSettings: sayWhatIsPublic),
    .target(
      name: "CameraControlLab",
      dependencies: ["CameraControlConformance", "CameraControlTesting", "CameraControl"]
        + (hasSimulatedModules
          ? ["SimulatedSwiftUI", "SimulatedAVKit"] : ["CameraControlLabExceptions"]),
      swiftSettings: sayWhatIsPublic),
    .executableTarget(
      name: "camera-control",
      dependencies: [
        "CameraControl", "CameraControlTesting", "CameraControlTerminal",
        "CameraControlConformance",
      ]),
    .plugin(
      name: "CameraControlPlugin",
      capability: .command(
        intent: .custom(
          verb: "camera-control", description: "Explore apps, check products and draw traces.")),
      dependencies: ["camera-control"], path: "Sources/CameraControlPlugin"),
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
    .testTarget(
      name: "CameraControlConformanceTests",
      dependencies: [
        "CameraControlConformance", "CameraControlTesting", "TestSupport", "HiddenPhones",
      ]),
    // Phones and persons that a comparison of recordings knows nothing about, for tests and for a
    // program that tries as many as one likes.
    .target(
      name: "HiddenPhones",
      dependencies: ["CameraControl", "CameraControlConformance", "CameraControlTesting"],
      path: "Tests/HiddenPhones"),
    .executableTarget(
      name: "LabCampaign",
      dependencies: ["CameraControlConformance", "CameraControlTesting", "HiddenPhones"],
      path: "Tests/LabCampaign"),
    // Code that several test targets share, and that users of the library do not need.
    .target(name: "TestSupport", dependencies: ["CameraControl"], path: "Tests/Support"),
    // A terminal of a test's own, and what sits in front of it.
    .target(
      name: "TerminalSupport",
      dependencies: ["CameraControlTerminal", "CameraControlTesting", "TestSupport"],
      path: "Tests/TerminalSupport"),
    // An app on a phone that waits for a person, which tests start in such a terminal.
    .executableTarget(
      name: "InteractiveApp", dependencies: ["CameraControlTerminal"],
      path: "Tests/InteractiveApp"),
    .testTarget(
      name: "CameraControlTerminalTests",
      dependencies: ["CameraControlTerminal", "TerminalSupport", "InteractiveApp"]),
    .testTarget(
      name: "CameraControlToolTests",
      dependencies: [
        "camera-control", "CameraControlTerminal", "CameraControlTesting",
        "CameraControlConformance", "TerminalSupport",
      ], exclude: ["Help/__Goldens__"]),
  ] + (hasSimulatedModules ? simulatedTargets + dropInTargets : exceptionTargets),
  swiftLanguageModes: [.v6]
)
