/// An app for finding out how a phone behaves.
///
/// The app writes its callbacks to the trace of its phone, as a ``Recorder`` does.
public struct ProbeApp: Sendable {
  /// What the app contains, such as `one slider`, for instructions.
  public var description: String

  /// Starts the app on a phone, and returns the actions that a person can take in it.
  public var start: @Sendable (SimulatedPhone) throws -> [Action]

  /// Creates an app.
  ///
  /// - Parameters:
  ///   - description: What the app contains, for instructions.
  ///   - start: A closure that starts the app on a new phone. The actions that it returns have to
  ///     keep the app alive, because the phone doesn't.
  public init(
    _ description: String, start: @escaping @Sendable (SimulatedPhone) throws -> [Action]
  ) {
    self.description = description
    self.start = start
  }

  /// An action that a person can take in an app, such as tapping a button.
  public struct Action {
    /// What to do, as an instruction such as `remove the first control`.
    public var name: String

    /// Performs the action.
    ///
    /// If the action throws an error, the error counts as something that the app sees.
    public var perform: () throws -> Void

    /// Creates an action.
    ///
    /// - Parameters:
    ///   - name: What to do, as an instruction.
    ///   - perform: A closure that performs the action.
    public init(_ name: String, _ perform: @escaping () throws -> Void) {
      self.name = name
      self.perform = perform
    }
  }
}
