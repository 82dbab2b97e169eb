/// A control for one of several named values, by index.
///
/// A picker needs an action and a queue for it before a session takes it.
public final class CaptureIndexPicker: CaptureControl, @unchecked Sendable {
  /// The most indexes a picker takes; more would only fill the memory of a phone.
  public static let largestNumberOfIndexes = 1_000_000

  private init(title: String, symbolName: String, count: Int, titles: [String]?) {
    numberOfIndexes = count
    super.init(
      ControlCore(
        .indexPicker, name: title, symbolName: symbolName, scale: ValueScale(indexes: count),
        titles: titles))
  }

  /// Makes a picker of so many values without titles.
  ///
  /// - Parameters:
  ///   - localizedTitle: What the overlay calls the picker.
  ///   - symbolName: The name of the symbol beside the title.
  ///   - numberOfIndexes: How many values there are; at least one.
  /// - Throws: ``CaptureError`` if the number is not positive, or beyond reason.
  public convenience init(
    _ localizedTitle: String, symbolName: String, numberOfIndexes: Int
  ) throws(CaptureError) {
    try Self.check(localizedTitle, numberOfIndexes)
    self.init(title: localizedTitle, symbolName: symbolName, count: numberOfIndexes, titles: nil)
  }

  /// Makes a picker of so many values, and their titles from their indexes.
  ///
  /// - Parameters:
  ///   - localizedTitle: What the overlay calls the picker.
  ///   - symbolName: The name of the symbol beside the title.
  ///   - numberOfIndexes: How many values there are; at least one.
  ///   - localizedTitleTransform: Makes the title of an index; called once for each, in ascending
  ///     order, before the picker exists.
  /// - Throws: ``CaptureError`` if the number is not positive, or beyond reason.
  public convenience init(
    _ localizedTitle: String, symbolName: String, numberOfIndexes: Int,
    localizedTitleTransform: (Int) -> String
  ) throws(CaptureError) {
    try Self.check(localizedTitle, numberOfIndexes)
    self.init(
      title: localizedTitle, symbolName: symbolName, count: numberOfIndexes,
      titles: (0..<numberOfIndexes).map(localizedTitleTransform))
  }

  /// Makes a picker of the values with these titles.
  ///
  /// - Parameters:
  ///   - localizedTitle: What the overlay calls the picker.
  ///   - symbolName: The name of the symbol beside the title.
  ///   - localizedIndexTitles: The titles in order; at least one, equal ones included.
  /// - Throws: ``CaptureError`` if there is no title.
  public convenience init(
    _ localizedTitle: String, symbolName: String, localizedIndexTitles: [String]
  ) throws(CaptureError) {
    guard !localizedIndexTitles.isEmpty else { throw .noTitles(localizedTitle) }
    try Self.check(localizedTitle, localizedIndexTitles.count)
    self.init(
      title: localizedTitle, symbolName: symbolName, count: localizedIndexTitles.count,
      titles: localizedIndexTitles)
  }

  private static func check(_ title: String, _ count: Int) throws(CaptureError) {
    guard count > 0 else { throw .countNotPositive(title, count) }
    guard count <= largestNumberOfIndexes else {
      throw .countTooLarge(title, count, most: largestNumberOfIndexes)
    }
  }

  /// The index of the selected value; 0 at first.
  public var selectedIndex: Int { Int(core.value) }

  /// Changes the selected index; the action is not called.
  ///
  /// Once there is an action queue, the index belongs to it, and only code on that queue may write.
  ///
  /// - Parameter newIndex: An index from 0 up to, not including, ``numberOfIndexes``.
  /// - Throws: ``CaptureError`` if there is no such index, or if the call does not come from the
  ///   action queue.
  public func setSelectedIndex(_ newIndex: Int) throws(CaptureError) {
    guard (0..<numberOfIndexes).contains(newIndex) else {
      throw .indexOutOfRange(core.name, newIndex, numberOfIndexes)
    }
    guard core.isWritable else {
      throw .offActionQueue(core.name, queue: core.queueLabel)
    }
    core.write(Double(newIndex))
  }

  /// What the overlay calls the picker.
  public var localizedTitle: String { core.name }

  /// The name of the symbol beside the title.
  public var symbolName: String { core.symbolName }

  /// How many values there are.
  public let numberOfIndexes: Int

  /// The titles of the values, one for each index.
  ///
  /// They are empty for a picker that was made by its number of indexes alone.
  public var localizedIndexTitles: [String] {
    core.titles ?? Array(repeating: "", count: numberOfIndexes)
  }

  /// What interface tests call the picker; nil at first.
  public var accessibilityIdentifier: String? {
    get { core.identifier }
    set { core.identifier = newValue }
  }

  /// Says what to do when the person selects another value, and where.
  ///
  /// The calls come one at a time and in order, even on a concurrent queue. A second call replaces
  /// both queue and action for later changes.
  ///
  /// - Parameters:
  ///   - actionQueue: Where the action runs; from now on only code there may write the index.
  ///   - action: What to do with the new index.
  public func setActionQueue(
    _ actionQueue: any CallbackQueue, action: @escaping @Sendable (Int) -> Void
  ) {
    core.setAction(queue: actionQueue) { action(Int($0)) }
  }
}
