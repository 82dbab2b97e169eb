public import CameraControl

// What tests ask most often, as values.

extension Trace {
  /// What the controls delegates received, in order.
  ///
  /// ```swift
  /// #expect(phone.trace.callbacks == [.didBecomeActive, .didBecomeInactive])
  /// ```
  public var callbacks: [ControlsCallback] {
    entries.compactMap {
      if case .record(.callback(let callback)) = $0.content { callback } else { nil }
    }
  }

  /// Returns the phases of a button's presses that handlers received, in order.
  ///
  /// ```swift
  /// #expect(phone.trace.phases().count { $0 == .ended } == 1)  // The shutter fired once.
  /// ```
  ///
  /// - Parameters:
  ///   - button: The button.
  ///   - isSecondary: Whether to return the presses of secondary handlers instead of the others.
  /// - Returns: The phases; if several handlers received a press, each of them counts.
  public func phases(
    of button: PhoneButton = .cameraControl, isSecondary: Bool = false
  ) -> [CaptureEventPhase] {
    entries.compactMap { entry in
      guard case .record(.capture(let phase, button, isSecondary: isSecondary)) = entry.content
      else {
        return nil
      }
      return phase
    }
  }

  /// Returns the values that a finger gave a control, in order; an index picker has whole numbers.
  ///
  /// ```swift
  /// #expect(phone.trace.values(of: "Focus") == [0.1, 0.2, 0.3])
  /// ```
  ///
  /// - Parameter control: The title of the control.
  /// - Returns: The values with which the control's action was called.
  public func values(of control: String) -> [Double] {
    entries.compactMap {
      if case .record(.value(control, let value)) = $0.content { value } else { nil }
    }
  }
}
