// The only file of the core that uses Dispatch, or replaces it where it is missing.

#if canImport(Dispatch) && !CAMERA_CONTROL_WITHOUT_DISPATCH
  public import Dispatch

  extension DispatchQueue: CallbackQueue {
    /// Runs `work` asynchronously on this queue.
    public func enqueue(_ work: @escaping @Sendable () -> Void) { async(execute: work) }

    /// Whether the calling code runs on this queue, or on a queue that targets this queue.
    ///
    /// Inside a `sync` call from this queue to another queue, `isCurrent` is `false`.
    public var isCurrent: Bool { DispatchQueue.getSpecific(key: marker) != nil }

    /// A key that only this queue has, created on first use.
    ///
    /// A key shared by all queues would not work: inside a queue that targets this one, the value of
    /// the inner queue would hide this queue's value.
    private var marker: DispatchSpecificKey<Void> {
      if let marker = getSpecific(key: Self.markerKey) { return marker }
      return Self.marking.withLock { _ in
        if let marker = getSpecific(key: Self.markerKey) { return marker }
        let marker = DispatchSpecificKey<Void>()
        setSpecific(key: marker, value: ())
        setSpecific(key: Self.markerKey, value: marker)
        return marker
      }
    }

    private static let markerKey = DispatchSpecificKey<DispatchSpecificKey<Void>>()
    private static let marking = Guarded(())

    // Kept, because Dispatch creates an object for the queue at every access.
    fileprivate static let mainQueue = DispatchQueue.main
  }

  extension CallbackQueue where Self == DispatchQueue {
    /// The queue of the main thread and of the main actor.
    public static var main: DispatchQueue { DispatchQueue.mainQueue }

    /// The concurrent queue that all code in the process shares.
    public static func global() -> DispatchQueue { DispatchQueue.global() }
  }
#else
  extension CallbackQueue where Self == InPlaceQueue {
    /// The main queue on a system without Dispatch, such as WebAssembly.
    public static var main: InPlaceQueue { .inPlace }
  }
#endif
