/// The limits of a format that the library makes up for a phone model.
struct StockLimits {
  var maxFrameRate: Double
  var maxZoom: Double
  var recommendedZoom: Double
  var upscaleThreshold: Double
  var bias: Float
  var recommendedBias: Float
  var secondaryNativeResolution: [Double] = []
}
