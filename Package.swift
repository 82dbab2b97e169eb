// swift-tools-version: 6.2

import PackageDescription

// Apple's platforms have modules named `AVFoundation`, `AVKit`, `UIKit` and `SwiftUI`, which
// targets of those names would shadow even where nothing uses them. So the drop-in modules are
// declared only if the manifest is evaluated on another platform. Dependent packages are not
// affected: the products exist everywhere, and on Apple's platforms they contain only the core. The
// manifest is evaluated on the machine that builds, so cross-compiling for Linux on a Mac gives no
// drop-in.
#if canImport(Darwin)
  let dropIn: [String] = []
  let dropInSwiftUI: [String] = []
  let dropInTargets: [Target] = []
#else
  // The core must not be re-exported under Apple's names: imports are internal by default.
  let sayWhatIsPublic: [SwiftSetting] = [.enableUpcomingFeature("InternalImportsByDefault")]
  let dropIn = ["AVFoundation", "UIKit", "AVKit"]
  // In a separate product, so that `canImport(SwiftUI)` becomes true only on request.
  let dropInSwiftUI = ["SwiftUI"]
  let dropInTargets: [Target] = [
    .target(
      name: "AVFoundation", dependencies: ["CameraControl"], swiftSettings: sayWhatIsPublic),
    .target(
      name: "UIKit", dependencies: ["AVFoundation", "CameraControl", "_Testing_UIKit"],
      swiftSettings: sayWhatIsPublic),
    // Nothing imports this by name: the compiler does, where a file imports Testing and UIKit.
    .target(name: "_Testing_UIKit"),
    .target(
      name: "AVKit", dependencies: ["AVFoundation", "UIKit", "CameraControl"],
      swiftSettings: sayWhatIsPublic),
    .target(
      name: "SwiftUI", dependencies: ["AVKit", "UIKit", "CameraControl"],
      swiftSettings: sayWhatIsPublic),
    // Makes one wrong call without a simulated phone, which must end the process.
    .executableTarget(name: "WrongCalls", dependencies: ["AVKit"], path: "Tests/WrongCalls"),
    .testTarget(
      name: "AVFoundationTests",
      dependencies: ["AVFoundation", "CameraControlTesting", "TestSupport", "WrongCalls"]),
    .testTarget(name: "UIKitTests", dependencies: ["AVKit", "CameraControlTesting"]),
    .testTarget(
      name: "SwiftUITests", dependencies: ["SwiftUI", "CameraControlTesting", "TestSupport"]),
    // Apps as written for a phone: their files import Apple's modules and nothing else.
    .testTarget(
      name: "AVKitTests", dependencies: ["AVKit", "CameraControlTesting", "TestSupport"]),
    // The package shown in Docs/DropIn.md, built here as well so that its tests are run.
    .target(name: "Camera", dependencies: ["AVKit"], path: "Tests/DropInConsumer/Sources/Camera"),
    .testTarget(
      name: "CameraTests", dependencies: ["Camera", "CameraControlTesting"],
      path: "Tests/DropInConsumer/Tests/CameraTests"),
    .testTarget(
      name: "AVKitSwiftFiveTests", dependencies: ["AVKit", "CameraControlTesting"],
      swiftSettings: [.swiftLanguageMode(.v5)]),
  ]
#endif

let package = Package(
  name: "camera-control",
  platforms: [
    // The first versions that have `Synchronization`.
    .macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2),
  ],
  products: [
    .library(name: "CameraControl", targets: ["CameraControl"]),
    .library(name: "CameraControlTesting", targets: ["CameraControlTesting"]),
    .library(name: "CaptureDropIn", targets: ["CameraControl"] + dropIn),
    .library(name: "CaptureDropInSwiftUI", targets: ["CameraControl"] + dropIn + dropInSwiftUI),
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
  ] + dropInTargets,
  swiftLanguageModes: [.v6]
)
