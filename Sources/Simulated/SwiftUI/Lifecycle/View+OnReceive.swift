extension View {
  /// Adds an action for the values of a publisher, which runs while the view is shown.
  ///
  /// An update with an equal publisher keeps the subscription. Two publishers are equal if their
  /// properties are the same objects or equal values; the comparison ignores closures.
  public func onReceive<Source: Publisher>(
    _ publisher: Source, perform action: @escaping (Source.Output) -> Void
  ) -> some View where Source.Failure == Never {
    living(Reception(publisher)) { ($0.publisher, $0.actions.run) = (publisher, action) }
  }
}

private final class Reception<Source: Publisher>: Lifecycle where Source.Failure == Never {
  var publisher: Source
  let actions = Actions()
  private var started: (publisher: Source, subscription: AnyCancellable)?

  final class Actions {
    var run: (Source.Output) -> Void = { _ in }
  }

  init(_ publisher: Source) { self.publisher = publisher }

  func settle() {
    if let started, isSame(started.publisher, publisher, orUnknown: true) { return }
    started?.subscription.cancel()
    let actions = actions
    started = (publisher, publisher.sink { actions.run($0) })
  }

  func disappear() {
    started?.subscription.cancel()
    started = nil
  }
}
