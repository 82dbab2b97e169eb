// swift-tools-version: 6.3

import PackageDescription

let package = Package(
  name: "Camera",
  platforms: [.iOS(.v18)],
  products: [
    .library(name: "Camera", targets: ["Camera"])
  ],
  dependencies: [
    .package(name: "camera-control", path: "../../camera-control")
  ],
  targets: [
    .target(name: "Camera", dependencies: [capture], swiftSettings: applesNames)
  ] + onLinux
)

// Tests with a simulated phone. Xcode builds with Apple's modules, and has none of them.
var onLinux: [Target] {
  #if os(Linux)
    [
      .testTarget(
        name: "CameraLinuxTests",
        dependencies: [
          "Camera", capture,
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
var capture: Target.Dependency {
  .product(
    name: "SimulatedCapture", package: "camera-control", condition: .when(platforms: [.linux]))
}

// Under these names, a target's files import them.
var applesNames: [SwiftSetting] {
  let aliases = ["AVFoundation", "AVKit", "UIKit"].flatMap {
    ["-module-alias", "\($0)=Simulated\($0)"]
  }
  return [.unsafeFlags(aliases, .when(platforms: [.linux]))]
}
