/// An app for finding out how a phone behaves.
///
/// The app writes its callbacks to the trace of its phone, as a ``Recorder`` does.
public struct ProbeApp: Sendable {
  /// A short text that says what the app contains, such as `one slider`.
  public var description: String

  /// Starts the app on a phone, and returns the actions that a person can take in it.
  public var start: @Sendable (SimulatedPhone) throws -> [Action]

  /// Creates an app.
  ///
  /// - Parameters:
  ///   - description: A short text that says what the app contains.
  ///   - start: A closure that starts the app on a new phone. The actions that the closure returns
  ///     have to retain the app, because the phone doesn't retain the app.
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
    ///   - name: An instruction, such as `remove the first control`.
    ///   - perform: A closure that performs the action.
    public init(_ name: String, _ perform: @escaping () throws -> Void) {
      self.name = name
      self.perform = perform
    }
  }

  /// Apps that reveal a phone's values for most options, the simplest app first.
  public static let standard: [ProbeApp] = [
    .sliders("one slider", ["Focus"]),
    .sliders("three sliders", ["Focus", "Grain", "Tint"]),
    .sliders(
      "three sliders, the first of which is disabled", ["Focus", "Grain", "Tint"], disabled: 1),
    .sliders("two sliders that are disabled", ["Focus", "Grain"], disabled: 2),
    .sliders("one slider and no handler of capture events", ["Focus"], handlers: 0),
    .sliders("one slider and two views with a handler of capture events", ["Focus"], handlers: 2),
    .sliders("five sliders", ["Focus", "Grain", "Tint", "Warmth", "Fade"]),
  ]

  private static func sliders(
    _ description: String, _ titles: [String], disabled: Int = 0, handlers: Int = 1
  ) -> ProbeApp {
    ProbeApp(description) { phone in
      try ProbeCamera(on: phone, titles: titles, disabled: disabled, handlers: handlers).actions
    }
  }
}
