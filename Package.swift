// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "camera-control",
  platforms: [
    // The first systems that have `Synchronization`.
    .macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2),
  ],
  products: [
    .library(name: "CameraControl", targets: ["CameraControl"]),
    .library(name: "CameraControlTesting", targets: ["CameraControlTesting"]),
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
  ],
  swiftLanguageModes: [.v6]
)
