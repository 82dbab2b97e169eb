/// The version of the tool.
enum Version {
  static let current = "1.0.0"
}
