import CameraControl

/// An error for a trace that differs from its recorded trace (the golden), or can't be compared.
public struct GoldenMismatch: Error, Hashable, Sendable {
  /// The kind of a mismatch.
  public struct Code: Hashable, Sendable {
    /// The name of this kind of mismatch, such as `missing`.
    public let name: String

    /// The golden didn't exist.
    public static let missing = Code(name: "missing")
    /// The trace differs from its golden.
    public static let different = Code(name: "different")
    /// The golden's name isn't a valid file name.
    public static let wrongName = Code(name: "wrongName")
    /// Another check in the same process uses a golden with the same name.
    public static let sameName = Code(name: "sameName")
    /// The environment variable `CAMERA_CONTROL_RECORD` has an unknown value.
    public static let wrongVariable = Code(name: "wrongVariable")
    /// The golden can't be read.
    public static let unreadable = Code(name: "unreadable")
    /// The golden can't be written.
    public static let unwritable = Code(name: "unwritable")
  }

  /// The kind of this mismatch.
  public var code: Code

  /// The place of the check, such as `Module/File.swift:12`.
  public var place: String

  /// A sentence that says what is wrong and what to do.
  public var message: String

  /// The difference between the trace and its golden; `nil` if there is nothing to compare.
  public var difference: TraceMismatch?

  /// The path of an SVG picture that shows the golden above the trace; `nil` if there is none.
  ///
  /// The file is in the temporary folder. The next failure of the same check replaces this picture.
  public var picture: String?

  init(_ code: Code, _ message: String, place: String, difference: TraceMismatch? = nil) {
    self.code = code
    self.place = place
    self.message = message
    self.difference = difference
  }
}

extension GoldenMismatch: CustomStringConvertible {
  /// A text with the ``place`` and the ``message``, and with both traces side by side if they differ.
  public var description: String {
    let sentence = TextLine.sentence(OneLine.text(message), at: place) + "\n"
    guard let difference else { return sentence }
    return sentence + "\(difference)" + (picture.map { "picture of both: \($0)\n" } ?? "")
  }
}
