/// A table of values by identifier, in the order in which the identifiers were issued.
///
/// A phone looks up a few things many times a second, among the few that it knows. The identifiers
/// are therefore kept in one sorted array: searching it costs less than hashing, and the order of
/// iteration is always the same.
package struct IdentifierTable<Subject, Value> {
  private var numbers: [UInt32] = []

  // Optional, so that a value can be moved out, changed and moved back without a copy.
  private var slots: [Value?] = []

  package init() {}

  package var isEmpty: Bool { numbers.isEmpty }

  package var count: Int { numbers.count }

  /// The identifiers, in ascending order.
  package var identifiers: some Sequence<Identifier<Subject>> {
    numbers.lazy.map { Identifier(number: $0) }
  }

  /// The values, in the order of their identifiers.
  package var values: some Sequence<Value> { slots.lazy.compactMap { $0 } }

  /// The identifiers with their values, in ascending order.
  package var entries: some Sequence<(id: Identifier<Subject>, value: Value)> {
    zip(identifiers, values).lazy.map { (id: $0, value: $1) }
  }

  /// The value for an identifier; assigning `nil` removes it.
  package subscript(id: Identifier<Subject>) -> Value? {
    get { index(of: id.number).flatMap { slots[$0] } }
    set {
      switch (index(of: id.number), newValue) {
      case (let index?, let value?): slots[index] = value
      case (let index?, nil): removeSlot(at: index)
      case (nil, let value?): insert(value, as: id.number)
      case (nil, nil): return
      }
    }
  }

  /// Returns the result of `body` for a value, without copying the value.
  package func look<Result>(at id: Identifier<Subject>, _ body: (Value) -> Result) -> Result? {
    guard let index = index(of: id.number) else { return nil }
    return slots[index].map(body)
  }

  /// Removes and returns a value.
  package mutating func remove(_ id: Identifier<Subject>) -> Value? {
    guard let index = index(of: id.number) else { return nil }
    let value = slots[index].take()
    removeSlot(at: index)
    return value
  }

  private mutating func removeSlot(at index: Int) {
    numbers.remove(at: index)
    slots.remove(at: index)
  }

  private mutating func insert(_ value: Value, as number: UInt32) {
    // Identifiers are issued in ascending order, so this is nearly always the end.
    let index = place(of: number)
    numbers.insert(number, at: index)
    slots.insert(value, at: index)
  }

  private func index(of number: UInt32) -> Int? {
    let index = place(of: number)
    return index < numbers.count && numbers[index] == number ? index : nil
  }

  /// Returns the index of the first number that is not less than `number`.
  private func place(of number: UInt32) -> Int {
    var (low, high) = (0, numbers.count)
    while low < high {
      let middle = (low + high) / 2
      if numbers[middle] < number { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

extension IdentifierTable: Equatable where Value: Equatable {}
extension IdentifierTable: Hashable where Value: Hashable {}
extension IdentifierTable: Sendable where Value: Sendable {}
