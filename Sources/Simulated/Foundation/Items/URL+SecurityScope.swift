extension URL {
  /// Asks for access to a file outside of the app, which there is without asking.
  public func startAccessingSecurityScopedResource() -> Bool { true }

  /// Gives up the access to a file outside of the app.
  public func stopAccessingSecurityScopedResource() {}
}
