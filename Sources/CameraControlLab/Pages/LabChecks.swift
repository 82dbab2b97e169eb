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
      let isWithout = !AVCaptureSession().supportsControls
      for check in AppCheck.all where check.isWithoutCameraControl == isWithout {
        guard let find = quiet[check.rule] ?? raising[check.rule], let answer = await find() else {
          continue
        }
        recorder.note(.check, "\(check.rule) \(answer)")
      }
    }

    private static let quiet: [String: Find] = [
      "BIA06": {
        let session = AVCaptureSession()
        guard let camera = camera(.back) else { return nil }
        _ = add(AVCaptureSystemExposureBiasSlider(device: camera), to: session)
        return text(session.canAddControl(AVCaptureSystemExposureBiasSlider(device: camera)))
      },
      "CTL13": { await echoes() },
      "DEV12": { limitsZoom() },
      "EVT09": { text(AVCaptureEventInteraction { _ in }.isEnabled) },
      "EVT23": { moves() },
      "NTF01": { observed().map(text) },
      "NTF02": { text(observed() != nil) },
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
      "SES03": {
        let session = makeSession()
        let isEmpty = session.maxControlsCount == 0 && session.controls.isEmpty
        let hasNone = session.controlsDelegate == nil && !session.canAddControl(makeSlider())
        return text(isEmpty && hasNone)
      },
      "SES08": { "\(AVCaptureSession().maxControlsCount)" },
      "SES11": {
        let (session, other, slider) = (makeSession(), AVCaptureSession(), makeSlider())
        guard add(slider, to: other) else { return nil }
        return withExtendedLifetime(other) { text(session.canAddControl(slider)) }
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
        return text(session.controls.isEmpty)
      },
      "SES17": {
        let (session, sliders) = (AVCaptureSession(), ["B", "A", "C"].map { makeSlider($0) })
        let areAdded = sliders.allSatisfy { add($0, to: session) }
        return text(areAdded && zip(session.controls, sliders).allSatisfy { $0 === $1 })
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
      "SES34": { await running { $0.isRunning } },
      "SES35": {
        let session = makeSession()
        return input(.front).map { text(session.canAddInput($0)) }
      },
      "SES36": {
        let (session, other) = (AVCaptureSession(), AVCaptureSession())
        guard let input = input(.back), other.canAddInput(input) else { return nil }
        other.addInput(input)
        return text(session.canAddInput(input))
      },
      "SES37": {
        let session = makeSession()
        session.addOutput(AVCapturePhotoOutput())
        return text(session.canAddOutput(AVCapturePhotoOutput()))
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
        let other = makeSession()
        await start(other)
        defer { other.stopRunning() }
        return await running { $0.isRunning && other.isRunning }
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
  }

  // MARK: What they need

  extension LabChecks {
    static func text(_ answer: Bool) -> String { answer ? "yes" : "no" }

    static func makeSlider(_ title: String = "Check") -> AVCaptureSlider {
      let slider = AVCaptureSlider(title, symbolName: "scope", in: 0...1)
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
      #if canImport(Darwin)
        try? await Task.sleep(for: .milliseconds(300))
      #else
        await Task.yield()
      #endif
    }

    /// What a running session says.
    private static func running(
      controls: Int = 0, _ body: (AVCaptureSession) -> Bool
    ) async -> String {
      let session = makeSession(controls: controls)
      await start(session)
      defer { session.stopRunning() }
      return text(body(session))
    }

    /// Whether a format with less zoom takes the zoom factor back.
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
        return text(factor <= zoom(least))
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

    /// Whether an observer on the main queue was on the main thread; `nil` if it came after the post.
    private static func observed() -> Bool? {
      let name = Notification.Name("CameraControlLabCheck")
      let isMain = Guarded<Bool?>(nil)
      let token = NotificationCenter.default.addObserver(
        forName: name, object: nil, queue: .main
      ) { _ in isMain.withLock { $0 = Thread.isMainThread } }
      NotificationCenter.default.post(name: name, object: nil)
      NotificationCenter.default.removeObserver(token)
      return isMain.withLock { $0 }
    }

    /// Sets values of a slider and of an index picker on their queue, and counts the calls of their actions.
    private static func echoes() async -> String {
      let (session, slider, picker) = (makeSession(), makeSlider(), makePicker())
      let calls = Guarded(0)
      slider.setActionQueue(.main) { _ in calls.withLock { $0 += 1 } }
      picker.setActionQueue(.main) { _ in calls.withLock { $0 += 1 } }
      guard add(slider, to: session), add(picker, to: session) else { return "no control" }
      await start(session)
      (slider.value, picker.selectedIndex) = (0.5, 2)
      // Work that is already on the main queue comes first.
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
  final class QuietDelegate: NSObject, AVCaptureSessionControlsDelegate {
    func sessionControlsDidBecomeActive(_ session: AVCaptureSession) {}
    func sessionControlsWillEnterFullscreenAppearance(_ session: AVCaptureSession) {}
    func sessionControlsWillExitFullscreenAppearance(_ session: AVCaptureSession) {}
    func sessionControlsDidBecomeInactive(_ session: AVCaptureSession) {}
  }
#endif
