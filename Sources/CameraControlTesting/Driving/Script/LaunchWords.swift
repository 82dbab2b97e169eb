import CameraControl

/// The words of a script for the sources of a launch, and for the processes of a product.
enum LaunchWords {
  /// The word before the name of an app whose icon is tapped.
  static let icon = "icon"

  /// The sources that are a word of their own.
  static let sources: [(word: String, value: LaunchSource)] = [
    LaunchSource.cameraControl, .lockScreenControl, .controlCenter, .actionButton,
  ].map { ("\($0)", $0) }

  /// The processes of a product that run for longer than an instant.
  static let targets: [(word: String, value: ProductTarget)] = [
    ("app", .app), ("extension", .captureExtension),
  ]

  /// Returns the source that a word means.
  static func source(_ word: String) -> LaunchSource? { sources.first { $0.word == word }?.value }

  /// Returns the word for a process; a widget extension has none.
  static func text(of target: ProductTarget) -> String? {
    targets.first { $0.value == target }?.word
  }

  /// Returns whether the name of an app has to be in quotation marks after `launch`.
  ///
  /// A name with a hyphen that is near a source is more likely a misspelled source: launching an
  /// app of that name would unlock the phone and hide the mistake.
  static func isTaken(_ name: String) -> Bool {
    if name == icon { return true }
    return name.contains("-") && NearestWord.find(name, among: sources.map(\.word)) != nil
  }
}
