extension CameraBlueprint {
  /// A device that is no camera: one tiny format without zoom and bias.
  ///
  /// It is no part of any phone's cameras; modules over the core offer it to apps that record sound.
  package static let microphone = CameraBlueprint(
    stock: "iPhone Microphone", CaptureDevice.DeviceType(rawValue: "microphone"), .unspecified,
    [
      CaptureDevice.Format(
        stock: (1, 1),
        StockLimits(
          maxFrameRate: 1, maxZoom: 1, recommendedZoom: 1, upscaleThreshold: 1, bias: 0,
          recommendedBias: 0))
    ], hasFlash: false)
}
