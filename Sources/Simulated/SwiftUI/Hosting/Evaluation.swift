import Synchronization

/// The result of an app's code at one place, such as the body of a view.
///
/// The code runs again when its input changes, when a value that it has read changes, and when an
/// object that its properties observe announces a change.
final class Evaluation<Subject, Made> {
  let mark = StaleMark()
  var last: (subject: Subject, made: Made)?
  /// Which run of the code around this one the subject is from.
  var source = 0
  /// The number of the last run.
  var run = 0
}

/// The input of an app's code at one place, such as the item of a sheet.
final class Input {
  var last: (value: Any, source: Int)?
  var run = 0
}

/// Whether a place needs a new evaluation; any thread can set this.
final class StaleMark: Sendable {
  private let run = Atomic<Int>(0)
  private let isSet = Atomic<Bool>(false)

  var isStale: Bool { isSet.load(ordering: .acquiring) }

  /// Says that a run begins, which sees all changes so far.
  func begin() -> Int {
    isSet.store(false, ordering: .releasing)
    return run.add(1, ordering: .relaxed).newValue
  }

  func set() { isSet.store(true, ordering: .releasing) }
  /// Notes that something has changed that a run has read, unless another one has followed.
  func set(for read: Int) { if run.load(ordering: .relaxed) == read { set() } }
}

extension Renderer {
  /// Runs code of the app for a value with properties, unless nothing has changed for it, and then
  /// shows what it has made.
  func evaluate<Subject, Made, Result>(
    _ subject: Subject, _ make: (Subject) -> Made, then show: (Made) -> Result
  ) -> Result {
    let evaluation = keep { Evaluation<Subject, Made>() }
    // The properties of what was evaluated stay connected, so an equal value does not replace it.
    let last = evaluation.last.flatMap {
      evaluation.source == source || isSame($0.subject, subject) ? $0 : nil
    }
    let subject = last?.subject ?? subject
    evaluation.source = source
    let hasNewValues = connect(subject, mark: evaluation.mark)
    if let last, !hasNewValues, !evaluation.mark.isStale {
      return with(source: evaluation.run) { show(last.made) }
    }
    updateProperties(of: subject)
    let (mark, read) = (evaluation.mark, evaluation.mark.begin())
    let made = withObservationTracking {
      make(subject)
    } onChange: { [weak mark, requestUpdate] in
      mark?.set(for: read)
      requestUpdate()
    }
    evaluation.last = (subject, made)
    evaluation.run = nextSource()
    return with(source: evaluation.run) { show(made) }
  }

  /// Runs `body`, in which code runs anew if it is given another input than at the last update.
  func with<Result>(input: Any, at index: Int, _ body: () -> Result) -> Result {
    at(Step(index: index, id: nil, type: ObjectIdentifier(Input.self))) {
      let kept = keep { Input() }
      let isNew = kept.last.map { $0.source != source || !isSame($0.value, input) } ?? true
      if isNew { (kept.last, kept.run) = ((input, source), nextSource()) }
      return with(source: kept.run, body)
    }
  }

  /// Returns the UIKit views for what a closure of the app makes.
  func show<Closure, Content: View>(
    _ closure: Closure, id: AnyHashable? = nil, making make: (Closure) -> Content
  ) -> [UIView] {
    at(Step(index: 0, id: id, type: ObjectIdentifier(Evaluation<Closure, Content>.self))) {
      evaluate(closure, make) { show($0) }
    }
  }
}

/// Returns whether two values have the same objects and equal values in them.
func isSame(_ first: Any, _ second: Any, orUnknown: Bool = false) -> Bool {
  guard type(of: first) == type(of: second) else { return false }
  if let first = first as? any Recognizable { return first.isSame(as: second) }
  if type(of: first) is any AnyObject.Type { return first as AnyObject === second as AnyObject }
  if let first = first as? any Equatable { return isEqual(first, second) }
  let (mirror, other) = (Mirror(reflecting: first), Mirror(reflecting: second))
  let isKnown =
    switch mirror.displayStyle {
    case .struct, .tuple, .optional: true
    case .enum: !mirror.children.isEmpty
    default: false
    }
  guard isKnown, !(first is any CustomReflectable) else { return orUnknown }
  return mirror.children.count == other.children.count
    && zip(mirror.children, other.children).allSatisfy {
      $0.label == $1.label && isSame($0.value, $1.value, orUnknown: orUnknown)
    }
}

private func isEqual<Value: Equatable>(_ first: Value, _ second: Any) -> Bool {
  first == second as? Value
}
