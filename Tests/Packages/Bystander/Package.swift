// swift-tools-version: 6.3

import PackageDescription

// A package that knows nothing of camera-control, and that a build may contain beside it.
let package = Package(
  name: "bystander",
  products: [.library(name: "Bystander", targets: ["Bystander"])],
  targets: [.target(name: "Bystander")]
)
