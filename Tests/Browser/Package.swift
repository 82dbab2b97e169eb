// swift-tools-version: 6.3

import PackageDescription

let package = Package(
  name: "browser",
  platforms: [.macOS(.v15)],
  dependencies: [
    // With a name, this works whatever the folder of the clone is called.
    .package(name: "camera-control", path: "../..")
  ],
  targets: [
    .executableTarget(
      name: "pages",
      dependencies: [
        .product(name: "CameraControl", package: "camera-control"),
        .product(name: "CameraControlTesting", package: "camera-control"),
      ]
    ),
    // Serves the book.
    .executableTarget(name: "site"),
  ],
  swiftLanguageModes: [.v6]
)
