/// The version of the package.
package enum Version {
  /// The version that was compiled; a script from another one may behave otherwise.
  package static let current = "1.0.0"
}
