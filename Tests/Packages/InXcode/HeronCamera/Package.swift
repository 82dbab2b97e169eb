// swift-tools-version: 6.3

import PackageDescription

// The camera of an app. Xcode builds the library with Apple's modules, and Linux with simulated ones.
let package = Package(
  name: "HeronCamera",
  platforms: [.iOS(.v18), .macOS(.v15)],
  products: [
    .library(name: "HeronCamera", targets: ["HeronCamera"])
  ],
  dependencies: [
    .package(name: "camera-control", path: "../../../..")
  ],
  targets: [
    .target(name: "HeronCamera", dependencies: simulated, swiftSettings: applesNames + xcodes),
    .testTarget(
      name: "HeronCameraTests", dependencies: ["HeronCamera"], swiftSettings: applesNames + xcodes),
  ] + onLinux
)

// On Linux, the app itself is a target as well, so that tests can launch it.
var onLinux: [Target] {
  #if os(Linux)
    [
      .executableTarget(
        name: "HeronApp", dependencies: ["HeronCamera"] + simulated,
        swiftSettings: applesNames + xcodes),
      .testTarget(
        name: "HeronAppLinuxTests",
        dependencies: [
          "HeronApp", .product(name: "CameraControl", package: "camera-control"),
          .product(name: "CameraControlTesting", package: "camera-control"),
          .product(name: "CameraControlTraits", package: "camera-control"),
        ] + simulated,
        swiftSettings: applesNames + xcodes),
    ]
  #else
    []
  #endif
}

// What Xcode 26 sets in new projects and Swift 6 mode doesn't include.
var xcodes: [SwiftSetting] {
  ["NonisolatedNonsendingByDefault", "InferIsolatedConformances", "MemberImportVisibility"]
    .map { .enableUpcomingFeature($0) }
}

// The simulated modules, for platforms that lack Apple's own.
var simulated: [Target.Dependency] {
  ["SimulatedCaptureLockScreen", "SimulatedSystem"].map { name in
    .product(name: name, package: "camera-control", condition: .when(platforms: [.linux]))
  }
}

// Under these names, a target's files import them.
var applesNames: [SwiftSetting] {
  let names = [
    "AVFoundation", "AVKit", "UIKit", "SwiftUI", "LockedCameraCapture", "ExtensionFoundation",
    "ExtensionKit", "AppIntents", "WidgetKit", "UniformTypeIdentifiers", "Combine", "Photos",
    "PhotosUI", "CoreGraphics", "CoreImage", "CoreLocation", "CoreMedia", "CoreVideo", "QuartzCore",
    "OSLog", "CoreMotion", "ImageIO", "Metal", "MetalKit", "VideoToolbox", "Vision", "AVFAudio",
    "SwiftUICore",
  ]
  let aliases = names.map { "\($0)=Simulated\($0)" } + ["os=SimulatedOS"]
  return [
    .unsafeFlags(
      aliases.flatMap { ["-module-alias", $0] }
        // For files that import only Foundation.
        + ["-Xfrontend", "-import-module", "-Xfrontend", "SimulatedFoundation"],
      .when(platforms: [.linux]))
  ]
}
