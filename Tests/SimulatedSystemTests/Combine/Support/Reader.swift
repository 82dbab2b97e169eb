import Combine

/// A subscriber that asks for values only when a test says so.
final class Reader<Input>: Subscriber {
  typealias Failure = Never

  private(set) var values: [Input] = []
  private(set) var isFinished = false
  private(set) var subscription: (any Subscription)?
  var more = Subscribers.Demand.none

  func receive(subscription: any Subscription) { self.subscription = subscription }

  func receive(_ input: Input) -> Subscribers.Demand {
    values.append(input)
    return more
  }

  func receive(completion: Subscribers.Completion<Never>) { isFinished = true }
}
