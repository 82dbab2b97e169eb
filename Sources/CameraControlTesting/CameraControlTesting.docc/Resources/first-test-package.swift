// swift-tools-version: 6.3
import PackageDescription

let package = Package(
  name: "Camera",
  platforms: [.macOS(.v15), .iOS(.v18)],
  dependencies: [
    .package(name: "camera-control", path: "../camera-control")
  ],
  targets: [
    .testTarget(
      name: "CameraTests",
      dependencies: [
        .product(name: "CameraControl", package: "camera-control"),
        .product(name: "CameraControlTesting", package: "camera-control"),
      ]
    )
  ]
)
