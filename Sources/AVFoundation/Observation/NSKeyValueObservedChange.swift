public import Foundation

/// What an observer is told of a change.
public struct NSKeyValueObservedChange<Value> {
  /// The value before the change, if the observer asked for it.
  public let oldValue: Value?

  /// The value after the change, if the observer asked for it.
  public let newValue: Value?

  /// What kind of change it was; always one of the whole value.
  public let kind = NSKeyValueChange.setting

  /// The places that changed in a collection; never any.
  public let indexes: IndexSet? = nil

  /// Whether the change is still to come; never.
  public let isPrior = false

  init(newValue: Value?, oldValue: Value?) {
    self.newValue = newValue
    self.oldValue = oldValue
  }
}
