// Unchecked, like the superclass; `CaptureControl.swift` explains why that is safe.

/// A control that lets the person choose one of several named values.
///
/// Set an action and its queue before you add the picker to a session.
///
/// ```swift
/// let look = try CaptureIndexPicker(
///   "Look", symbolName: "camera.filters", localizedIndexTitles: ["Plain", "Warm", "Cold"])
/// look.setActionQueue(.main) { index in recorder.note("look \(index)") }
/// try session.addControl(look)
/// ```
public final class CaptureIndexPicker: CaptureControl, @unchecked Sendable {
  /// The largest number of indexes of a picker; more would only fill the memory of a phone.
  package static let largestNumberOfIndexes = 1_000_000

  private let titles: [String]?

  private init(title: String, symbolName: String, count: Int, titles: [String]?) {
    numberOfIndexes = count
    self.titles = titles
    super.init(
      ControlCore(
        .index(titles: titles), name: title, symbolName: symbolName,
        scale: ValueScale(indexes: count)))
  }

  /// Creates a picker with a given number of untitled values.
  ///
  /// - Parameters:
  ///   - localizedTitle: The title of the picker in the overlay.
  ///   - symbolName: The name of the symbol beside the title.
  ///   - numberOfIndexes: The number of values; at least one.
  /// - Throws: ``CaptureError`` if the number isn't positive (PCK01), or is over a million (PCK09).
  public convenience init(
    _ localizedTitle: String, symbolName: String, numberOfIndexes: Int
  ) throws(CaptureError) {
    try Self.check(localizedTitle, numberOfIndexes)
    self.init(title: localizedTitle, symbolName: symbolName, count: numberOfIndexes, titles: nil)
  }

  /// Creates a picker with a given number of values, and computes a title for each index.
  ///
  /// - Parameters:
  ///   - localizedTitle: The title of the picker in the overlay.
  ///   - symbolName: The name of the symbol beside the title.
  ///   - numberOfIndexes: The number of values; at least one.
  ///   - localizedTitleTransform: A closure that returns the title of an index. The initializer
  ///     calls the closure once for each index, in ascending order.
  /// - Throws: ``CaptureError`` if the number isn't positive (PCK01), or is over a million (PCK09).
  public convenience init(
    _ localizedTitle: String, symbolName: String, numberOfIndexes: Int,
    localizedTitleTransform: (Int) -> String
  ) throws(CaptureError) {
    try Self.check(localizedTitle, numberOfIndexes, transforms: true)
    self.init(
      title: localizedTitle, symbolName: symbolName, count: numberOfIndexes,
      titles: (0..<numberOfIndexes).map(localizedTitleTransform))
  }

  /// Creates a picker with one value for each title.
  ///
  /// - Parameters:
  ///   - localizedTitle: The title of the picker in the overlay.
  ///   - symbolName: The name of the symbol beside the title.
  ///   - localizedIndexTitles: The titles in order; at least one, and duplicates are allowed.
  /// - Throws: ``CaptureError`` if there is no title (PCK02).
  public convenience init(
    _ localizedTitle: String, symbolName: String, localizedIndexTitles: [String]
  ) throws(CaptureError) {
    guard !localizedIndexTitles.isEmpty else { throw .noTitles(localizedTitle) }
    try Self.check(localizedTitle, localizedIndexTitles.count)
    self.init(
      title: localizedTitle, symbolName: symbolName, count: localizedIndexTitles.count,
      titles: localizedIndexTitles)
  }

  private static func check(
    _ title: String, _ count: Int, transforms: Bool = false
  ) throws(CaptureError) {
    guard count > 0 else { throw .countNotPositive(title, count, transforms: transforms) }
    guard count <= largestNumberOfIndexes else {
      throw .countTooLarge(title, count, most: largestNumberOfIndexes)
    }
  }

  /// The index of the selected value, which starts at 0.
  ///
  /// Call ``setSelectedIndex(_:)`` to change it. If a finger changes the index, this property changes on
  /// the action's queue, just before the action is called.
  public var selectedIndex: Int { Int(core.value) }

  /// Sets the selected index without calling the action (CTL13).
  ///
  /// After you set an action queue, only code on that queue may write the index.
  ///
  /// - Parameter newIndex: An index from 0 up to, but not including, ``numberOfIndexes``.
  /// - Throws: ``CaptureError`` if there is no such index (PCK08), or if the call doesn't come from
  ///   the action queue (CTL11).
  public func setSelectedIndex(_ newIndex: Int) throws(CaptureError) {
    guard (0..<numberOfIndexes).contains(newIndex) else {
      throw .indexOutOfRange(core.name, newIndex, numberOfIndexes)
    }
    guard core.isWritable else { throw .offActionQueue(core.name, queue: core.queueLabel) }
    core.write(Double(newIndex))
  }

  /// The title of the picker in the overlay.
  public var localizedTitle: String { core.name }

  /// The name of the symbol beside the title.
  public var symbolName: String { core.symbolName }

  /// The number of values.
  public let numberOfIndexes: Int

  /// The titles of the values, one for each index.
  ///
  /// Each title is an empty string if you created the picker without titles.
  public var localizedIndexTitles: [String] {
    titles ?? Array(repeating: "", count: numberOfIndexes)
  }

  /// The picker's identifier for UI tests; `nil` by default.
  public var accessibilityIdentifier: String? {
    get { core.identifier }
    set { core.identifier = newValue }
  }

  /// Sets the action that runs when the person selects another value, and the action's queue.
  ///
  /// The picker calls the action for one change at a time, in order, even on a concurrent queue
  /// (CTL18). If you set another action, the picker passes pending changes to the new action, on
  /// the new queue (CTL21).
  ///
  /// - Parameters:
  ///   - actionQueue: The action's queue; after this call, only code on it may write the index.
  ///   - action: The action, which receives the new index.
  public func setActionQueue(
    _ actionQueue: any CallbackQueue, action: @escaping @Sendable (Int) -> Void
  ) {
    core.setAction(queue: actionQueue) { action(Int($0)) }
  }
}
