@preconcurrency import AVFoundation
import AVKit

/// An app from before actors: a singleton, block-based observers, closures in properties, and a
/// label that is set on whatever queue a callback runs on.
final class QueueCamera: NSObject {
  private enum Setup {
    case done
    case failed
  }

  let session = AVCaptureSession()
  let queue = DispatchQueue(
    label: "queue camera", qos: .userInteractive, attributes: [], autoreleaseFrequency: .workItem,
    target: nil)
  let label = UILabel()
  private let videoOutput = AVCaptureVideoDataOutput()
  private let movieOutput = AVCaptureMovieFileOutput()
  private var setup = Setup.done
  private var input: AVCaptureDeviceInput?
  private var observers: [NSObjectProtocol] = []
  private var runningObservation: NSKeyValueObservation?
  private(set) var log: [String] = []
  var onEvent: ((AVCaptureEvent) -> Void)?
  var onRecorded: (() -> Void)?

  func configure(position: AVCaptureDevice.Position = .back) {
    session.beginConfiguration()
    defer { session.commitConfiguration() }
    if session.canSetSessionPreset(.hd1920x1080) { session.sessionPreset = .hd1920x1080 }
    do {
      guard
        let device = AVCaptureDevice.default(
          .builtInWideAngleCamera, for: AVMediaType.video, position: position)
      else { throw AVError(.deviceNotConnected) }
      let input = try AVCaptureDeviceInput(device: device)
      for old in session.inputs { session.removeInput(old) }
      if session.canAddInput(input) { session.addInput(input) }
      self.input = input
    } catch let error as AVError where error.code == .deviceNotConnected {
      setup = .failed
      return
    } catch {
      log.append(error.localizedDescription)
    }
    videoOutput.videoSettings = [
      kCVPixelBufferPixelFormatTypeKey as String: kCVPixelFormatType_32BGRA
    ]
    videoOutput.alwaysDiscardsLateVideoFrames = true
    videoOutput.setSampleBufferDelegate(self, queue: queue)
    for output in [videoOutput, movieOutput] where session.canAddOutput(output) {
      session.addOutput(output)
    }
    if let connection = videoOutput.connection(with: .video) {
      if connection.isVideoStabilizationSupported {
        connection.preferredVideoStabilizationMode = .auto
      }
      if connection.isVideoMirroringSupported { connection.isVideoMirrored = position == .front }
    }
  }

  func addObservers() {
    runningObservation = session.observe(\.isRunning, options: .new) { [weak self] _, change in
      guard let isRunning = change.newValue else { return }
      self?.log.append(isRunning ? "runs" : "rests")
    }
    observers.append(
      NotificationCenter.default.addObserver(
        forName: .AVCaptureSessionWasInterrupted, object: session, queue: nil
      ) { [weak self] notification in
        let number = notification.userInfo?[AVCaptureSessionInterruptionReasonKey] as? NSNumber
        let reason = (number?.intValue).flatMap(AVCaptureSession.InterruptionReason.init)
        guard let reason else { return }
        self?.log.append("interrupted \(reason)")
      })
  }

  func addControls() {
    guard #available(iOS 18, *), session.supportsControls else { return }
    let bias = AVCaptureSlider(
      "EV", symbolName: "plusminus.circle", in: -2.0...2.0, step: 1.0 / 3.0)
    bias.value = 0
    bias.setActionQueue(queue) { [weak self] bias in
      guard let device = self?.input?.device else { return }
      try? device.lockForConfiguration()
      device.setExposureTargetBias(bias) { _ in }
      device.unlockForConfiguration()
    }
    let rate = AVCaptureSlider("Rate", symbolName: "speedometer", values: [24, 30, 60])
    rate.localizedValueFormat = "%@ fps"
    rate.setActionQueue(queue, action: setFrameRate)
    let lens = AVCaptureIndexPicker(
      "Lens", symbolName: "camera.aperture", numberOfIndexes: 3,
      localizedTitleTransform: { ["0.5x", "1x", "5x"][$0] })
    lens.selectedIndex = 1
    lens.setActionQueue(queue) { [unowned self, weak lens] index in
      if index == 2 { lens?.selectedIndex = 1 }
      // On a phone this changes the interface off the main thread.
      label.text = "\(index)"
    }
    let controls: [AVCaptureControl] = [bias, rate, lens]
    for control in controls where session.canAddControl(control) {
      session.addControl(control)
    }
    session.setControlsDelegate(self, queue: .global(qos: .userInitiated))
  }

  private func setFrameRate(_ rate: Float) {
    guard let device = input?.device else { return }
    let ranges = device.activeFormat.videoSupportedFrameRateRanges
    guard ranges.contains(where: { $0.minFrameRate...$0.maxFrameRate ~= Double(rate) }) else {
      return
    }
    do {
      try device.lockForConfiguration()
      device.activeVideoMinFrameDuration = CMTimeMake(value: 1, timescale: Int32(rate))
      device.activeVideoMaxFrameDuration = CMTime(value: 1, timescale: CMTimeScale(rate))
      device.unlockForConfiguration()
    } catch {
      log.append("\(error)")
    }
  }

  func makeInteraction() -> AVCaptureEventInteraction {
    AVCaptureEventInteraction(
      primary: { [weak self] event in
        self?.onEvent?(event)
        if event.phase == .ended { self?.toggleRecording() }
      },
      secondary: { [weak self] event in self?.onEvent?(event) })
  }

  private func toggleRecording() {
    if movieOutput.isRecording {
      movieOutput.stopRecording()
    } else {
      let url = URL(fileURLWithPath: NSTemporaryDirectory()).appendingPathComponent("take.mov")
      movieOutput.startRecording(to: url, recordingDelegate: self)
    }
  }

  var frameRate: Double { 1 / (input?.device.activeVideoMinFrameDuration.seconds ?? 0) }
  var bias: Float { input?.device.exposureTargetBias ?? 0 }

  deinit {
    observers.forEach(NotificationCenter.default.removeObserver)
  }
}

extension QueueCamera: AVCaptureVideoDataOutputSampleBufferDelegate {
  func captureOutput(
    _ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer,
    from connection: AVCaptureConnection
  ) {}
}

extension QueueCamera: AVCaptureFileOutputRecordingDelegate {
  func fileOutput(
    _ output: AVCaptureFileOutput, didFinishRecordingTo outputFileURL: URL,
    from connections: [AVCaptureConnection], error: Error?
  ) {
    DispatchQueue.main.async {
      self.log.append("recorded \(outputFileURL.lastPathComponent)")
      self.onRecorded?()
    }
  }
}

extension QueueCamera: AVCaptureSessionControlsDelegate {
  func sessionControlsDidBecomeActive(_ session: AVCaptureSession) {
    dispatchPrecondition(condition: .notOnQueue(.main))
  }

  func sessionControlsWillEnterFullscreenAppearance(_ session: AVCaptureSession) {}
  func sessionControlsWillExitFullscreenAppearance(_ session: AVCaptureSession) {}
  func sessionControlsDidBecomeInactive(_ session: AVCaptureSession) {}
}
