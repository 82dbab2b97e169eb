#if os(iOS) || !canImport(Darwin)
  /// Keeps an object alive from any thread, whatever it is.
  ///
  /// The recorder only retains the objects that it created, such as delegates and observations,
  /// until its own release. So it does not matter that they are not `Sendable`.
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
