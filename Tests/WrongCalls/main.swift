import AVFoundation

// Each entry makes one call that is wrong on a phone. Without a simulated phone, the process must
// end before it can print its last line.

let calls: [String: () -> Void] = [
  "addControl": {
    let slider = AVCaptureSlider("Focus", symbolName: "scope", in: 0...1)
    AVCaptureSession().addControl(slider)
  },
  "emptyRange": { _ = AVCaptureSlider("Focus", symbolName: "scope", in: 5...5) },
  "zoomWithoutLock": { AVCaptureDevice.default(for: .video)?.videoZoomFactor = 2 },
  "stopInConfiguration": {
    let session = AVCaptureSession()
    session.beginConfiguration()
    session.stopRunning()
  },
  "offQueue": {
    let slider = AVCaptureSlider("Focus", symbolName: "scope", in: 0...1)
    slider.setActionQueue(DispatchQueue(label: "session")) { _ in }
    slider.value = 0.5
  },
  "nothingWrong": {
    let session = AVCaptureSession()
    _ = session.canAddControl(AVCaptureSlider("Focus", symbolName: "scope", in: 0...1))
    session.startRunning()
    session.stopRunning()
  },
]

calls[CommandLine.arguments.dropFirst().first ?? ""]?()
print("still running")
