/// The modules of Apple's that this package would use if it could import them.
public var modulesInSight: [String] {
  var modules: [String] = []
  #if canImport(AVFoundation)
    modules.append("AVFoundation")
  #endif
  #if canImport(AVKit)
    modules.append("AVKit")
  #endif
  #if canImport(UIKit)
    modules.append("UIKit")
  #endif
  #if canImport(SwiftUI)
    modules.append("SwiftUI")
  #endif
  #if canImport(Combine)
    modules.append("Combine")
  #endif
  #if canImport(Photos)
    modules.append("Photos")
  #endif
  #if canImport(CoreGraphics)
    modules.append("CoreGraphics")
  #endif
  #if canImport(CoreMedia)
    modules.append("CoreMedia")
  #endif
  #if canImport(CoreVideo)
    modules.append("CoreVideo")
  #endif
  #if canImport(os)
    modules.append("os")
  #endif
  #if canImport(OSLog)
    modules.append("OSLog")
  #endif
  #if canImport(LockedCameraCapture)
    modules.append("LockedCameraCapture")
  #endif
  #if canImport(ExtensionFoundation)
    modules.append("ExtensionFoundation")
  #endif
  #if canImport(ExtensionKit)
    modules.append("ExtensionKit")
  #endif
  #if canImport(AppIntents)
    modules.append("AppIntents")
  #endif
  #if canImport(WidgetKit)
    modules.append("WidgetKit")
  #endif
  #if canImport(UniformTypeIdentifiers)
    modules.append("UniformTypeIdentifiers")
  #endif
  #if canImport(PhotosUI)
    modules.append("PhotosUI")
  #endif
  #if canImport(CoreImage)
    modules.append("CoreImage")
  #endif
  #if canImport(CoreLocation)
    modules.append("CoreLocation")
  #endif
  #if canImport(QuartzCore)
    modules.append("QuartzCore")
  #endif
  return modules
}
