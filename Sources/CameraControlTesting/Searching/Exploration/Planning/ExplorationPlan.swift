import CameraControl

/// The plan of an exploration, without the code of the app.
struct ExplorationPlan: Sendable {
  let model: PhoneModel
  let setUp: PhoneSetUp
  var gestures = Gestures.named(.usual)

  /// The waits to try; `nil` stands for those that go with the gestures.
  var waits: [DeadlineWait]?
  var appSteps: [(name: String, first: Int)] = []
  var goals: [ExplorationGoal] = []
  var builtIn: Set<BuiltInProperty> = BuiltInProperty.usual

  /// The alternatives of options, and the orders of delivery, under which every script is run.
  private(set) var variants: [ExplorationVariant]
  var orders = OrderBudget()

  /// After how many broken properties the exploration ends.
  var mostFailures = Int.max
  var childProgram: ChildProgram?
  var limits = (processorTime: Duration.seconds(20), realTime: Duration.seconds(60))
  var version = ""

  /// Why nothing can be run.
  var problem: ExplorationError?

  init(_ model: PhoneModel, _ setUp: PhoneSetUp) {
    self.model = model
    self.setUp = setUp
    variants = [ExplorationVariant(setUp: setUp)]
  }

  mutating func add(_ change: ExplorationVariant.Change) {
    variants.append(ExplorationVariant(setUp: setUp, change: change))
  }

  var alphabet: Alphabet {
    Alphabet(
      gestures: gestures, waits: waits, appSteps: appSteps, model: model,
      mostControls: variants.map(\.changedSetUp.behavior.session.maxControls).max() ?? 0)
  }

  /// Returns a number for everything that decides which scripts run, and what they have to do; it is the
  /// same in every process.
  func fingerprint(_ parts: [ExplorationPart], _ alphabet: Alphabet, _ code: [String]) -> UInt64 {
    let lists = [
      [Version.current, version], phoneTexts, alphabet.moves.map(\.description),
      ["\(alphabet.weights)"],
      code, builtIn.map(\.rawValue).sorted(), variants.map { $0.names.joined() },
      ["\(orders.count) \(orders.seed)"],
      ["\(mostFailures)"], parts.map(\.text),
    ]
    // A text has another length in front of it than the texts that it could be divided into.
    return StableHash.of(
      lists.map { list in list.map { "\($0.utf8.count) \($0)" }.joined() + ";" }.joined())
  }

  /// What tells phones apart.
  // A dump takes longer than a hundred steps, and the phones that exist have names.
  private var phoneTexts: [String] {
    var texts = [model.name]
    if !PhoneModel.all.contains(model) {
      // A model and a camera describe themselves by no more than their names.
      var cameras = ""
      dump(model.cameras, to: &cameras)
      texts += ["\(model.hasCameraControl) \(model.hasActionButton)", cameras]
    }
    if setUp != PhoneSetUp() { texts.append("\(setUp)") }
    return texts
  }

  func makePhone(_ variant: ExplorationVariant) -> SimulatedPhone {
    let setUp = variant.changedSetUp
    let phone = SimulatedPhone(
      model, settings: setUp.settings, behavior: setUp.behavior, quirks: setUp.quirks,
      delivery: variant.delivery)
    // Properties check what a script leaves unfinished.
    phone.onUnfinishedWork = { _ in }
    phone.keepTest()
    return phone
  }
}
