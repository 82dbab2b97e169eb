public import CameraControl

extension SimulatedPhone {
  /// Returns the shortest steps that reveal which value of an option a phone has.
  ///
  /// Print a ``Distinction`` to get a list of instructions. Follow the instructions on a real phone
  /// to find out which value of the option is right.
  ///
  /// ```swift
  /// let distinctions = phone.distinguishing(\.overlay.timeouts.control, [.seconds(3), .seconds(5)])
  /// for distinction in distinctions { print(distinction) }
  /// ```
  ///
  /// The search tries all lists of steps on new phones like this one, short lists first. Each wait
  /// ends at the next timer. After a step without effect, the search tries no further steps. With
  /// each additional step, the search takes about ten times as long.
  ///
  /// - Parameters:
  ///   - option: The option.
  ///   - alternatives: The values to tell apart.
  ///   - apps: The apps to try.
  ///   - gestures: The gestures to try. With fewer gestures, the search has time for more steps.
  ///   - maximum: The largest number of steps to try.
  /// - Returns: Fewer distinctions than values, so at most two for three values. If two values have
  ///   the same outcome in every distinction, the search can't tell them apart.
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
      return SimulatedPhone(core.model, settings: settings, behavior: behavior, quirks: core.quirks)
    }
    return search.run(apps, maximum: maximum)
  }
}
