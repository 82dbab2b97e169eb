#if os(iOS) || !canImport(Darwin)
  public import CameraControlConformance
  import CameraControlTesting
  public import Foundation
  public import Observation

  /// The progress of a person through the experiments (cards), and the page that the lab shows.
  @MainActor @Observable
  public final class LabModel {
    /// A page of the lab.
    public enum Page: Hashable, Sendable {
      /// The start page, where the person types the settings that no app can read.
      case start
      /// The app checks the rules that it can check without a person.
      case checks
      /// A list of things for the person to check, because the overlay didn't open in two cards.
      case trouble
      /// A card before its first repetition.
      case card
      /// An instruction of the card, by its number, counted from 1.
      case step(Int)
      /// The repetition continues without an instruction.
      case listening
      /// The question of the card.
      case question
      /// The result of the card.
      case result
      /// All cards are done or skipped.
      case end
    }

    /// The page that the lab shows.
    public private(set) var page = Page.start

    /// The card that the person does now or next.
    public private(set) var card: Card?

    /// The number of the repetition, counted from 1.
    public private(set) var repetition = 0

    /// How often each card is repeated.
    public var repetitions = Deck.repetitions

    /// The number of repetitions that the person does now or next.
    ///
    /// If too few repetitions of the card agree, only the missing ones follow.
    public var rounds: Int {
      let missing = verdicts.lazy.compactMap(\.missing).first { $0.card == card?.name }
      return missing?.repetitions ?? repetitions
    }

    /// The verdicts about the options of the last card.
    public private(set) var verdicts: [Verdict] = []

    /// The error message, if the model couldn't write the recording.
    public private(set) var problem: String?

    /// The recorder of what the app observes.
    public let recorder: CaptureRecorder

    /// The view that has the interactions of the cards.
    @ObservationIgnored let finder = UIView(frame: .zero)

    @ObservationIgnored private let deck: Deck
    @ObservationIgnored private let clock: any Clock<Duration>
    @ObservationIgnored private var left: [String]
    // The number of latest cards that should have opened the overlay, but didn't.
    @ObservationIgnored private var silentCards = 0
    @ObservationIgnored private var answered: CheckedContinuation<String?, Never>?

    /// Creates a model that begins with the first card.
    public init(
      recorder: CaptureRecorder = CaptureRecorder(), deck: Deck = .standard,
      clock: any Clock<Duration> = ContinuousClock()
    ) {
      (self.recorder, self.deck, self.clock) = (recorder, deck, clock)
      left = deck.cards.map(\.name)
    }

    /// Performs the app's own checks, records the results, and shows the next card.
    ///
    /// On a phone without a Camera Control, no card follows.
    public func check() {
      guard page == .start else { return }
      page = .checks
      Task {
        await LabChecks.run(recorder)
        if LabChecks.hasCameraControl { next() } else { page = .end }
      }
    }

    /// Moves from the start or a card to the next card that can still determine an option's value.
    ///
    /// If the overlay didn't open in two cards, the model first shows what to check.
    public func next() {
      if silentCards >= 2 {
        (page, silentCards) = (.trouble, 0)
        return
      }
      if let card { left.removeAll { $0 == card.name } }
      card = deck.cards.first { $0.name == left.first }
      (page, repetition) = (card == nil ? .end : .card, 0)
    }

    /// Begins the repetitions of the card, or adds the missing ones.
    public func begin() {
      guard let card, page == .card || page == .result else { return }
      // The page stays until the first instruction, so that a second tap begins nothing.
      page = .listening
      Task { await play(card) }
    }

    /// Answers the question of the card.
    public func answer(_ text: String) {
      answered?.resume(returning: text)
      answered = nil
    }

    /// Writes the recording to a file.
    public func write(to url: URL) {
      do {
        try recorder.write(to: url)
        problem = nil
      } catch {
        problem = "The recording is not written: \(error.localizedDescription)"
      }
    }

    // MARK: One card

    private func play(_ card: Card) async {
      repetition = 0
      let rounds = rounds
      let before = recorder.recording.sightings.count
      // Gives the person time to place the finger.
      guard await sleep(Self.readingTime) else { return }
      while repetition < rounds {
        repetition += 1
        recorder.note(.card, card.name, value: Double(repetition))
        let camera = LabCamera(
          card.setup(for: repetition), repetition: repetition, recorder, in: finder)
        let isComplete = await steps(of: card, camera)
        if isComplete { recorder.note(.end, card.name) }
        camera.stop()
        guard isComplete, await sleep(.seconds(1)) else { break }
      }
      countSilence(of: card, since: before)
      if let found = Conformance([recorder.recording], deck: deck).phones.first {
        verdicts = found.verdicts.filter { card.options.contains($0.option.name) }
        let worthwhile = Set(found.worthwhile.map(\.name))
        left.removeAll { $0 != card.name && !worthwhile.contains($0) }
      }
      page = .result
    }

    /// How long the lab shows the page before the first instruction.
    public static let readingTime = Duration.seconds(3)

    private func countSilence(of card: Card, since before: Int) {
      guard card.opensOverlay else { return }
      let new = recorder.recording.sightings.dropFirst(before)
      silentCards = new.contains { $0.kind == .controls } ? 0 : silentCards + 1
    }

    /// Shows the instructions one after the other, each for its time.
    private func steps(of card: Card, _ camera: LabCamera) async -> Bool {
      let steps = card.steps(for: repetition)
      for (index, step) in steps.enumerated() {
        page = .step(index + 1)
        recorder.note(.step, "step", value: Double(index + 1))
        if case .action(let name) = step, card.acts(in: repetition) { camera.act(name) }
        guard await sleep(card.time(ofStep: index)) else { return false }
      }
      page = .listening
      recorder.note(.step, "step", value: Double(steps.count + 1))
      guard await sleep(card.listening) else { return false }
      guard card.question != nil else { return true }
      page = .question
      guard let answer = await withCheckedContinuation({ answered = $0 }) else { return false }
      recorder.note(.answer, answer)
      return true
    }

    private func sleep(_ time: Duration) async -> Bool {
      (try? await clock.sleep(for: time)) != nil
    }
  }
#endif
