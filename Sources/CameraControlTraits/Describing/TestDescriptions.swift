#if canImport(Testing)
  public import CameraControl
  public import CameraControlTesting
  public import Testing

  extension Trace: CustomTestStringConvertible {
    /// The entries, one per line and in columns; for a long trace, only the first entries.
    public var testDescription: String {
      let shown = entries.prefix(Self.mostLines).map { "\n\($0)" }.joined()
      let rest = entries.count - Self.mostLines
      return shown + (rest > 0 ? "\nand \(rest) more" : "") + "\n"
    }

    private static let mostLines = 100
  }

  extension OverlayAppearance: CustomTestStringConvertible {
    /// What the overlay shows, in one line.
    public var testDescription: String { drawing }
  }
#endif
