#if os(iOS) || !canImport(Darwin)
  import CameraControl
  import CameraControlConformance
  import Foundation

  /// What an app finds out about a phone alone: a closure for each ``AppCheck``.
  ///
  /// None of the calls is known to raise an exception: what a session may refuse is asked and not tried.
  @MainActor enum LabChecks {
    /// Runs all checks and adds their answers to the recording.
    static func run(_ recorder: CaptureRecorder) async {
      for check in AppCheck.all {
        guard let answer = await answers[check.rule]?() else { continue }
        recorder.note(.check, "\(check.rule) \(answer)")
      }
    }

    private static let answers: [String: @MainActor () async -> String] = [
      "CTL13": { await echoes() },
      "EVT09": { text(AVCaptureEventInteraction { _ in }.isEnabled) },
      "EVT23": { moves() },
      "SES02": { text(AVCaptureSession().supportsControls) },
      "SES08": { "\(AVCaptureSession().maxControlsCount)" },
      "SES11": {
        let (session, slider) = (makeSession(controls: 1), makeSlider("Other"))
        let other = AVCaptureSession()
        if other.canAddControl(slider) { other.addControl(slider) }
        return text(session.canAddControl(slider))
      },
      "SES14": {
        let session = makeSession(controls: 2)
        await start(session)
        let all = session.controls
        for control in all { session.removeControl(control) }
        let takesAll = all.allSatisfy { control in
          guard session.canAddControl(control) else { return false }
          session.addControl(control)
          return true
        }
        session.stopRunning()
        return text(takesAll && session.controls.count == all.count)
      },
      "SES15": {
        let session = makeSession(controls: 1)
        session.beginConfiguration()
        if let first = session.controls.first { session.removeControl(first) }
        let isEmpty = session.controls.isEmpty
        session.commitConfiguration()
        return text(isEmpty)
      },
      "SES17": {
        let (session, sliders) = (AVCaptureSession(), ["B", "A", "C"].map { makeSlider($0) })
        for slider in sliders where session.canAddControl(slider) { session.addControl(slider) }
        return text(zip(session.controls, sliders).allSatisfy { $0 === $1 })
      },
      "SES23": {
        let session = makeSession(controls: 1)
        setTemporaryDelegate(of: session)
        return text(session.controlsDelegate != nil)
      },
      "SES25": {
        let (session, delegate) = (makeSession(controls: 1), QuietDelegate())
        session.setControlsDelegate(delegate, queue: .main)
        return text(session.controlsDelegate === delegate && session.controls.count == 1)
      },
      "SES28": {
        let session = makeSession(controls: 1)
        let slider = session.controls.first as? AVCaptureSlider
        slider?.value = 0.75
        await start(session)
        session.stopRunning()
        return text(session.controls.first === slider && slider?.value == 0.75)
      },
      "SES35": { takes { session in input(.front).map(session.canAddInput) } },
      "SES36": {
        let (session, other) = (AVCaptureSession(), AVCaptureSession())
        guard let input = input(.back), other.canAddInput(input) else { return "no camera" }
        other.addInput(input)
        return text(session.canAddInput(input))
      },
      "SES37": {
        takes { session in
          session.addOutput(AVCapturePhotoOutput())
          return session.canAddOutput(AVCapturePhotoOutput())
        }
      },
    ]

    private static func text(_ answer: Bool) -> String { answer ? "yes" : "no" }

    private static func makeSlider(_ title: String) -> AVCaptureSlider {
      let slider = AVCaptureSlider(title, symbolName: "scope", in: 0...1)
      slider.setActionQueue(.main) { _ in }
      return slider
    }

    /// A session with a camera and some sliders.
    private static func makeSession(controls count: Int) -> AVCaptureSession {
      let session = AVCaptureSession()
      if let input = input(.back), session.canAddInput(input) { session.addInput(input) }
      for number in 0..<count {
        let slider = makeSlider("Check \(number)")
        if session.canAddControl(slider) { session.addControl(slider) }
      }
      return session
    }

    private static func input(_ position: AVCaptureDevice.Position) -> AVCaptureDeviceInput? {
      AVCaptureDevice.default(.builtInWideAngleCamera, for: .video, position: position)
        .flatMap { try? AVCaptureDeviceInput(device: $0) }
    }

    /// What a session with a camera says about something else.
    private static func takes(_ something: (AVCaptureSession) -> Bool?) -> String {
      something(makeSession(controls: 0)).map(text) ?? "no camera"
    }

    /// Starts a session and lets its notifications arrive.
    private static func start(_ session: AVCaptureSession) async {
      session.startRunning()
      await Task.yield()
    }

    /// Sets values of a slider and of an index picker on their queue, and counts the calls of their actions.
    private static func echoes() async -> String {
      let session = makeSession(controls: 0)
      let calls = Guarded(0)
      let slider = AVCaptureSlider("Echo", symbolName: "scope", in: 0...1)
      slider.setActionQueue(.main) { _ in calls.withLock { $0 += 1 } }
      let picker = AVCaptureIndexPicker("Echoes", symbolName: "scope", numberOfIndexes: 3)
      picker.setActionQueue(.main) { _ in calls.withLock { $0 += 1 } }
      if session.canAddControl(slider) { session.addControl(slider) }
      if session.canAddControl(picker) { session.addControl(picker) }
      await start(session)
      (slider.value, picker.selectedIndex) = (0.5, 2)
      // What is on the main queue already comes first.
      await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
      session.stopRunning()
      return "\(calls.withLock { $0 }) times"
    }

    private static func moves() -> String {
      let interaction = AVCaptureEventInteraction { _ in }
      let (first, second) = (UIView(frame: .zero), UIView(frame: .zero))
      first.addInteraction(interaction)
      second.addInteraction(interaction)
      return text(first.interactions.isEmpty && interaction.view === second)
    }

    private static func setTemporaryDelegate(of session: AVCaptureSession) {
      session.setControlsDelegate(QuietDelegate(), queue: .main)
    }
  }

  /// A delegate that does nothing.
  private final class QuietDelegate: NSObject, AVCaptureSessionControlsDelegate {
    func sessionControlsDidBecomeActive(_ session: AVCaptureSession) {}
    func sessionControlsWillEnterFullscreenAppearance(_ session: AVCaptureSession) {}
    func sessionControlsWillExitFullscreenAppearance(_ session: AVCaptureSession) {}
    func sessionControlsDidBecomeInactive(_ session: AVCaptureSession) {}
  }
#endif
