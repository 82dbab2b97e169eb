extension ValueScale {
  /// The number of values that a finger can reach, or `nil` if it can reach all.
  package var positionCount: Int? {
    switch layout {
    // A grid that was read from a file may claim any last position.
    case .grid(let grid): grid.last &+ 1
    case .list(let list, _): list.count
    case .continuous, .logarithmic, .linear: nil
    }
  }

  /// The number of positions, if they stand at equal distances from one end to the other.
  package var evenPositionCount: Int? {
    guard let count = positionCount, count > 1, position(count - 1) == upperBound else {
      return nil
    }
    if case .list(_, .byValue) = layout { return nil }
    return count
  }

  /// Returns `true` if a value lies between the bounds or on one of them.
  package func contains(_ value: Double) -> Bool {
    let value = held(value)
    return lowerBound <= value && value <= upperBound
  }

  /// Returns a value clamped to the bounds, or the lower bound if the value is not a number.
  package func clamped(_ value: Double) -> Double {
    let value = held(value)
    guard value > lowerBound else { return lowerBound }
    return value < upperBound ? value : upperBound
  }

  /// Returns `true` if a finger can reach exactly this value (rules SLD03 to SLD05).
  package func isOnGrid(_ value: Double) -> Bool {
    let value = held(value)
    return contains(value) && nearest(to: value) == value
  }

  /// Returns the reachable value nearest to `value`, or the upper one if two are.
  package func nearest(to value: Double) -> Double {
    index(nearestTo: value).map { position($0) } ?? clamped(value)
  }

  /// Returns the value at a position counted from 0, or `nil` if there is no such position.
  package func value(at index: Int) -> Double? {
    guard let count = positionCount, index >= 0, index < count else { return nil }
    return position(index)
  }

  /// Returns the position of a value, or `nil` if no position has exactly this value.
  package func index(of value: Double) -> Int? {
    let value = held(value)
    guard let index = index(nearestTo: value), position(index) == value else { return nil }
    return index
  }

  /// Returns a value as the scale stores it.
  ///
  /// Nearly all scales store only `Float`s, and there a number such as 0.1 stands for the nearest
  /// `Float`.
  private func held(_ value: Double) -> Double {
    switch layout {
    case .continuous, .list: Double(Float(value))
    case .grid(let grid): grid.holdsFloats ? Double(Float(value)) : value
    case .logarithmic, .linear: value
    }
  }

  private func position(_ index: Int) -> Double {
    switch layout {
    case .grid(let grid): grid.value(at: index)
    case .list(let list, _): Double(list[index])
    case .continuous, .logarithmic, .linear: lowerBound
    }
  }

  private func index(nearestTo value: Double) -> Int? {
    switch layout {
    case .grid(let grid): grid.index(nearestTo: value)
    case .list(let list, _): ValueScale.index(in: list, nearestTo: value)
    case .continuous, .logarithmic, .linear: nil
    }
  }

  /// Returns the index of the first entry that is not below `value`, or of the last entry.
  static func index(in list: [Float], notBelow value: Double) -> Int {
    min(list.prefixCount { Double($0) < value }, list.count - 1)
  }

  private static func index(in list: [Float], nearestTo value: Double) -> Int {
    let low = index(in: list, notBelow: value)
    guard low > 0, value - Double(list[low - 1]) < Double(list[low]) - value else {
      return value.isNaN ? 0 : low
    }
    return low - 1
  }
}
