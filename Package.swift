// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "camera-control",
  platforms: [
    // The first systems that have `Synchronization`.
    .macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2),
  ],
  products: [
    .library(name: "CameraControl", targets: ["CameraControl"])
  ],
  targets: [
    .target(name: "CameraControl"),
    .testTarget(name: "CameraControlTests", dependencies: ["CameraControl"]),
  ],
  swiftLanguageModes: [.v6]
)
