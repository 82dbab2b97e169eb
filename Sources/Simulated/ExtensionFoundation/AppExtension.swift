// Apple's module exports this, so sources that import nothing else rely on it.
@_exported import Foundation

/// An extension of an app, which the system starts in a separate process.
@MainActor @preconcurrency
public protocol AppExtension {
  /// The type of the configuration.
  associatedtype Configuration: AppExtensionConfiguration
  /// The information that the system needs before it shows the extension.
  var configuration: Configuration { get }
  /// Creates the extension.
  init()
}

extension AppExtension {
  /// Throws an error, because only a phone starts an extension.
  ///
  /// This method exists so that a type with `@main` compiles; nothing calls it.
  public static func main() throws { throw StartedByHand(name: "\(Self.self)") }
}

/// An error for an extension that was started like a program.
private struct StartedByHand: Error, CustomStringConvertible {
  let name: String

  var description: String {
    "\(name) is an extension, which only a phone can start. Install it on a simulated phone."
  }
}

/// The information that the system needs before it shows an extension.
///
/// Apple's protocol accepts connections of `NSXPCConnection`, which Linux does not have.
public protocol AppExtensionConfiguration {}
