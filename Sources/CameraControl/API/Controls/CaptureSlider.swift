// Unchecked, like the superclass; `CaptureControl.swift` explains why that is safe.

/// A control that lets the person choose a number from a range, a range with steps, or a list.
///
/// Set an action and its queue before you add the slider to a session:
///
/// ```swift
/// let focus = try CaptureSlider("Focus", symbolName: "scope", in: 0...1)
/// focus.setActionQueue(sessionQueue) { position in lens.move(to: position) }
/// try session.addControl(focus)
/// ```
public final class CaptureSlider: CaptureControl, @unchecked Sendable {
  private let scale: ValueScale

  private init(title: String, symbolName: String, scale: ValueScale) {
    self.scale = scale
    super.init(ControlCore(.number, name: title, symbolName: symbolName, scale: scale))
  }

  /// Creates a slider that can reach every value of `range`.
  ///
  /// - Parameters:
  ///   - localizedTitle: The title of the slider in the overlay.
  ///   - symbolName: The name of the symbol beside the title.
  ///   - range: The range of values; its bounds must be finite and different.
  /// - Throws: ``CaptureError`` if the range is empty (SLD01) or not finite (SLD08).
  public convenience init(
    _ localizedTitle: String, symbolName: String, in range: ClosedRange<Float>
  ) throws(CaptureError) {
    let scale = try ValueScale(in: range, of: localizedTitle)
    self.init(title: localizedTitle, symbolName: symbolName, scale: scale)
  }

  /// Creates a slider that moves in equal steps, starting at the lower bound of `range`.
  ///
  /// - Parameters:
  ///   - localizedTitle: The title of the slider in the overlay.
  ///   - symbolName: The name of the symbol beside the title.
  ///   - range: The range of values; its bounds must be finite and different.
  ///   - step: The distance between two values; greater than zero.
  /// - Throws: ``CaptureError`` if the range is empty (SLD01), the step isn't positive (SLD02), or
  ///   a number isn't finite (SLD08).
  public convenience init(
    _ localizedTitle: String, symbolName: String, in range: ClosedRange<Float>, step: Float
  ) throws(CaptureError) {
    let scale = try ValueScale(in: range, step: step, of: localizedTitle)
    self.init(title: localizedTitle, symbolName: symbolName, scale: scale)
  }

  /// Creates a slider that can reach the listed values.
  ///
  /// - Parameters:
  ///   - localizedTitle: The title of the slider in the overlay.
  ///   - symbolName: The name of the symbol beside the title.
  ///   - values: The values, in any order. If there are duplicates, the slider ignores them and the
  ///     phone records a diagnostic (SLD06).
  /// - Throws: ``CaptureError`` if the list is empty (SLD07) or a value isn't finite (SLD08).
  public convenience init(
    _ localizedTitle: String, symbolName: String, values: [Float]
  ) throws(CaptureError) {
    let scale = try ValueScale(values: values, of: localizedTitle)
    self.init(title: localizedTitle, symbolName: symbolName, scale: scale)
    if scale.droppedDuplicates { core.report(.duplicateValues(in: localizedTitle)) }
  }

  /// The slider's value, which starts at the lower bound.
  ///
  /// Call ``setValue(_:)`` to change it. If a finger changes the value, this property changes on the
  /// action's queue, just before the action is called.
  public var value: Float { Float(core.value) }

  /// Sets the value without calling the action (CTL13).
  ///
  /// After you set an action queue, only code on that queue may write the value.
  ///
  /// - Parameter newValue: A value within the slider's bounds. The value may lie between two steps.
  /// - Throws: ``CaptureError`` if the value is outside the bounds or isn't a number (SLD10), or if
  ///   the call doesn't come from the action queue (CTL11).
  public func setValue(_ newValue: Float) throws(CaptureError) {
    guard newValue.isFinite else { throw .notFinite(core.name, newValue) }
    guard scale.contains(Double(newValue)) else {
      throw .valueOutOfRange(core.name, newValue, scale)
    }
    guard core.isWritable else { throw .offActionQueue(core.name, queue: core.queueLabel) }
    if !scale.isOnGrid(Double(newValue)) {
      // An app that mirrors another part of its interface writes one such value after another.
      core.report(.offGridValue(newValue, in: core.name), once: true)
    }
    core.write(Double(newValue))
  }

  /// The format of the value in the overlay: `%@` stands for the value, `%%` for a percent sign.
  ///
  /// The slider uses its default format if this property is `nil`, lacks `%@`, contains `%@` more
  /// than once, or contains another placeholder (SLD14, SLD15).
  public var localizedValueFormat: String? {
    get { core.format }
    set {
      core.format = newValue
      if let newValue, LocalizedValueFormat(newValue) == nil {
        core.report(.ignoredFormat(newValue, in: core.name))
      }
    }
  }

  /// The values to which the slider snaps when the person slides close to them.
  ///
  /// Values that the slider can't reach have no effect.
  public var prominentValues: [Float] {
    get { core.prominentValues }
    set { core.prominentValues = newValue }
  }

  /// The title of the slider in the overlay.
  public var localizedTitle: String { core.name }

  /// The name of the symbol beside the title.
  public var symbolName: String { core.symbolName }

  /// The slider's identifier for UI tests; `nil` by default.
  public var accessibilityIdentifier: String? {
    get { core.identifier }
    set { core.identifier = newValue }
  }

  /// Sets the action that runs when the person changes the value, and the action's queue.
  ///
  /// The slider calls the action for one change at a time, in order, even on a concurrent queue
  /// (CTL18). If you set another action, the slider passes pending changes to the new action, on
  /// the new queue (CTL21).
  ///
  /// - Parameters:
  ///   - actionQueue: The action's queue; after this call, only code on it may write the value.
  ///   - action: The action, which receives the new value.
  public func setActionQueue(
    _ actionQueue: any CallbackQueue, action: @escaping @Sendable (Float) -> Void
  ) {
    core.setAction(queue: actionQueue) { action(Float($0)) }
  }
}
