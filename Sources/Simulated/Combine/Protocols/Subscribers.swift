/// The subscribers of this module, and the values that they exchange with publishers.
public enum Subscribers {
  /// The reason why no more values follow.
  public enum Completion<Failure: Error> {
    /// The publisher has delivered all of its values.
    case finished
    /// The publisher has failed with an error.
    case failure(Failure)
  }
}

extension Subscribers.Completion: Equatable where Failure: Equatable {}
extension Subscribers.Completion: Hashable where Failure: Hashable {}
extension Subscribers.Completion: Sendable where Failure: Sendable {}
