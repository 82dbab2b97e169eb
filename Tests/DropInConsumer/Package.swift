// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "camera-app",
  platforms: [.iOS(.v18)],
  dependencies: [
    .package(name: "camera-control", path: "../..")
  ],
  targets: [
    .target(name: "Camera", dependencies: [dropIn]),
    .testTarget(
      name: "CameraTests",
      dependencies: [
        "Camera", dropIn,
        .product(name: "CameraControlTesting", package: "camera-control"),
      ]),
  ]
)

// Apple's own modules where they are, and their stand-ins where they are not.
var dropIn: Target.Dependency {
  .product(name: "CaptureDropIn", package: "camera-control", condition: .when(platforms: [.linux]))
}
