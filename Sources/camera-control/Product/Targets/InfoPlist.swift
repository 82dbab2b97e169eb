/// The Info.plist of a target, as one configuration builds it.
struct InfoPlist {
  /// The path, relative to the app's folder where that is possible.
  let file: String

  private let list: PropertyList
  private let settings: BuildSettings

  /// Creates an Info.plist from a file's property list and the settings that its values may name.
  init(file: String, list: PropertyList, settings: BuildSettings = BuildSettings()) {
    (self.file, self.list, self.settings) = (file, list, settings)
  }

  /// The dictionary that describes the extension, and the one of extensions of other kinds.
  private var attributes: PropertyList? { list.table(ExtensionPoint.attributes) }
  private var oldAttributes: PropertyList? { list.table(ExtensionPoint.oldAttributes) }

  /// Whether there is a key in the list itself.
  func has(_ key: String) -> Bool { list.has(key) }

  /// Whether there is a key in the list or in what it says of an extension.
  func hasAnywhere(_ key: String) -> Bool {
    [list, attributes, oldAttributes].contains { $0?.has(key) ?? false }
  }

  /// Whether there is a key in the dictionary that describes the extension.
  func hasAttribute(_ key: String) -> Bool { attributes?.has(key) ?? false }

  /// Returns the text of a key in the list itself.
  func text(_ key: String) -> String? { list.text(key).map(settings.expanded) }

  /// The place where the system uses the extension, if the right keys say it.
  var extensionPoint: String? { attributes?.text(ExtensionPoint.key).map(settings.expanded) }

  /// The values of all keys that could name the place of an extension, right or wrong.
  var extensionPoints: [String] {
    [list, attributes, oldAttributes].flatMap { owner in
      [ExtensionPoint.key, ExtensionPoint.oldKey].compactMap { owner?.text($0) }
    }.map(settings.expanded)
  }

  /// What the list says about its target; `nil` if it says nothing.
  var kind: ProductTarget.Kind? {
    let points = extensionPoints
    // Even a wrong name shows which extension point is meant.
    if points.contains(where: { $0.contains(/(?i)camera|capture/) }) { return .captureExtension }
    if points.contains(ExtensionPoint.widget) { return .widgetExtension }
    // An ExtensionKit extension without an extension point counts as a capture extension.
    if points.isEmpty, attributes != nil { return .captureExtension }
    // Of the types of packages, only this one is an app's. A build setting may stand for it.
    let type = text("CFBundlePackageType") ?? "APPL"
    let isOther =
      !points.isEmpty || oldAttributes != nil || has("WKApplication")
      || type != "APPL" && !type.contains("$")
    return isOther ? .other : nil
  }
}

/// The keys and values that determine where the system uses an extension.
enum ExtensionPoint {
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
