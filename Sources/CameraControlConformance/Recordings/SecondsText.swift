/// Times as text, the same on every platform.
enum SecondsText {
  /// Returns a time in seconds with one or more digits after the point, such as `3.05`.
  static func text(_ time: Duration, digits: Int) -> String {
    var scale = 1.0
    for _ in 0..<digits { scale *= 10 }
    let scaled = (time / .seconds(1) * scale).rounded()
    guard abs(scaled) < 1e15 else { return "\(time)" }
    let (whole, sign) = (Int64(abs(scaled)), scaled < 0 ? "-" : "")
    let part = String(whole % Int64(scale))
    let zeros = String(repeating: "0", count: digits - part.count)
    return "\(sign)\(whole / Int64(scale)).\(zeros)\(part)"
  }
}
