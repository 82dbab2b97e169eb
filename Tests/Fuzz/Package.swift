// swift-tools-version: 6.3

import PackageDescription

// Built with `-Xswiftc -sanitize=fuzzer`, which instruments the library as well and links libFuzzer:
// see `.ci/run`.
let package = Package(
  name: "fuzz",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(name: "camera-control", path: "../..")
  ],
  targets: [
    .target(name: "FuzzerDriver"),
    .executableTarget(
      name: "fuzz",
      dependencies: [
        "FuzzerDriver",
        .product(name: "CameraControl", package: "camera-control"),
        .product(name: "CameraControlTesting", package: "camera-control"),
      ],
      linkerSettings: [.unsafeFlags(["-use-ld=lld"], .when(platforms: [.linux]))]
    ),
  ],
  swiftLanguageModes: [.v6]
)
