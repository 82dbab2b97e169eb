// Few facts about the cameras of real phones are published in a form that this model needs. The
// focal lengths are those of the phones; every limit is a stand-in that is good enough to simulate
// with, and differs between formats so that a change of format shows.

extension CameraBlueprint {
  /// A wide camera, as every phone has one; its limits are stand-ins for simulation.
  public static func wide(
    _ position: CaptureDevice.Position = .back, hasFlash: Bool = true
  ) -> CameraBlueprint {
    CameraBlueprint(
      stock: position == .front ? "Front Camera" : "Back Camera", .builtInWideAngleCamera, position,
      stockFormats(maxZoom: 16, recommendedZoom: 6, secondaryNativeResolution: [2]),
      hasFlash: hasFlash)
  }

  /// An ultra wide camera on the back; its limits are stand-ins for simulation.
  public static let ultraWide = CameraBlueprint(
    stock: "Back Ultra Wide Camera", .builtInUltraWideCamera, .back,
    stockFormats(maxZoom: 10, recommendedZoom: 4), multiplier: 0.5, hasFlash: true)

  /// A telephoto camera on the back; its limits are stand-ins for simulation.
  public static func telephoto(_ magnification: StockMagnification) -> CameraBlueprint {
    CameraBlueprint(
      stock: "Back Telephoto Camera", .builtInTelephotoCamera, .back,
      stockFormats(maxZoom: 12, recommendedZoom: 5), multiplier: magnification.rawValue,
      hasFlash: true)
  }

  /// The ultra wide and the wide camera as one device; its limits are stand-ins for simulation.
  public static let dualWide = CameraBlueprint(
    stock: "Back Dual Wide Camera", .builtInDualWideCamera, .back,
    stockFormats(maxZoom: 20, recommendedZoom: 10, secondaryNativeResolution: [4]),
    [ultraWide, wide()], [2], multiplier: 0.5, hasFlash: true)

  /// The wide and the telephoto camera as one device; its limits are stand-ins for simulation.
  public static func dual(_ magnification: StockMagnification) -> CameraBlueprint {
    CameraBlueprint(
      stock: "Back Dual Camera", .builtInDualCamera, .back,
      stockFormats(maxZoom: 24, recommendedZoom: 12, secondaryNativeResolution: [2]),
      [wide(), telephoto(magnification)], [magnification.rawValue], hasFlash: true)
  }

  /// All three cameras of the back as one device; its limits are stand-ins for simulation.
  public static func triple(_ magnification: StockMagnification) -> CameraBlueprint {
    CameraBlueprint(
      stock: "Back Triple Camera", .builtInTripleCamera, .back,
      stockFormats(maxZoom: 48, recommendedZoom: 30, secondaryNativeResolution: [4]),
      [ultraWide, wide(), telephoto(magnification)], [2, 2 * magnification.rawValue],
      multiplier: 0.5, hasFlash: true)
  }

  /// A front camera that also measures depth; its limits are stand-ins for simulation.
  public static let trueDepth = CameraBlueprint(
    stock: "Front TrueDepth Camera", .builtInTrueDepthCamera, .front,
    stockFormats(maxZoom: 8, recommendedZoom: 3), hasFlash: true)

  // Photo first, then 1080p and 4K; zoom narrows from one to the next, and so does the bias at last.
  private static func stockFormats(
    maxZoom: Double, recommendedZoom: Double, secondaryNativeResolution: [Double] = []
  ) -> [CaptureDevice.Format] {
    [
      CaptureDevice.Format(
        stock: (4032, 3024),
        StockLimits(
          maxFrameRate: 30, maxZoom: maxZoom, recommendedZoom: recommendedZoom,
          upscaleThreshold: 1, bias: 8, recommendedBias: 2,
          secondaryNativeResolution: secondaryNativeResolution)),
      CaptureDevice.Format(
        stock: (1920, 1080),
        StockLimits(
          maxFrameRate: 60, maxZoom: maxZoom * 0.75, recommendedZoom: recommendedZoom * 0.75,
          upscaleThreshold: 2, bias: 8, recommendedBias: 2)),
      CaptureDevice.Format(
        stock: (3840, 2160),
        StockLimits(
          maxFrameRate: 60, maxZoom: maxZoom * 0.5, recommendedZoom: recommendedZoom * 0.5,
          upscaleThreshold: 1, bias: 4, recommendedBias: 1)),
    ]
  }
}
