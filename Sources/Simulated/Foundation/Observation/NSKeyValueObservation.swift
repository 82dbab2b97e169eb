import CameraControl

/// The observation of a property, which ends when you release or invalidate this object.
public final class NSKeyValueObservation: NSObject, Sendable {
  private let token = Guarded<ObservationToken?>(nil)

  func onInvalidate(_ body: @escaping @Sendable () -> Void) {
    let new = ObservationToken(onCancel: body)
    token.withLock { $0 = new }
  }

  /// Ends the observation.
  public func invalidate() { token.withLock { $0 }?.cancel() }
}

/// A change of an observed property.
public struct NSKeyValueObservedChange<Value> {
  /// The value before the change, if the observer requested it.
  public let oldValue: Value?
  /// The value after the change, if the observer requested it.
  public let newValue: Value?
  /// The kind of the change: always a new value.
  public let kind = NSKeyValueChange.setting
  /// The changed indexes in a collection: always `nil`.
  public let indexes: IndexSet? = nil
  /// Whether the change hasn't happened yet: always `false`.
  public let isPrior = false

  init(newValue: Value?, oldValue: Value?) { (self.newValue, self.oldValue) = (newValue, oldValue) }
}

/// The kind of a change.
#if hasAttribute(nonexhaustive)
  @nonexhaustive
#endif
public enum NSKeyValueChange: UInt, Sendable {
  case setting = 1
  case insertion, removal, replacement
}

/// What an observer receives, and when.
@Flags("new; old; initial; prior")
public struct NSKeyValueObservingOptions: OptionSet, Sendable {}
