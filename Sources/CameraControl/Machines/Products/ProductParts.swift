/// The parts of a product that the phone checks before a launch.
///
/// `ProductParts()` describes a complete product, so change only the parts that your test is about:
///
/// ```swift
/// ProductParts { $0.intentTargets.remove(.captureExtension) }
/// ```
public struct ProductParts: Hashable, Codable, Sendable {
  /// Whether the app is on the phone; `false` after the phone has offloaded the app.
  public var hasApp = true

  /// Whether the product has a capture extension.
  public var hasCaptureExtension = true

  /// The extension point in the capture extension's `Info.plist`.
  public var extensionPoint = ProductParts.captureExtensionPoint

  /// The targets that contain the product's `CameraCaptureIntent`.
  public var intentTargets: Set<ProductTarget> = Set(ProductTarget.allCases)

  /// Whether the widget extension has a control that runs the intent.
  public var hasControl = true

  /// The targets whose `Info.plist` contains a camera usage description.
  public var cameraUsageDescriptions: Set<ProductTarget> = [.app, .captureExtension]

  /// The targets whose `Info.plist` contains a microphone usage description.
  public var microphoneUsageDescriptions: Set<ProductTarget> = [.app, .captureExtension]

  /// The targets whose `Info.plist` contains a photo library usage description.
  ///
  /// The description for adding photos counts, as does the one for also reading them.
  public var photoLibraryUsageDescriptions: Set<ProductTarget> = [.app, .captureExtension]

  /// Creates the parts of a complete product.
  public init() {}

  /// Creates the parts of a complete product and applies `change` to them.
  public init(_ change: (inout ProductParts) -> Void) { change(&self) }

  /// Encodes the parts; equal parts have equal encodings.
  public func encode(to encoder: any Encoder) throws {
    // The order of a set differs from process to process.
    func ordered(_ targets: Set<ProductTarget>) -> [ProductTarget] {
      ProductTarget.allCases.filter(targets.contains)
    }
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(hasApp, forKey: .hasApp)
    try container.encode(hasCaptureExtension, forKey: .hasCaptureExtension)
    try container.encode(extensionPoint, forKey: .extensionPoint)
    try container.encode(ordered(intentTargets), forKey: .intentTargets)
    try container.encode(hasControl, forKey: .hasControl)
    try container.encode(ordered(cameraUsageDescriptions), forKey: .cameraUsageDescriptions)
    try container.encode(ordered(microphoneUsageDescriptions), forKey: .microphoneUsageDescriptions)
    try container.encode(
      ordered(photoLibraryUsageDescriptions), forKey: .photoLibraryUsageDescriptions)
  }

  /// Returns the targets whose `Info.plist` says what they use a resource for.
  func usageDescriptions(of resource: ProtectedResource) -> Set<ProductTarget> {
    switch resource {
    case .camera: cameraUsageDescriptions
    case .microphone: microphoneUsageDescriptions
    case .photoLibrary: photoLibraryUsageDescriptions
    }
  }

  /// The extension point by which a phone recognizes a capture extension.
  static let captureExtensionPoint = "com.apple.securecapture"

  /// Why the phone does not offer the product as a launch target, or `nil` if it does.
  var reasonNotToOffer: LaunchOutcome.Reason? {
    if !hasCaptureExtension { return .noCaptureExtension }
    if extensionPoint != Self.captureExtensionPoint { return .wrongExtensionPoint(extensionPoint) }
    let lacking = ProductTarget.allCases.first { !intentTargets.contains($0) }
    if let lacking { return .intentMissing(in: lacking) }
    return hasControl ? nil : .noControl
  }
}

/// A target of a product, which the phone starts in a separate process.
public enum ProductTarget: String, Hashable, Codable, Sendable, CaseIterable {
  /// The app.
  case app
  /// The capture extension.
  case captureExtension = "capture-extension"
  /// The widget extension, which has the control.
  case widgetExtension = "widget-extension"
}

extension ProductTarget: CustomStringConvertible {
  /// The target in words, such as `capture extension`.
  public var description: String { rawValue.split(separator: "-").joined(separator: " ") }
}
