import AVFoundation

// The members of a session that controls need, with exact types. That this compiles is the test.

enum SessionSurface {
  typealias Session = AVCaptureSession

  static func controls() {
    let supports: KeyPath<Session, Bool> = \.supportsControls
    let count: KeyPath<Session, Int> = \.maxControlsCount
    let controls: KeyPath<Session, [AVCaptureControl]> = \.controls
    let canAdd: (Session) -> (AVCaptureControl) -> Bool = Session.canAddControl(_:)
    let add: (Session) -> (AVCaptureControl) -> Void = Session.addControl(_:)
    let remove: (Session) -> (AVCaptureControl) -> Void = Session.removeControl(_:)
    let set: (Session) -> ((any AVCaptureSessionControlsDelegate)?, DispatchQueue?) -> Void =
      Session.setControlsDelegate(_:queue:)
    let delegate: KeyPath<Session, (any AVCaptureSessionControlsDelegate)?> = \.controlsDelegate
    let queue: KeyPath<Session, DispatchQueue?> = \.controlsDelegateCallbackQueue
    let byItsOldName: dispatch_queue_t = DispatchQueue.main
    ControlsSurface.use(supports, count, controls, canAdd, add, remove, set, delegate, queue)
    ControlsSurface.use(byItsOldName)
  }

  static func callbacks(of delegate: any AVCaptureSessionControlsDelegate, for session: Session) {
    let object: any NSObjectProtocol = delegate
    delegate.sessionControlsDidBecomeActive(session)
    delegate.sessionControlsWillEnterFullscreenAppearance(session)
    delegate.sessionControlsWillExitFullscreenAppearance(session)
    delegate.sessionControlsDidBecomeInactive(session)
    ControlsSurface.use(object)
  }

  static func running() {
    let begin: (Session) -> () -> Void = Session.beginConfiguration
    let commit: (Session) -> () -> Void = Session.commitConfiguration
    let start: (Session) -> () -> Void = Session.startRunning
    let stop: (Session) -> () -> Void = Session.stopRunning
    let isRunning: KeyPath<Session, Bool> = \.isRunning
    let isInterrupted: KeyPath<Session, Bool> = \.isInterrupted
    let preset: ReferenceWritableKeyPath<Session, Session.Preset> = \.sessionPreset
    let names: [NSNotification.Name] = [
      Session.didStartRunningNotification, Session.didStopRunningNotification,
      Session.wasInterruptedNotification, Session.interruptionEndedNotification,
      Session.runtimeErrorNotification, .AVCaptureSessionWasInterrupted,
      .AVCaptureSessionInterruptionEnded, .AVCaptureSessionRuntimeError,
    ]
    let reasons: [Session.InterruptionReason] = [
      .videoDeviceNotAvailableInBackground, .audioDeviceInUseByAnotherClient,
      .videoDeviceInUseByAnotherClient, .videoDeviceNotAvailableWithMultipleForegroundApps,
      .videoDeviceNotAvailableDueToSystemPressure, .sensitiveContentMitigationActivated,
    ]
    ControlsSurface.use(begin, commit, start, stop, isRunning, isInterrupted, preset, names)
    ControlsSurface.use(reasons, AVCaptureSessionInterruptionReasonKey)
  }

  static func inputsAndOutputs() {
    let canAddInput: (Session) -> (AVCaptureInput) -> Bool = Session.canAddInput(_:)
    let addInput: (Session) -> (AVCaptureInput) -> Void = Session.addInput(_:)
    let removeInput: (Session) -> (AVCaptureInput) -> Void = Session.removeInput(_:)
    let canAddOutput: (Session) -> (AVCaptureOutput) -> Bool = Session.canAddOutput(_:)
    let addOutput: (Session) -> (AVCaptureOutput) -> Void = Session.addOutput(_:)
    let removeOutput: (Session) -> (AVCaptureOutput) -> Void = Session.removeOutput(_:)
    let canConnect: (Session) -> (AVCaptureConnection) -> Bool = Session.canAddConnection(_:)
    let connect: (Session) -> (AVCaptureConnection) -> Void = Session.addConnection(_:)
    let disconnect: (Session) -> (AVCaptureConnection) -> Void = Session.removeConnection(_:)
    let make: (AVCaptureDevice) throws -> AVCaptureDeviceInput = AVCaptureDeviceInput.init(device:)
    let device: KeyPath<AVCaptureDeviceInput, AVCaptureDevice> = \.device
    ControlsSurface.use(canAddInput, addInput, removeInput, canAddOutput, addOutput, removeOutput)
    ControlsSurface.use(canConnect, connect, disconnect, make, device)
  }

  static func connections() {
    let toOutput: ([AVCaptureInput.Port], AVCaptureOutput) -> AVCaptureConnection =
      AVCaptureConnection.init(inputPorts:output:)
    let toLayer: (AVCaptureInput.Port, AVCaptureVideoPreviewLayer) -> AVCaptureConnection =
      AVCaptureConnection.init(inputPort:videoPreviewLayer:)
    let ports: KeyPath<AVCaptureInput, [AVCaptureInput.Port]> = \.ports
    let starts: KeyPath<AVCaptureConnection, [AVCaptureInput.Port]> = \.inputPorts
    let input: KeyPath<AVCaptureInput.Port, AVCaptureInput> = \.input
    let layer: (Session) -> AVCaptureVideoPreviewLayer =
      AVCaptureVideoPreviewLayer.init(sessionWithNoConnection:)
    ControlsSurface.use(toOutput, toLayer, ports, starts, input, layer)
  }
}
