import CameraControl
public import Foundation

/// Keeps an observer registered; the observer goes when this goes, or is invalidated.
public final class NSKeyValueObservation: NSObject, Sendable {
  private let token = Guarded<ObservationToken?>(nil)

  func onInvalidate(_ body: @escaping @Sendable () -> Void) {
    let new = ObservationToken(onCancel: body)
    token.withLock { $0 = new }
  }

  /// Ends the observation; later calls do nothing.
  public func invalidate() {
    token.withLock { $0 }?.cancel()
  }
}
