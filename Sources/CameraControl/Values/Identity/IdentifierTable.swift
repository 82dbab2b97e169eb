/// A table of values by identifier, in the order in which the identifiers were issued.
///
/// A phone knows few objects, and looks them up many times a second. The entries are therefore in
/// one sorted array: searching it costs less than hashing, and the order of iteration is always the
/// same. Code reads and changes a value in place, without a copy.
package struct IdentifierTable<Subject, Value> {
  private var slots: [Slot] = []

  fileprivate struct Slot {
    let number: UInt32
    var value: Value
  }

  package init() {}

  /// Creates a table of values with the next identifiers.
  init(_ values: some Sequence<Value>, numberedBy identifiers: inout IdentifierSource) {
    slots = values.map { value in
      Slot(number: (identifiers.next() as Identifier<Subject>).number, value: value)
    }
  }

  var isEmpty: Bool { slots.isEmpty }

  /// The identifiers, in ascending order.
  package var identifiers: some Sequence<Identifier<Subject>> {
    // By index: a loop over the slots copies each value.
    slots.indices.lazy.map { [slots] in Identifier(number: slots[$0].number) }
  }

  /// The values, in the order of their identifiers.
  package var values: some Sequence<Value> { slots.lazy.map { $0.value } }

  /// The identifiers with their values, in ascending order.
  var entries: some Sequence<(id: Identifier<Subject>, value: Value)> {
    zip(identifiers, values).lazy.map { (id: $0, value: $1) }
  }

  /// The value for an identifier; assigning `nil` removes it.
  package subscript(id: Identifier<Subject>) -> Value? {
    get { index(of: id.number).map { slots[$0].value } }
    set {
      guard let newValue else {
        _ = remove(id)
        return
      }
      if let index = index(of: id.number) {
        slots[index].value = newValue
      } else {
        insert(Slot(number: id.number, value: newValue))
      }
    }
    _modify {
      // Taken out, so that a change has the only copy.
      var value = remove(id)
      defer { self[id] = value }
      yield &value
    }
  }

  package func contains(_ id: Identifier<Subject>) -> Bool { index(of: id.number) != nil }

  /// Returns the result of `body` for a value, without copying the value.
  @inline(__always)
  package func read<Result>(_ id: Identifier<Subject>, _ body: (Value) -> Result) -> Result? {
    guard let index = index(of: id.number) else { return nil }
    return body(slots[index].value)
  }

  /// Changes a value and returns the result of `body`; returns `nil` if there is no value.
  ///
  /// A change through the subscript does the same, but moves the value out and back.
  @discardableResult
  package mutating func change<Result, Failure>(
    at id: Identifier<Subject>, _ body: (inout Value) throws(Failure) -> Result
  ) throws(Failure) -> Result? {
    guard let index = index(of: id.number) else { return nil }
    return try body(&slots[index].value)
  }

  /// Returns the first identifier whose value satisfies a condition, without copying the values.
  package func first(where isMeant: (Value) -> Bool) -> Identifier<Subject>? {
    let index = slots.firstIndex { isMeant($0.value) }
    return index.map { Identifier(number: slots[$0].number) }
  }

  package mutating func remove(_ id: Identifier<Subject>) -> Value? {
    guard let index = index(of: id.number) else { return nil }
    return slots.remove(at: index).value
  }

  private mutating func insert(_ slot: consuming Slot) {
    // Identifiers are issued in ascending order, so this is nearly always the end.
    if slots.isEmpty { slots.reserveCapacity(Self.usualCount) }
    let isLast = slots.isEmpty || slots[slots.count - 1].number < slot.number
    if isLast {
      slots.append(slot)
    } else {
      slots.insert(slot, at: place(of: slot.number))
    }
  }

  @inline(__always) private func index(of number: UInt32) -> Int? {
    guard let first = slots.indices.first else { return nil }
    // Numbers are issued one after another, so a number gives the place of its slot as long as none
    // is missing.
    let guess = Int(truncatingIfNeeded: number &- slots[first].number)
    if guess < slots.count, slots[guess].number == number { return guess }
    return search(for: number)
  }

  // Not inlined, because the guess is right most of the time.
  @inline(never) private func search(for number: UInt32) -> Int? {
    let index = place(of: number)
    return index < slots.count && slots[index].number == number ? index : nil
  }

  /// Returns the index of the first number that is not less than `number`.
  private func place(of number: UInt32) -> Int { slots.prefixCount { $0.number < number } }

  /// Room for most tables of a phone, so that the first few values do not move.
  private static var usualCount: Int { 4 }
}

extension IdentifierTable.Slot: Equatable where Value: Equatable {}
extension IdentifierTable.Slot: Hashable where Value: Hashable {}
extension IdentifierTable.Slot: Sendable where Value: Sendable {}
extension IdentifierTable: Equatable where Value: Equatable {}
extension IdentifierTable: Hashable where Value: Hashable {}
extension IdentifierTable: Sendable where Value: Sendable {}
