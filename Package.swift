// swift-tools-version: 6.2

import PackageDescription

// Apple's platforms have modules named `AVFoundation`, `AVKit`, `UIKit` and `SwiftUI`, and a target
// of that name would stand in their way even where nobody asks for it. So the drop-in modules are
// declared only where the manifest is evaluated without them; that is on the machine that builds. A
// package that depends on this one need not care: the products are there on every machine, and where
// Apple's modules are, they hold nothing but the core. (Whoever builds for Linux on a Mac gets no
// drop-in.)
#if canImport(Darwin)
  let dropIn: [String] = []
  let dropInSwiftUI: [String] = []
  let dropInTargets: [Target] = []
#else
  // The core must not shine through Apple's names: an import is internal unless it says otherwise.
  let sayWhatIsPublic: [SwiftSetting] = [.enableUpcomingFeature("InternalImportsByDefault")]
  let dropIn = ["AVFoundation", "UIKit", "AVKit"]
  // A module of its own product: code that asks `canImport(SwiftUI)` shall find it only on request.
  let dropInSwiftUI = ["SwiftUI"]
  let dropInTargets: [Target] = [
    .target(
      name: "AVFoundation", dependencies: ["CameraControl"], swiftSettings: sayWhatIsPublic),
    .target(
      name: "UIKit", dependencies: ["AVFoundation", "CameraControl"],
      swiftSettings: sayWhatIsPublic),
    .target(
      name: "AVKit", dependencies: ["AVFoundation", "UIKit", "CameraControl"],
      swiftSettings: sayWhatIsPublic),
    .target(
      name: "SwiftUI", dependencies: ["AVKit", "UIKit", "CameraControl"],
      swiftSettings: sayWhatIsPublic),
    // Makes one wrong call where nobody simulates a phone, which must end the process.
    .executableTarget(name: "WrongCalls", dependencies: ["AVKit"], path: "Tests/WrongCalls"),
    .testTarget(
      name: "AVFoundationTests",
      dependencies: ["AVFoundation", "CameraControlTesting", "WrongCalls"]),
    .testTarget(name: "UIKitTests", dependencies: ["AVKit", "CameraControlTesting"]),
    .testTarget(name: "SwiftUITests", dependencies: ["SwiftUI", "CameraControlTesting"]),
    // Apps as they are written for a phone: files that import Apple's names and nothing else.
    .testTarget(name: "AVKitTests", dependencies: ["AVKit", "CameraControlTesting"]),
    // The package that Docs/DropIn.md shows is built here, too, so that its tests are run.
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
    // The first systems that have `Synchronization`.
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
    .testTarget(name: "CameraControlTests", dependencies: ["CameraControl"]),
    .testTarget(
      name: "CameraControlTestingTests", dependencies: ["CameraControl", "CameraControlTesting"]),
    .testTarget(name: "CameraControlToolTests", dependencies: ["camera-control"]),
  ] + dropInTargets,
  swiftLanguageModes: [.v6]
)
