// swift-tools-version: 6.2

import PackageDescription

// A package without other dependencies, which imports Apple's names without an alias.
let package = Package(
  name: "capture-drop-in-consumer",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "camera-control", path: "../..")],
  targets: [
    .testTarget(name: "PlainTests", dependencies: products),
    .testTarget(name: "PlainSwiftTestingTests", dependencies: products),
  ]
)

var products: [Target.Dependency] {
  [
    .product(name: "CaptureDropIn", package: "camera-control"),
    .product(name: "CameraControlTesting", package: "camera-control"),
  ]
}
