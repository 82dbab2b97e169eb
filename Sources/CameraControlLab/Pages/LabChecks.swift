#if os(iOS) || !canImport(Darwin)
  import CameraControl
  import CameraControlConformance
  import Foundation

  /// What an app finds out about a phone alone: a closure for each ``AppCheck``.
  ///
  /// Of these calls, none is known to raise an exception; the others are in ``raising``.
  @MainActor enum LabChecks {
    /// A function that finds an answer; the answer is `nil` if this phone has none.
    typealias Find = @MainActor () async -> String?

    /// Runs all checks and adds their answers to the recording.
    static func run(_ recorder: CaptureRecorder) async {
      let isWithout = !hasCameraControl
      for check in AppCheck.all where check.isWithoutCameraControl == isWithout {
        guard let find = quiet[check.rule] ?? raising[check.rule], let answer = await find() else {
          continue
        }
        recorder.note(.check, "\(check.rule) \(answer)")
      }
    }

    /// Whether a session with a camera supports controls: an empty one may not know it yet.
    static var hasCameraControl: Bool { makeSession().supportsControls }

    private static let quiet: [String: Find] = [
      "BIA06": {
        let session = makeSession()
        guard let camera = camera(.back),
          add(AVCaptureSystemExposureBiasSlider(device: camera), to: session)
        else { return nil }
        return text(session.canAddControl(AVCaptureSystemExposureBiasSlider(device: camera)))
      },
      "CTL13": { await echoes() },
      "DEV12": { limitsZoom() },
      "EVT09": { text(AVCaptureEventInteraction { _ in }.isEnabled) },
      "EVT23": { moves() },
      "NTF01": { await observed().isOnMain.map(text) },
      "NTF02": { text(await observed().isAtOnce) },
      "PCK05": {
        let indexes = Guarded<[String]>([])
        _ = AVCaptureIndexPicker("X", symbolName: "scope", numberOfIndexes: 3) { index in
          indexes.withLock { $0.append("\(index)") }
          return "\(index)"
        }
        return indexes.withLock { $0 }.joined(separator: " ")
      },
      "PCK06": {
        let titles = makePicker().localizedIndexTitles
        return titles.allSatisfy(\.isEmpty) ? "\(titles.count) empty ones" : "others"
      },
      "SES02": { text(AVCaptureSession().supportsControls) },
      "SES08": { "\(AVCaptureSession().maxControlsCount)" },
      "SES11": {
        let (session, other, slider) = (makeSession(), AVCaptureSession(), makeSlider())
        guard add(slider, to: other) else { return nil }
        return text(session.canAddControl(slider) || other.canAddControl(slider))
      },
      "SES14": {
        await running(controls: 2) { session in
          let all = session.controls
          for control in all { session.removeControl(control) }
          return all.allSatisfy { add($0, to: session) } && session.controls.count == all.count
        }
      },
      "SES15": {
        let session = makeSession(controls: 1)
        session.beginConfiguration()
        defer { session.commitConfiguration() }
        if let first = session.controls.first { session.removeControl(first) }
        let isRemoved = session.controls.isEmpty
        return text(isRemoved && add(makeSlider(), to: session) && session.controls.count == 1)
      },
      "SES17": {
        let (session, sliders) = (AVCaptureSession(), ["B", "A", "C"].map { makeSlider($0) })
        let added = sliders.filter { add($0, to: session) }
        return added.count < 2 ? nil : text(session.controls.elementsEqual(added) { $0 === $1 })
      },
      "SES23": {
        let session = makeSession(controls: 1)
        // Only the session could keep this delegate.
        session.setControlsDelegate(QuietDelegate(), queue: .main)
        return text(session.controlsDelegate != nil)
      },
      "SES25": {
        let (session, first, second) = (makeSession(), QuietDelegate(), QuietDelegate())
        session.setControlsDelegate(first, queue: .main)
        guard add(makeSlider(), to: session) else { return nil }
        let isFirst = session.controlsDelegate === first
        session.setControlsDelegate(second, queue: .main)
        return text(isFirst && session.controlsDelegate === second && session.controls.count == 1)
      },
      "SES28": {
        let (session, delegate, slider) = (makeSession(), QuietDelegate(), makeSlider())
        session.setControlsDelegate(delegate, queue: .main)
        guard add(slider, to: session) else { return nil }
        slider.value = 0.75
        await start(session)
        session.stopRunning()
        let isKept = session.controls.first === slider && slider.value == 0.75
        return text(isKept && session.controlsDelegate === delegate)
      },
      "SES34": {
        let session = makeSession()
        await start(session)
        let (isInterrupted, isRunning) = (session.isInterrupted, session.isRunning)
        session.stopRunning()
        return isInterrupted ? nil : text(isRunning && !session.isRunning)
      },
      "SES35": {
        let session = makeSession()
        return input(.front).map { text(session.canAddInput($0)) }
      },
      "SES36": {
        let (session, other) = (AVCaptureSession(), AVCaptureSession())
        guard let input = input(.back), other.canAddInput(input) else { return nil }
        other.addInput(input)
        return text(session.canAddInput(input) || other.canAddInput(input))
      },
      "SES37": {
        let session = makeSession()
        let both = { [AVCapturePhotoOutput(), AVCaptureMovieFileOutput()] as [AVCaptureOutput] }
        for output in both() where session.canAddOutput(output) { session.addOutput(output) }
        return text(both().contains { session.canAddOutput($0) })
      },
      "SES38": {
        await running { session in
          session.beginConfiguration()
          let isAdded = add(makeSlider(), to: session)
          session.commitConfiguration()
          return isAdded && session.isRunning && session.controls.count == 1
        }
      },
      "SES41": {
        await running { other in
          let session = makeSession()
          await start(session)
          defer { session.stopRunning() }
          return session.isRunning && other.isRunning
        }
      },
      "SLD12": {
        let slider = makeSlider()
        return text(slider.localizedValueFormat != nil || !slider.prominentValues.isEmpty)
      },
      "SND08": {
        guard #available(iOS 26, *) else { return nil }
        return text((try? AVCaptureEventSound(url: URL(fileURLWithPath: "/none.caf"))) == nil)
      },
    ]

    // MARK: What they need

    static func text(_ answer: Bool) -> String { answer ? "yes" : "no" }

    static func makeSlider(_ title: String = "Check", symbol: String = "scope") -> AVCaptureSlider {
      let slider = AVCaptureSlider(title, symbolName: symbol, in: 0...1)
      slider.setActionQueue(.main) { _ in }
      return slider
    }

    static func makePicker() -> AVCaptureIndexPicker {
      AVCaptureIndexPicker("Picker", symbolName: "scope", numberOfIndexes: 3)
    }

    /// A session with a camera and some sliders.
    static func makeSession(controls count: Int = 0) -> AVCaptureSession {
      let session = AVCaptureSession()
      if let input = input(.back), session.canAddInput(input) { session.addInput(input) }
      for number in 0..<count { _ = add(makeSlider("Check \(number)"), to: session) }
      return session
    }

    /// Adds a control, if the session takes it.
    private static func add(_ control: AVCaptureControl, to session: AVCaptureSession) -> Bool {
      guard session.canAddControl(control) else { return false }
      session.addControl(control)
      return true
    }

    static func camera(_ position: AVCaptureDevice.Position) -> AVCaptureDevice? {
      AVCaptureDevice.default(.builtInWideAngleCamera, for: .video, position: position)
    }

    private static func input(_ position: AVCaptureDevice.Position) -> AVCaptureDeviceInput? {
      camera(position).flatMap { try? AVCaptureDeviceInput(device: $0) }
    }

    /// Starts a session and lets its notifications arrive.
    private static func start(_ session: AVCaptureSession) async {
      session.startRunning()
      await settle()
    }

    /// Lets what is on its way arrive.
    private static func settle() async {
      #if canImport(Darwin)
        try? await Task.sleep(for: .milliseconds(300))
      #else
        await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
      #endif
    }

    /// What a running session says; `nil` if it doesn't run.
    private static func running(
      controls: Int = 0, _ body: @MainActor (AVCaptureSession) async -> Bool
    ) async -> String? {
      let session = makeSession(controls: controls)
      await start(session)
      defer { session.stopRunning() }
      return session.isRunning ? text(await body(session)) : nil
    }

    /// Whether a format with less zoom takes the zoom factor back to its largest one.
    private static func limitsZoom() -> String? {
      func zoom(_ format: AVCaptureDevice.Format) -> CGFloat { format.videoMaxZoomFactor }
      return configured { device in
        let (before, formats) = (device.activeFormat, device.formats)
        guard let most = formats.max(by: { zoom($0) < zoom($1) }),
          let least = formats.min(by: { zoom($0) < zoom($1) }), zoom(least) < zoom(most)
        else { return nil }
        device.activeFormat = most
        device.videoZoomFactor = zoom(most)
        device.activeFormat = least
        let factor = device.videoZoomFactor
        device.activeFormat = before
        device.videoZoomFactor = 1
        return text(abs(factor - zoom(least)) < 0.01)
      }
    }

    /// What a camera that is locked for configuration says.
    static func configured(_ body: (AVCaptureDevice) -> String?) -> String? {
      guard let device = camera(.back), (try? device.lockForConfiguration()) != nil else {
        return nil
      }
      defer { device.unlockForConfiguration() }
      return body(device)
    }

    /// Whether the main queue called an observer before the post returned, and on the main thread.
    private static func observed() async -> (isAtOnce: Bool, isOnMain: Bool?) {
      let name = Notification.Name("CameraControlLabCheck")
      let isMain = Guarded<Bool?>(nil)
      let token = NotificationCenter.default.addObserver(
        forName: name, object: nil, queue: .main
      ) { _ in isMain.withLock { $0 = Thread.isMainThread } }
      NotificationCenter.default.post(name: name, object: nil)
      let isAtOnce = isMain.withLock { $0 } != nil
      await settle()
      NotificationCenter.default.removeObserver(token)
      return (isAtOnce, isMain.withLock { $0 })
    }

    /// Sets values of a slider and of an index picker on their queue, and counts the calls of their actions.
    private static func echoes() async -> String? {
      let (session, slider, picker) = (makeSession(), makeSlider(), makePicker())
      let calls = Guarded(0)
      slider.setActionQueue(.main) { _ in calls.withLock { $0 += 1 } }
      picker.setActionQueue(.main) { _ in calls.withLock { $0 += 1 } }
      guard add(slider, to: session) else { return nil }
      // A session may take one control only.
      _ = add(picker, to: session)
      await start(session)
      (slider.value, picker.selectedIndex) = (0.5, 2)
      await settle()
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
  }

  /// A delegate that does nothing.
  final class QuietDelegate: NSObject, AVCaptureSessionControlsDelegate {
    func sessionControlsDidBecomeActive(_ session: AVCaptureSession) {}
    func sessionControlsWillEnterFullscreenAppearance(_ session: AVCaptureSession) {}
    func sessionControlsWillExitFullscreenAppearance(_ session: AVCaptureSession) {}
    func sessionControlsDidBecomeInactive(_ session: AVCaptureSession) {}
  }
#endif
