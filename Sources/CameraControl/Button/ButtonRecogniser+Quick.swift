extension ButtonRecogniser {
  /// Takes a reading that only goes on with a slide, and returns its travel in millimetres.
  ///
  /// Nearly all readings are like that: a finger without force, already sliding, a little further
  /// on. Any other reading is left alone, and the answer is nil.
  mutating func slideOnly(_ sample: ButtonSample) -> Double? {
    guard case .sliding(let last) = contact, case .idle = press,
      let position = sample.position, position != last, !sample.isSwitchDown,
      sample.force < limits.lightDown, sample.instant.nanoseconds >= now
    else { return nil }
    lastSample = sample.instant.nanoseconds
    now = sample.instant.nanoseconds
    contact = .sliding(last: position)
    return position - last
  }
}
