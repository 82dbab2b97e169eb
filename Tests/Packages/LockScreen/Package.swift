// swift-tools-version: 6.3

import PackageDescription

let package = Package(
  name: "photos",
  platforms: [.iOS(.v18)],
  dependencies: [
    .package(name: "camera-control", path: "../../..")
  ],
  targets: [
    // The folders of an Xcode project's targets; the intent's file is a member of all of them there.
    .target(name: "PhotoIntents", dependencies: [lockScreen], swiftSettings: applesNames),
    .executableTarget(
      name: "PhotoCapture", dependencies: ["PhotoIntents", lockScreen], swiftSettings: applesNames),
    .target(
      name: "PhotosApp", dependencies: ["PhotoIntents", lockScreen], swiftSettings: applesNames),
  ] + onLinux
)

// Tests with a simulated phone. Xcode builds with Apple's modules, and has none of them.
var onLinux: [Target] {
  #if os(Linux)
    [
      .testTarget(
        name: "PhotosAppLinuxTests",
        dependencies: [
          "PhotosApp", "PhotoCapture", "PhotoIntents", lockScreen,
          .product(name: "CameraControl", package: "camera-control"),
          .product(name: "CameraControlTesting", package: "camera-control"),
        ],
        // As Xcode 26 does in new projects: a file imports each module whose members it uses.
        swiftSettings: applesNames + [.enableUpcomingFeature("MemberImportVisibility")])
    ]
  #else
    []
  #endif
}

// The simulated modules, for platforms that lack Apple's own.
var lockScreen: Target.Dependency {
  .product(
    name: "SimulatedCaptureLockScreen", package: "camera-control",
    condition: .when(platforms: [.linux]))
}

// Under these names, a target's files import them.
var applesNames: [SwiftSetting] {
  let aliases = [
    "AVFoundation", "AVKit", "UIKit", "SwiftUI", "LockedCameraCapture", "AppIntents",
  ].flatMap {
    ["-module-alias", "\($0)=Simulated\($0)"]
  }
  return [.unsafeFlags(aliases, .when(platforms: [.linux]))]
}
