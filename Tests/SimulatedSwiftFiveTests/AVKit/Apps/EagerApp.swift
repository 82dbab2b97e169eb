import AVFoundation

/// An app that never asks first: seven controls, no delegate, and a picker that resets itself.
final class EagerApp {
  let session = AVCaptureSession()
  let queue = DispatchQueue(label: "eager")
  private(set) var modes: [Int] = []

  lazy var picker: AVCaptureIndexPicker = {
    let picker = AVCaptureIndexPicker("Mode", symbolName: "camera", numberOfIndexes: 4) { index in
      "Mode \(index)"
    }
    picker.setActionQueue(queue) { [weak self, unowned picker] index in
      self?.modes.append(index)
      if index > 1 { picker.selectedIndex = 1 }
    }
    return picker
  }()

  func addEverything() {
    session.addControl(picker)
    for number in 1...6 {
      let slider = AVCaptureSlider("Slider \(number)", symbolName: "slider.horizontal.3", in: 0...1)
      slider.setActionQueue(queue) { _ in }
      session.addControl(slider)
    }
  }
}
