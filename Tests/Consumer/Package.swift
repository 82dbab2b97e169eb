// swift-tools-version: 6.2

import PackageDescription

// A package like a user's: it knows only the products of camera-control.
let package = Package(
  name: "consumer",
  platforms: [.macOS(.v15)],
  dependencies: [
    // With a name, this works whatever the folder of the clone is called.
    .package(name: "camera-control", path: "../..")
  ],
  targets: [
    .executableTarget(name: "SwiftSixApp", dependencies: products),
    .executableTarget(
      name: "SwiftFiveApp", dependencies: products, swiftSettings: [.swiftLanguageMode(.v5)]
    ),
    .executableTarget(name: "ReadmeExample", dependencies: products),
    .testTarget(name: "ConsumerTests", dependencies: products),
    // An app that uses Apple's names, compiled from the same sources in both language modes.
    .testTarget(name: "DropInSixTests", dependencies: dropIn),
    .testTarget(
      name: "DropInFiveTests", dependencies: dropIn, swiftSettings: [.swiftLanguageMode(.v5)]),
    .testTarget(name: "DropInSwiftUITests", dependencies: dropInSwiftUI),
  ],
  swiftLanguageModes: [.v6]
)

var products: [Target.Dependency] {
  [
    .product(name: "CameraControl", package: "camera-control"),
    .product(name: "CameraControlTesting", package: "camera-control"),
  ]
}

// On Apple's platforms, the modules of these names come from the system.
var dropIn: [Target.Dependency] {
  products + [
    .product(
      name: "CaptureDropIn", package: "camera-control", condition: .when(platforms: [.linux]))
  ]
}

var dropInSwiftUI: [Target.Dependency] {
  products + [
    .product(
      name: "CaptureDropInSwiftUI", package: "camera-control",
      condition: .when(platforms: [.linux]))
  ]
}
