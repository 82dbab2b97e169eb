// Apple publishes few facts about cameras in a form that this model needs. The focal lengths are
// those of real phones. Every limit is a stand-in for simulation; the limits differ between formats
// so that a change of format has visible effects.

extension CameraBlueprint {
  /// The wide camera that every phone has; its limits are stand-ins for simulation.
  package static func wide(
    _ position: CameraPosition = .back, hasFlash: Bool = true
  ) -> CameraBlueprint {
    CameraBlueprint(
      stock: position == .front ? "Front Camera" : "Back Camera", .builtInWideAngleCamera, position,
      stockFormats(maxZoom: 16, recommendedZoom: 6, secondaryNativeResolution: [2]),
      hasFlash: hasFlash)
  }

  /// An ultra wide camera on the back; its limits are stand-ins for simulation.
  static let ultraWide = CameraBlueprint(
    stock: "Back Ultra Wide Camera", .builtInUltraWideCamera, .back,
    stockFormats(maxZoom: 10, recommendedZoom: 4), multiplier: 0.5, hasFlash: true)

  /// A telephoto camera on the back; its limits are stand-ins for simulation.
  static func telephoto(_ magnification: StockMagnification) -> CameraBlueprint {
    CameraBlueprint(
      stock: "Back Telephoto Camera", .builtInTelephotoCamera, .back,
      stockFormats(maxZoom: 12, recommendedZoom: 5), multiplier: magnification.rawValue,
      hasFlash: true)
  }

  /// The ultra wide and the wide camera as one device; its limits are stand-ins for simulation.
  package static let dualWide = CameraBlueprint(
    stock: "Back Dual Wide Camera", .builtInDualWideCamera, .back,
    stockFormats(maxZoom: 20, recommendedZoom: 10, secondaryNativeResolution: [4]),
    [ultraWide, wide()], [2], multiplier: 0.5, hasFlash: true)

  /// The wide and the telephoto camera as one device; its limits are stand-ins for simulation.
  package static func dual(_ magnification: StockMagnification) -> CameraBlueprint {
    CameraBlueprint(
      stock: "Back Dual Camera", .builtInDualCamera, .back,
      stockFormats(maxZoom: 24, recommendedZoom: 12, secondaryNativeResolution: [2]),
      [wide(), telephoto(magnification)], [magnification.rawValue], hasFlash: true)
  }

  /// All three cameras of the back as one device; its limits are stand-ins for simulation.
  package static func triple(_ magnification: StockMagnification) -> CameraBlueprint {
    CameraBlueprint(
      stock: "Back Triple Camera", .builtInTripleCamera, .back,
      stockFormats(maxZoom: 48, recommendedZoom: 30, secondaryNativeResolution: [4]),
      [ultraWide, wide(), telephoto(magnification)], [2, 2 * magnification.rawValue],
      multiplier: 0.5, hasFlash: true)
  }

  /// A front camera that also measures depth; its limits are stand-ins for simulation.
  static let trueDepth = CameraBlueprint(
    stock: "Front TrueDepth Camera", .builtInTrueDepthCamera, .front,
    stockFormats(maxZoom: 8, recommendedZoom: 3), hasFlash: true)

  // A photo format, then 1080p and 4K. The zoom range narrows from each to the next, and the bias
  // range narrows at the last one.
  private static func stockFormats(
    maxZoom: Double, recommendedZoom: Double, secondaryNativeResolution: [Double] = []
  ) -> [CameraFormat] {
    [
      CameraFormat(
        stock: (4032, 3024),
        maxFrameRate: 30, maxZoom: maxZoom, recommendedZoom: recommendedZoom,
        upscaleThreshold: 1, bias: 8, recommendedBias: 2,
        secondaryNativeResolution: secondaryNativeResolution),
      CameraFormat(
        stock: (1920, 1080),
        maxFrameRate: 60, maxZoom: maxZoom * 0.75, recommendedZoom: recommendedZoom * 0.75,
        upscaleThreshold: 2, bias: 8, recommendedBias: 2),
      CameraFormat(
        stock: (3840, 2160),
        maxFrameRate: 60, maxZoom: maxZoom * 0.5, recommendedZoom: recommendedZoom * 0.5,
        upscaleThreshold: 1, bias: 4, recommendedBias: 1),
    ]
  }

  /// A microphone, which has one tiny format without zoom and bias.
  ///
  /// It does not belong to the cameras of any phone. Modules above the core offer it to apps that
  /// record sound.
  package static let microphone = CameraBlueprint(
    stock: "iPhone Microphone", .microphone, .unspecified,
    [
      CameraFormat(
        stock: (1, 1),
        maxFrameRate: 1, maxZoom: 1, recommendedZoom: 1, upscaleThreshold: 1, bias: 0,
        recommendedBias: 0)
    ], hasFlash: false)
}

/// The focal length of a telephoto camera as a multiple of that of the wide camera beside it.
package enum StockMagnification: Double, Hashable, Sendable {
  /// Three times the focal length of the wide camera, as on the iPhone 15 Pro.
  case three = 3
  /// Four times the focal length of the wide camera, as on the iPhone 17 Pro.
  case four = 4
  /// Five times the focal length of the wide camera, as on the iPhone 16 Pro.
  case five = 5
}
