/// Writes durations as text, in English; Foundation on Linux has only the name.
@Kept(
  """
  allowedUnits: NSCalendar.Unit = [.hour, .minute, .second]; unitsStyle = UnitsStyle.positional
  zeroFormattingBehavior = ZeroFormattingBehavior.default; maximumUnitCount = 0
  func string(from startDate: Date, to endDate: Date) -> String? = string(from: endDate.timeIntervalSince(startDate))
  """)
open class DateComponentsFormatter: Formatter {
  /// Returns a text for a number of seconds.
  open func string(from ti: TimeInterval) -> String? {
    guard ti.isFinite, abs(ti) < 1e15 else { return nil }
    var rest = Int(abs(ti))
    let shown = Self.units.filter { allowedUnits.contains($0.unit) }
    var parts = shown.map { part in
      defer { rest %= part.seconds }
      return (number: rest / part.seconds, names: part.names)
    }
    if drops(.dropLeading) {
      parts = Array(parts.dropLast().drop { $0.number == 0 }) + parts.suffix(1)
    }
    if drops(.dropTrailing) {
      while parts.count > 1, parts.last?.number == 0 { parts.removeLast() }
    }
    if drops(.dropMiddle) {
      let all = parts
      parts = all.enumerated().filter { $0 == 0 || $0 == all.count - 1 || $1.number != 0 }.map(
        \.element)
    }
    if maximumUnitCount > 0 { parts = Array(parts.prefix(maximumUnitCount)) }
    return (ti <= -1 ? "-" : "") + text(of: parts)
  }

  private func text(of parts: [(number: Int, names: [String])]) -> String {
    guard let style = Self.styles[unitsStyle] else {
      let pads = zeroFormattingBehavior.contains(.pad)
      return parts.enumerated().map { index, part in
        (index > 0 || pads) && part.number < 10 ? "0\(part.number)" : "\(part.number)"
      }.joined(separator: ":")
    }
    return parts.map { part in
      let name = part.names[style.name]
      return "\(part.number)\(name)\(style.counts && part.number != 1 ? "s" : "")"
    }.joined(separator: style.separator)
  }

  // By default, a text with colons drops only leading zeros, and a text with names drops all zeros.
  private func drops(_ behavior: ZeroFormattingBehavior) -> Bool {
    guard zeroFormattingBehavior == .default else {
      return zeroFormattingBehavior.contains(behavior)
    }
    return behavior == .dropLeading || unitsStyle != .positional
  }

  /// Whether a text names the units, and with which words.
  public enum UnitsStyle: Int, Sendable {
    case positional, abbreviated, short, full, spellOut, brief
  }

  /// Which units with a value of 0 a text leaves out.
  @Flags("`default`; dropLeading; dropMiddle; dropTrailing; pad; dropAll = 14")
  public struct ZeroFormattingBehavior: OptionSet, Sendable {}

  private static let units: [(unit: NSCalendar.Unit, seconds: Int, names: [String])] = [
    (.day, 86_400, ["d", " day", " day"]), (.hour, 3_600, ["h", " hour", " hr"]),
    (.minute, 60, ["m", " minute", " min"]), (.second, 1, ["s", " second", " sec"]),
  ]
  private static let styles: [UnitsStyle: (name: Int, counts: Bool, separator: String)] = [
    .abbreviated: (0, false, " "), .full: (1, true, ", "), .short: (2, true, ", "),
    .brief: (2, true, " "),
  ]
}
