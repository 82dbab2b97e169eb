// swift-tools-version: 6.3

import PackageDescription

// Tests that fail on purpose: `.ci/failing` compares what they print and write with what is marked in
// their sources.
let package = Package(
  name: "failing",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(name: "camera-control", path: "../../..")
  ],
  targets: [
    .testTarget(
      name: "FailingTraitsTests", dependencies: [product("CameraControlTraits")] + core),
    .testTarget(
      name: "FailingClassTests", dependencies: [product("CameraControlXCTest")] + core),
    // An app under Apple's names.
    .testTarget(
      name: "FailingCaptureTests",
      dependencies: [
        product("CameraControlTraits"), product("CameraControlXCTest"),
        product("SimulatedCaptureSwiftUI"),
      ] + core, swiftSettings: applesNames),
  ],
  swiftLanguageModes: [.v6]
)

var core: [Target.Dependency] { [product("CameraControl"), product("CameraControlTesting")] }

func product(_ name: String) -> Target.Dependency {
  .product(name: name, package: "camera-control")
}

// On Apple's platforms, the modules of these names come from the system.
var applesNames: [SwiftSetting] {
  let names = ["AVFoundation", "AVKit", "UIKit", "SwiftUI", "CoreGraphics", "SwiftUICore"]
  let flags = names.flatMap { ["-module-alias", "\($0)=Simulated\($0)"] }
  return [.unsafeFlags(flags, .when(platforms: [.linux]))]
}
