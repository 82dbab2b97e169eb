/// Records that happened, in order, for a follower to take.
///
/// Other modules call it instead of an ``Outbox``, whose generic code is not specialised there.
package struct RecordBatch: ~Copyable, Sendable {
  /// Takes the records out of a batch; those that it leaves are dropped.
  package typealias Handler = @Sendable (inout RecordBatch) -> Void

  var records = Outbox<PhoneRecord>()

  /// Whether there are no records.
  package var isEmpty: Bool { records.isEmpty }

  /// Removes and returns the first record.
  package mutating func pop() -> PhoneRecord? { records.pop() }

  /// Moves a number of records to the end of an array, or all if there are fewer.
  package mutating func move(to array: inout [PhoneRecord], atMost limit: Int) {
    for _ in 0..<min(limit, records.count) {
      if let record = records.pop() { array.append(record) }
    }
  }
}
