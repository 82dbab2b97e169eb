public import CameraControl

extension SimulatedPhone {
  /// Returns the shortest steps after which an app can tell values of an option apart.
  ///
  /// With them, a person with a real phone can settle an option: printed, a distinction is a list of
  /// instructions.
  ///
  /// ```swift
  /// let distinctions = phone.distinguishing(\.overlay.timeouts.control, [.seconds(3), .seconds(5)])
  /// for distinction in distinctions { print(distinction) }
  /// ```
  ///
  /// The search tries all steps on new phones that are otherwise like this one, which stays as it is.
  /// It goes from short to long, waits from one deadline to the next, and does not go on after a step
  /// that led to nothing. Each further step takes about ten times as long.
  ///
  /// - Parameters:
  ///   - option: The option.
  ///   - alternatives: The values to tell apart.
  ///   - apps: The apps to try.
  ///   - gestures: The gestures to try; with few, there is time for more steps.
  ///   - maximum: The largest number of steps to try.
  /// - Returns: One distinction for two values that can be told apart, and up to one less than there are
  ///   values for more. Values that are together in every outcome look alike after all of these steps.
  public func distinguishing<Value: Equatable & Sendable>(
    _ option: WritableKeyPath<PhoneBehavior, Value>, _ alternatives: [Value],
    in apps: [ProbeApp] = ProbeApp.standard, with gestures: [GestureStep] = ProbeStep.gestures,
    steps maximum: Int = 2
  ) -> [Distinction<Value>] {
    var values: [Value] = []
    for value in alternatives where !values.contains(value) { values.append(value) }
    let (core, settings) = (core, settings)
    var search = DistinctionSearch(values, gestures) { value in
      var behavior = core.behavior
      behavior[keyPath: option] = value
      return SimulatedPhone(
        core.model, settings: settings, behavior: behavior, quirks: core.quirks)
    }
    return search.run(apps, maximum: maximum)
  }
}
