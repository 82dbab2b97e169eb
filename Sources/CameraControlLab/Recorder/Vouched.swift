#if os(iOS) || !canImport(Darwin)
  /// Keeps an object alive from any thread, whatever it is.
  ///
  /// The recorder keeps what it made, such as delegates and observations, and does nothing with it: the object
  /// is stored once, and released with the recorder. So it does not matter that the object is not `Sendable`.
  struct Vouched: @unchecked Sendable {
    private let object: AnyObject
    private weak var subject: AnyObject?
    private let hasSubject: Bool

    /// Keeps an object, which is needed as long as its subject is there, if it has one.
    init(_ object: AnyObject, about subject: AnyObject?) {
      (self.object, self.subject, hasSubject) = (object, subject, subject != nil)
    }

    /// Whether the subject is gone.
    var isOver: Bool { hasSubject && subject == nil }
  }
#endif
