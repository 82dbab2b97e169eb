import CameraControl

/// An error for a wait that was given up: what it was for, where, and when.
public struct UnmetWait: Error, Hashable, Sendable {
  /// What the wait was for.
  public var subject: String

  /// The place of the call, such as `Module/File.swift:12`.
  public var place: String

  /// The phone's time when the wait was given up.
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
