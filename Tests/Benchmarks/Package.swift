// swift-tools-version: 6.3

import PackageDescription

let package = Package(
  name: "benchmarks",
  platforms: [.macOS(.v15)],
  dependencies: [
    // With a name, this works whatever the folder of the clone is called.
    .package(name: "camera-control", path: "../..")
  ],
  targets: [
    .target(name: "AllocationCounter"),
    .executableTarget(
      name: "benchmarks",
      dependencies: [
        "AllocationCounter",
        .product(name: "CameraControl", package: "camera-control"),
        .product(name: "CameraControlTesting", package: "camera-control"),
        .product(name: "CameraControlLab", package: "camera-control"),
      ]
    ),
  ],
  swiftLanguageModes: [.v6]
)
