// swift-tools-version: 6.2

import PackageDescription

// A package as a user has it: it knows the products of camera-control and nothing else of it.
let package = Package(
  name: "consumer",
  platforms: [.macOS(.v15)],
  dependencies: [
    // The name makes it work whatever the folder of the clone is called.
    .package(name: "camera-control", path: "../..")
  ],
  targets: [
    .executableTarget(name: "SwiftSixApp", dependencies: products),
    .executableTarget(
      name: "SwiftFiveApp", dependencies: products, swiftSettings: [.swiftLanguageMode(.v5)]
    ),
    .executableTarget(name: "ReadmeExample", dependencies: products),
    .testTarget(name: "ConsumerTests", dependencies: products + testProducts),
  ],
  swiftLanguageModes: [.v6]
)

var products: [Target.Dependency] {
  [.product(name: "CameraControl", package: "camera-control")]
}

var testProducts: [Target.Dependency] {
  [.product(name: "CameraControlTesting", package: "camera-control")]
}
