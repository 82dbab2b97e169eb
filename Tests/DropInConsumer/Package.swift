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

// The drop-in, for platforms that lack Apple's own modules.
var dropIn: Target.Dependency {
  .product(name: "CaptureDropIn", package: "camera-control", condition: .when(platforms: [.linux]))
}
