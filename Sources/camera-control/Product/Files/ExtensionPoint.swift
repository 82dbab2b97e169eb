/// What a property list says about the place where the system uses an extension.
struct ExtensionPoint {
  /// The values of all keys that could name the place, right or wrong.
  let values: [String]

  /// Whether the list describes an extension of any kind.
  let isExtension: Bool

  init(_ info: InfoPlist) {
    let owners = [info.values, info.values[Self.attributes], info.values[Self.oldAttributes]]
      .compactMap { $0 }
    values = owners.flatMap { owner in
      [Self.key, Self.oldKey].compactMap { owner[$0]?.text }
    }
    isExtension =
      !values.isEmpty || info.values[Self.attributes] != nil
      || info.values[Self.oldAttributes] != nil
  }

  /// Whether the extension wants to be a capture extension, even if the name is wrong.
  var aimsAtCapture: Bool {
    values.map { $0.lowercased() }.contains { $0.contains("camera") || $0.contains("capture") }
  }

  static let attributes = "EXAppExtensionAttributes"
  static let oldAttributes = "NSExtension"
  static let key = "EXExtensionPointIdentifier"
  static let oldKey = "NSExtensionPointIdentifier"
  static let capture = "com.apple.securecapture"
  static let widget = "com.apple.widgetkit-extension"
  static let principalKeys = [
    "EXPrincipalClass", "NSExtensionPrincipalClass", "NSExtensionMainStoryboard",
  ]
}

extension ProductTarget.Kind {
  /// Returns what a property list says about its target; `nil` if it says nothing.
  init?(_ info: InfoPlist) {
    let point = ExtensionPoint(info)
    if point.aimsAtCapture {
      self = .captureExtension
    } else if point.values.contains(ExtensionPoint.widget) {
      self = .widgetExtension
    } else if point.isExtension || info.values["WKApplication"] != nil
      || ["BNDL", "FMWK"].contains(info.values["CFBundlePackageType"]?.text)
    {
      self = .other
    } else {
      return nil
    }
  }

  /// Returns the kind of extension that code is written for; `nil` if it is none that is known.
  init?(extensionCode sources: some Sequence<SwiftSource>) {
    if sources.conformance(to: ["LockedCameraCaptureExtension"]) != nil {
      self = .captureExtension
    } else if sources.conformance(to: ["WidgetBundle", "ControlWidget", "Widget"]) != nil {
      self = .widgetExtension
    } else {
      return nil
    }
  }
}
