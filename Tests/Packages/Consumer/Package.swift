// swift-tools-version: 6.3

import PackageDescription

// A package like a user's: it knows only the products of camera-control.
let package = Package(
  name: "consumer",
  platforms: [.macOS(.v15)],
  dependencies: [
    // With a name, this works whatever the folder of the clone is called.
    .package(name: "camera-control", path: "../../.."),
    .package(path: "../Bystander"),
  ],
  targets: [
    .executableTarget(name: "SwiftSixApp", dependencies: core),
    .executableTarget(
      name: "SwiftFiveApp", dependencies: core, swiftSettings: [.swiftLanguageMode(.v5)]),
    .testTarget(name: "ConsumerTests", dependencies: core),
    // The examples of the book, as files of a new project.
    .testTarget(
      name: "NewProjectTests", dependencies: core + [product("CameraControlTraits")],
      exclude: ["__Goldens__"],
      swiftSettings: xcodes + laterSwifts + [.defaultIsolation(MainActor.self)]),
    // On Linux, a class of tests with XCTest can't be on the main actor.
    .testTarget(
      name: "NewProjectClassTests", dependencies: core + [product("CameraControlXCTest")],
      exclude: ["__Goldens__"], swiftSettings: xcodes + laterSwifts),
    // Apps that use Apple's names. The first is compiled in both language modes.
    .testTarget(
      name: "CaptureSixTests", dependencies: core + suites + [product("SimulatedCapture")],
      swiftSettings: applesNames),
    .testTarget(
      name: "CaptureFiveTests", dependencies: core + suites + [product("SimulatedCapture")],
      swiftSettings: applesNames + [.swiftLanguageMode(.v5)]),
    .testTarget(
      name: "CaptureSwiftTestingTests",
      dependencies: core + [product("CameraControlTraits"), product("SimulatedCapture")],
      swiftSettings: applesNames),
    .testTarget(
      name: "CaptureSwiftUITests", dependencies: core + [product("SimulatedCaptureSwiftUI")],
      swiftSettings: applesNames),
    // An app of the size of Apple's sample, its extension and its widgets. They share folders, as
    // targets of Xcode share files.
    .executableTarget(name: "Heron", dependencies: app, swiftSettings: applesNames + xcodes),
    .executableTarget(
      name: "HeronCaptureExtension", dependencies: app, swiftSettings: applesNames + xcodes),
    .executableTarget(
      name: "HeronWidgets", dependencies: app, swiftSettings: applesNames + xcodes),
    .testTarget(
      name: "HeronTests",
      dependencies: ["Heron", "HeronCaptureExtension", "HeronWidgets"] + core + app,
      swiftSettings: applesNames),
    // An extension with `@main`, in a test target.
    .testTarget(
      name: "CaptureLockScreenTests", dependencies: core + [product("SimulatedCaptureLockScreen")],
      swiftSettings: applesNames + ownMain(of: "CaptureLockScreenTests")),
    .testTarget(
      name: "SystemTests", dependencies: [product("SimulatedSystem")], swiftSettings: applesNames),
    .testTarget(
      name: "SystemFiveTests", dependencies: [product("SimulatedSystem")],
      swiftSettings: applesNames + [.swiftLanguageMode(.v5)]),
    .testTarget(
      name: "BystanderTests",
      dependencies: [
        product("SimulatedCaptureLockScreen"), product("SimulatedSystem"),
        .product(name: "Bystander", package: "bystander"),
      ], swiftSettings: applesNames),
  ],
  swiftLanguageModes: [.v6]
)

var core: [Target.Dependency] { [product("CameraControl"), product("CameraControlTesting")] }

var app: [Target.Dependency] {
  [product("SimulatedCaptureLockScreen"), product("SimulatedSystem")]
}

// What gives each test a phone: a trait for Swift Testing, and a class for XCTest.
var suites: [Target.Dependency] {
  [product("CameraControlTraits"), product("CameraControlXCTest")]
}

func product(_ name: String) -> Target.Dependency {
  .product(name: name, package: "camera-control")
}

// What Xcode 26 sets in new projects and Swift 6 mode doesn't include.
var xcodes: [SwiftSetting] {
  ["NonisolatedNonsendingByDefault", "InferIsolatedConformances", "MemberImportVisibility"]
    .map { .enableUpcomingFeature($0) }
}

// The other features that this compiler knows, and that a later Swift has.
var laterSwifts: [SwiftSetting] {
  ["ExistentialAny", "InternalImportsByDefault", "ImmutableWeakCaptures"]
    .map { .enableUpcomingFeature($0) }
}

// On Apple's platforms, the modules of these names come from the system.
var applesNames: [SwiftSetting] {
  let names = [
    "AVFoundation", "AVKit", "UIKit", "SwiftUI", "LockedCameraCapture", "ExtensionFoundation",
    "ExtensionKit", "AppIntents", "WidgetKit", "UniformTypeIdentifiers", "Combine", "Photos",
    "PhotosUI", "CoreGraphics", "CoreImage", "CoreLocation", "CoreMedia", "CoreVideo", "QuartzCore",
    "OSLog", "CoreMotion", "ImageIO", "Metal", "MetalKit", "VideoToolbox", "Vision", "AVFAudio",
    "SwiftUICore",
  ]
  let aliases = names.map { "\($0)=Simulated\($0)" } + ["os=SimulatedOS"]
  return [
    .unsafeFlags(
      aliases.flatMap { ["-module-alias", $0] }
        // For files that import only Foundation.
        + ["-Xfrontend", "-import-module", "-Xfrontend", "SimulatedFoundation"],
      .when(platforms: [.linux]))
  ]
}

// The main function of a target that has a type with `@main` gets a name of its own, since a test
// program has one already.
func ownMain(of target: String) -> [SwiftSetting] {
  let flags = ["-Xfrontend", "-entry-point-function-name", "-Xfrontend", "\(target)_main"]
  return [.unsafeFlags(flags, .when(platforms: [.linux]))]
}
