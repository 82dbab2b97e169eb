internal import Foundation

/// The programs that are built together with the tests.
package enum BuiltProgram {
  /// Returns the path of a program.
  package static func path(_ name: String) -> String {
    folder.appendingPathComponent(name).path
  }

  /// The folder of the tests.
  private static var folder: URL {
    #if canImport(Darwin)
      let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") } ?? .main
      return bundle.bundleURL.deletingLastPathComponent()
    #else
      return Bundle.main.bundleURL
    #endif
  }
}
