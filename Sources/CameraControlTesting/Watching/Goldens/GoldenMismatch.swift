import CameraControl

/// An error that says how a trace differs from its golden, or why they cannot be compared.
public struct GoldenMismatch: Error, Hashable, Sendable {
  /// What is wrong.
  public struct Code: Hashable, Sendable {
    /// The name of the code, such as `missing`.
    public let name: String

    /// There was no golden yet.
    public static let missing = Code(name: "missing")
    /// The trace differs from its golden.
    public static let different = Code(name: "different")
    /// The golden has a name that cannot be the name of a file.
    public static let wrongName = Code(name: "wrongName")
    /// Another trace is compared with a golden of the same name, in the same process.
    public static let sameName = Code(name: "sameName")
    /// The variable `CAMERA_CONTROL_RECORD` has a value that means nothing.
    public static let wrongVariable = Code(name: "wrongVariable")
    /// The golden cannot be read.
    public static let unreadable = Code(name: "unreadable")
    /// The golden cannot be written.
    public static let unwritable = Code(name: "unwritable")
  }

  /// What is wrong.
  public var code: Code

  /// The place of the call that compared, such as `Module/File.swift:12`.
  public var place: String

  /// A sentence that says what is wrong and what to do.
  public var message: String

  /// The difference between the trace and its golden; `nil` if there is nothing to compare.
  public var difference: TraceMismatch?

  /// The path of a picture of the golden above the trace, as SVG; `nil` if there is none.
  ///
  /// It lies in a folder for short-lived files, and the next failure of the same check replaces it.
  public var picture: String?

  init(_ code: Code, _ message: String, place: String, difference: TraceMismatch? = nil) {
    self.code = code
    self.place = place
    self.message = message
    self.difference = difference
  }
}

extension GoldenMismatch: CustomStringConvertible {
  /// The place and the sentence, followed by the golden and the trace side by side if they differ.
  public var description: String {
    let sentence = TextLine.sentence(OneLine.text(message), at: place) + "\n"
    guard let difference else { return sentence }
    return sentence + "\(difference)" + (picture.map { "picture of both: \($0)\n" } ?? "")
  }
}
