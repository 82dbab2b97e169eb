/// A part of an extension with views of its own.
@MainActor @preconcurrency
public protocol AppExtensionScene {
  /// The type of the scene's body.
  associatedtype Body: AppExtensionScene

  /// The scene that makes up this one.
  var body: Body { get }
}

extension Never: AppExtensionScene {}

extension AppExtensionScene where Body == Never {
  /// Traps: the scenes of the library have no body, and nothing asks them for one.
  public var body: Never { preconditionFailure("\(Self.self) has no body") }
}
