/// A script to run, and the information to return about the run.
struct PlayOrder {
  var script: Script
  var variant: ExplorationVariant

  /// Whether the outcome tells the state after the last step, and what is possible there.
  var wantsState = false
  var wantsTrace = false

  /// The properties that are known to be broken.
  ///
  /// Any other that the run breaks keeps its trace; `nil` if none does.
  var known: Set<BrokenProperty.Key>?

  /// Whether the run counts toward what was reached.
  var isCovered = true

  /// The numbers of the goals whose parts are checked after a step.
  var goals: [Int] = []
  var readsKeys = false
  var logsCallbacks = false

  /// What is known of the pairs that are possible, and the state keys that have a text.
  var sights = Sights()

  /// Whether properties are checked; if not, the run only leads to a state.
  var isChecked = true

  /// The property with which the run ends; the others are of no interest.
  var subject: BrokenProperty.Key?

  /// Where the steps of a script come from.
  enum Script {
    /// Fixed steps, which don't depend on the phone's state.
    case steps([GestureStep])
    /// Moves, by number; when the phone's state is known, each move becomes a step.
    case moves([Int])
    /// A random choice of moves.
    case walk(RandomWalk)
  }
}
