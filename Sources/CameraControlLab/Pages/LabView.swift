#if os(iOS) || !canImport(Darwin)
  import CameraControlConformance
  public import Foundation

  /// A view that guides a person through experiments (cards), and records what the app observes.
  ///
  /// ```swift
  /// @main struct LabApp: App {
  ///   var body: some Scene { WindowGroup { LabView() } }
  /// }
  /// ```
  public struct LabView: View {
    @State private var model: LabModel

    /// Creates a view with the given model, or with a new one.
    @MainActor public init(_ model: LabModel? = nil) {
      _model = State(initialValue: model ?? LabModel())
    }

    /// The page, above the view that receives the presses.
    public var body: some View {
      ZStack {
        LabFinder(view: model.finder)
        LabPage(model: model).padding(24)
      }
    }
  }

  /// Where recordings are written.
  extension LabModel {
    /// The URL of a file in the app's documents folder, named after the recording.
    public var file: URL {
      let folder = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask).first
      let name = "\(recorder.header.device)-\(recorder.header.run).jsonl"
      return (folder ?? URL(fileURLWithPath: NSTemporaryDirectory())).appendingPathComponent(name)
    }
  }

  /// Shows the view that has the interactions.
  struct LabFinder: UIViewRepresentable {
    let view: UIView

    func makeUIView(context: Context) -> UIView { view }

    func updateUIView(_ view: UIView, context: Context) {}
  }

  /// The text and the buttons of a page.
  struct LabPage: View {
    @Bindable var model: LabModel
    @State private var isSaved = false

    var body: some View {
      VStack(spacing: 16) {
        switch model.page {
        case .start: LabStart(model: model)
        case .checks:
          Text("Wait. Don't touch the screen or the buttons.").accessibilityIdentifier("checks")
        case .trouble: trouble
        case .card: card
        case .step(let number): step(number)
        case .listening:
          Text("Do nothing until this page changes.").accessibilityIdentifier("instruction")
        case .question: question
        case .result: result
        case .end: end
        }
      }
    }

    @ViewBuilder private var card: some View {
      Text(model.card?.name ?? "").font(.headline).accessibilityIdentifier("card")
      if let preparation = model.card?.preparation {
        Text(preparation).accessibilityIdentifier("setting")
      }
      ForEach(Array((model.card?.instructions() ?? []).enumerated()), id: \.offset) { item in
        Text("\(item.offset + 1). \(item.element)")
        if let picture = picture(of: item.offset + 1) { LabPicture(picture: picture) }
      }
      Text(
        model.card?.instructions().isEmpty ?? true
          ? "This card has no steps. Tap Begin, and wait until the page changes."
          : "After you tap Begin, hold the phone upright. The first step comes after 3 seconds. "
            + "A round may have more steps.")
      Stepper(
        "Rounds of these steps: \(model.repetitions)", value: $model.repetitions,
        in: Deck.fewest...20
      )
      .accessibilityIdentifier("times")
      Button("Begin") { model.begin() }.accessibilityIdentifier("begin")
      Button("Skip") { model.next() }.accessibilityIdentifier("skip")
    }

    @ViewBuilder private var trouble: some View {
      Text("The controls beside the Camera Control did not appear.").font(.headline)
        .accessibilityIdentifier("trouble")
      Text("1. Open Settings, search for “Camera Control”, and open each result.")
      Text("2. There, switch on Camera Control, and everything named Adjustments or Light Press.")
      Text("3. Take off a case that covers the Camera Control.")
      Text("4. Come back to this app, and tap Continue.")
      Button("Continue") { model.next() }.accessibilityIdentifier("continue")
    }

    @ViewBuilder private func step(_ number: Int) -> some View {
      Text("Round \(model.repetition) of \(model.rounds), step \(number)")
        .accessibilityIdentifier("count")
      Text(instruction(number)).font(.title).accessibilityIdentifier("instruction")
      if let picture = picture(of: number) { LabPicture(picture: picture) }
    }

    private func picture(of number: Int) -> FingerPicture? {
      let steps = model.card?.steps(for: max(1, model.repetition)) ?? []
      return steps.indices.contains(number - 1) ? FingerPicture(steps[number - 1]) : nil
    }

    private func instruction(_ number: Int) -> String {
      let all = model.card?.instructions(for: model.repetition) ?? []
      return all.indices.contains(number - 1) ? all[number - 1] : ""
    }

    @ViewBuilder private var question: some View {
      Text(model.card?.question?.text ?? "").accessibilityIdentifier("question")
      ForEach(model.card?.question?.answers ?? [], id: \.self) { answer in
        Button(answer) { model.answer(answer) }.accessibilityIdentifier(answer)
      }
    }

    @ViewBuilder private var result: some View {
      Text(resultText).accessibilityIdentifier("result")
      if !model.verdicts.isEmpty { Text("For developers:") }
      ForEach(model.verdicts.map { "\($0)" }, id: \.self) { Text($0) }
      Button("Next") { model.next() }.accessibilityIdentifier("next")
      Button("Repeat") { model.begin() }.accessibilityIdentifier("repeat")
    }

    private var resultText: String {
      if !model.verdicts.contains(where: { $0.outcome == .notDecided }) {
        return "The app has seen enough. Tap Next."
      }
      return model.verdicts.contains { $0.missing?.card == model.card?.name }
        ? "The rounds differ too much. Tap Repeat to do \(model.rounds) more."
        : "The app is not sure yet. Tap Repeat, or Next if you have repeated this already."
    }

    @ViewBuilder private var end: some View {
      Text(isSaved ? "Thank you." : "Last step: tap Save the recording.")
        .accessibilityIdentifier("end")
      Button("Save the recording") {
        model.write(to: model.file)
        isSaved = model.problem == nil
      }.accessibilityIdentifier("write")
      Text(model.problem ?? (isSaved ? "Saved: \(model.file.lastPathComponent)" : ""))
        .accessibilityIdentifier("file")
    }
  }

  /// Asks for the settings that no app can read, and for access to the camera.
  struct LabStart: View {
    let model: LabModel
    @State private var cleanPreview: String?
    @State private var hasAccess = AVCaptureDevice.authorizationStatus(for: .video) == .authorized

    var body: some View {
      Text("A quarter of an hour with the Camera Control").font(.headline)
      Text("The Camera Control is the flat button low on the right side of the iPhone.")
      if !hasAccess {
        Button("Allow the camera") {
          Task { hasAccess = await AVCaptureDevice.requestAccess(for: .video) }
        }.accessibilityIdentifier("allow")
      } else if !LabChecks.hasCameraControl {
        Text("This iPhone has no Camera Control.").accessibilityIdentifier("no camera control")
        Button("Record what an app sees without one") { model.check() }
          .accessibilityIdentifier("check")
      } else {
        Text("Open Settings, tap Camera, and tap Camera Control. Is Clean Preview on or off?")
        Button(cleanPreview == "on" ? "✓ It is on" : "It is on") { cleanPreview = "on" }
          .accessibilityIdentifier("clean preview on")
        Button(cleanPreview == "off" ? "✓ It is off" : "It is off") { cleanPreview = "off" }
          .accessibilityIdentifier("clean preview off")
        if let cleanPreview {
          Button("Start") {
            model.recorder.header.settings["clean-preview"] = cleanPreview
            model.check()
          }.accessibilityIdentifier("start")
        }
      }
    }
  }
#endif
