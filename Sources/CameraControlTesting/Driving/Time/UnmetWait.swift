import CameraControl

/// An error for a wait that failed, with its subject, place, and time.
public struct UnmetWait: Error, Hashable, Sendable {
  /// A name for the condition or the work that the code waited for.
  public var subject: String

  /// The place of the call, such as `Module/File.swift:12`.
  public var place: String

  /// The phone's time when the wait ended.
  public var instant: PhoneInstant

  /// The likeliest cause that the phone noticed, such as an ignored gesture, with a remedy.
  public var likelyCause: String?

  init(
    for subject: String, fileID: StaticString, line: UInt, at instant: PhoneInstant,
    because likelyCause: String? = nil
  ) {
    self.subject = subject
    place = "\(fileID):\(line)"
    self.instant = instant
    self.likelyCause = likelyCause
  }
}

extension UnmetWait: CustomStringConvertible {
  /// The error as a sentence, and the likeliest cause.
  public var description: String {
    let cause = likelyCause.map { ". The likely cause is this \(OneLine.text($0))" } ?? ""
    return TextLine.sentence("gave up waiting for \(subject), at \(instant)\(cause)", at: place)
  }
}
