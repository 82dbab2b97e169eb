/// A weak reference to a session, for objects that are used from any thread.
// A session is not `Sendable`, because Apple's is not, and code that is green here must be green
// there. Its state is behind locks all the same, so this module may use it from any thread.
struct WeakSession: @unchecked Sendable {
  private(set) weak var session: AVCaptureSession?

  init(_ session: AVCaptureSession? = nil) { self.session = session }
}
