extension ValueScale {
  /// The number of doublings between the bounds of a logarithmic scale, or `nil` on any other.
  package var octaves: Double? {
    guard case .logarithmic(let octaves) = layout else { return nil }
    return octaves
  }

  /// Returns the position of a value between the bounds as a fraction, from 0 to 1.
  package func fraction(of value: Double) -> Double {
    guard value > lowerBound else { return 0 }
    guard value < upperBound else { return lowerBound < upperBound ? 1 : 0 }
    let exact =
      switch layout {
      case .logarithmic(let octaves): BinaryLogarithm.log2(value / lowerBound) / octaves
      case .list(let list, .equalPerEntry):
        ValueScale.place(of: value, in: list) / Double(list.count - 1)
      case .continuous, .grid, .list(_, .byValue), .linear:
        (value - lowerBound) / (upperBound - lowerBound)
      }
    return min(max(exact, 0), 1)
  }

  /// Returns the reachable value nearest to a fraction of the way between the bounds.
  ///
  /// A fraction outside 0...1 stands for the end that it lies beyond (rule GST12).
  package func value(atFraction fraction: Double) -> Double {
    // Comparisons with NaN are false, so NaN ends up at the bottom.
    guard fraction > 0 else { return lowerBound }
    guard fraction < 1 else { return nearest(to: upperBound) }
    switch layout {
    case .continuous:
      // Adding zero turns a negative zero into zero.
      return clamped(lowerBound + fraction * (upperBound - lowerBound)) + 0
    case .list(let list, .equalPerEntry):
      return Double(list[Int((fraction * Double(list.count - 1)).rounded())])
    case .grid, .list(_, .byValue):
      return nearest(to: lowerBound + fraction * (upperBound - lowerBound))
    case .linear:
      return clamped(ValueScale.trimmed(lowerBound + fraction * (upperBound - lowerBound)))
    case .logarithmic(let octaves):
      let factor = BinaryLogarithm.exp2(fraction * octaves)
      return clamped(ValueScale.trimmed(lowerBound * factor))
    }
  }

  /// Returns the value that a slide to a fraction gives, with prominent values and quantum.
  ///
  /// A prominent value catches a slide that comes near it (GST13), but never a slide to an end,
  /// since both ends must stay reachable (SLD03). A scale with positions has no quantum (GST14).
  func value(atFraction fraction: Double, detents: Detents, tuning: SlideTuning) -> Double {
    guard fraction > 0, fraction < 1 else { return value(atFraction: fraction) }
    if let caught = detents.value(near: fraction, within: tuning.detentWidth) { return caught }
    guard let quantum = tuning.slideQuantum, quantum > 0x1p-40, positionCount == nil else {
      return value(atFraction: fraction)
    }
    let count = (fraction / quantum).rounded()
    let parts = (1 / quantum).rounded()
    // 3 * 0.1 is not 0.3, but 3 / 10 is.
    let isEven = (1 / quantum - parts).magnitude < 0.000_000_1
    return value(atFraction: isEven ? count / parts : count * quantum)
  }

  /// Returns whether fractions stand for the values that this tuning wants them to stand for.
  func suits(_ tuning: SlideTuning) -> Bool {
    switch layout {
    case .continuous, .grid: true
    case .list(_, let travel): travel == tuning.listTravel
    case .logarithmic: tuning.slideGain.zoom == .logarithmic
    case .linear: tuning.slideGain.zoom == .linear
    }
  }

  /// Returns a scale with the same values that suits a tuning, if there is one.
  package func suited(to tuning: SlideTuning) -> ValueScale {
    guard !suits(tuning) else { return self }
    switch layout {
    case .continuous, .grid: return self
    case .list(let list, _):
      return ValueScale(
        from: lowerBound, to: upperBound, .list(list, tuning.listTravel),
        droppedDuplicates: droppedDuplicates)
    case .logarithmic, .linear:
      return ValueScale(
        zoom: lowerBound...upperBound, isLogarithmic: tuning.slideGain.zoom == .logarithmic)
    }
  }

  /// Returns the place of a value between the ends of a list: 1.5 is halfway from the second entry
  /// to the third.
  ///
  /// An app can write a value that lies between two entries (SLD11).
  private static func place(of value: Double, in list: [Float]) -> Double {
    let above = index(in: list, notBelow: value)
    guard above > 0 else { return 0 }
    let (low, high) = (Double(list[above - 1]), Double(list[above]))
    return Double(above - 1) + (value - low) / (high - low)
  }

  /// Rounds away the bits that hold rounding errors, so that 10 mm from 1 end exactly on 2.
  private static func trimmed(_ value: Double) -> Double {
    guard value.magnitude < .greatestFiniteMagnitude / 2 else { return value }
    return Double(bitPattern: (value.bitPattern &+ 0x800) & ~0xFFF)
  }
}
