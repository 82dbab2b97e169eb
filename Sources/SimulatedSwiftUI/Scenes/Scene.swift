/// A part of an app with views of its own.
@MainActor @preconcurrency
public protocol Scene {
  /// The type of the scene's body.
  associatedtype Body: Scene

  /// The scene that makes up this one.
  var body: Body { get }
}

extension Never: Scene {}

extension Scene where Body == Never {
  /// Traps: the scenes of the library have no body, and nothing asks them for one.
  public var body: Never { preconditionFailure("\(Self.self) has no body") }
}
