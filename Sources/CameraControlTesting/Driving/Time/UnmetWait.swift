import CameraControl

/// An error for a wait that failed, with its subject, place, and time.
public struct UnmetWait: Error, Hashable, Sendable {
  /// A name for the condition or the work that the code waited for.
  public var subject: String

  /// The place of the call, such as `Module/File.swift:12`.
  public var place: String

  /// The phone's time when the wait ended.
  public var instant: PhoneInstant

  init(for subject: String, fileID: StaticString, line: UInt, at instant: PhoneInstant) {
    self.subject = subject
    place = "\(fileID):\(line)"
    self.instant = instant
  }
}

extension UnmetWait: CustomStringConvertible {
  /// The error as a sentence.
  public var description: String {
    TextLine.sentence("gave up waiting for \(subject), at \(instant)", at: place)
  }
}
