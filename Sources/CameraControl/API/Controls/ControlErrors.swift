// A control's errors for invalid calls. `ValueScale` has its own errors for invalid scales.

extension CaptureError {
  static func notFinite(_ title: String, _ value: Float) -> CaptureError {
    CaptureError(
      .notFinite, rule: "SLD08", source: title,
      problem: "The slider “\(title)” can't have the value \(value).",
      remedy: "Write a finite number.",
      exception: .invalidArgument("value must be a finite number"))
  }

  static func valueOutOfRange(
    _ title: String, _ value: Float, _ scale: ValueScale
  ) -> CaptureError {
    let (low, high) = (Float(scale.lowerBound), Float(scale.upperBound))
    let bound = value < low ? "less than the slider's minimum" : "greater than the slider's maximum"
    let nearest = (value < low ? low : high).withSixDecimals
    let text = "Value \(value.withSixDecimals) is \(bound) value \(nearest)"
    return CaptureError(
      .outOfRange, rule: "SLD10", source: title,
      problem: low < high
        ? "The slider “\(title)” has values from \(low) to \(high), and can't have the value \(value)."
        : "The slider “\(title)” has only the value \(low), and can't have the value \(value).",
      remedy: "Clamp the value before you write it.",
      exception: .invalidArgument("AVCaptureSlider", "setValue:", text))
  }

  static func offActionQueue(_ title: String, queue: String) -> CaptureError {
    // A queue may have no label.
    let name = queue.isEmpty ? "" : " (\(queue))"
    return CaptureError(
      .wrongQueue, rule: "CTL11", source: title,
      problem: "The app wrote the value of “\(title)” outside of its action queue\(name).",
      remedy: "Write the value on that queue, for example with async.",
      exception: .queueAssertion("Block was expected to execute on queue [\(queue)]"))
  }

  static func indexOutOfRange(_ title: String, _ index: Int, _ count: Int) -> CaptureError {
    let known = count == 1 ? "only the index 0" : "the indexes 0 to \(count - 1)"
    let isWrong =
      index < 0 ? "less than 0" : "larger than the largest supported index \(count - 1)"
    return CaptureError(
      .outOfRange, rule: "PCK08", source: title,
      problem: "The picker “\(title)” has \(known) and cannot select \(index).",
      remedy: "Select an index from 0 to numberOfIndexes - 1.",
      exception: .invalidArgument(
        "AVCaptureIndexPicker", "setSelectedIndex:", "Selected index \(index) is \(isWrong)"))
  }

  static func countNotPositive(_ title: String, _ count: Int, transforms: Bool) -> CaptureError {
    let transform = transforms ? "localizedTitleTransform:" : ""
    return CaptureError(
      .invalidCount, rule: "PCK01", source: title,
      problem: "The picker “\(title)” cannot have \(count) values.",
      remedy: "Give it at least one.",
      exception: .invalidArgument(
        "AVCaptureIndexPicker",
        "initWithLocalizedTitle:symbolName:numberOfIndexes:\(transform)",
        "numberOfIndexes must be greater than 0"))
  }

  static func countTooLarge(_ title: String, _ count: Int, most: Int) -> CaptureError {
    CaptureError(
      .invalidCount, rule: "PCK09", source: title,
      problem: "The picker “\(title)” cannot have \(count) values.",
      remedy: "Give it at most \(most).")
  }

  static func noTitles(_ title: String) -> CaptureError {
    CaptureError(
      .emptyList, rule: "PCK02", source: title,
      problem: "The picker “\(title)” has no titles.",
      remedy: "Give it at least one.",
      exception: .invalidArgument(
        "AVCaptureIndexPicker", "initWithLocalizedTitle:symbolName:localizedIndexTitles:",
        "localizedIndexTitles's size must be greater than 0"))
  }

  static func deviceCannotZoom(_ device: CaptureDevice, hasAction: Bool) -> CaptureError {
    CaptureError(
      .deviceUnable, rule: "ZOM01", source: device.localizedName,
      problem: "The device “\(device.localizedName)” cannot zoom in its active format.",
      remedy: "Create the slider only where videoMaxZoomFactor is above 1.",
      exception: .unable(
        device, "AVCaptureSystemZoomSlider", hasAction: hasAction, to: "videoZoomFactor"))
  }

  static func deviceCannotSetBias(_ device: CaptureDevice, hasAction: Bool) -> CaptureError {
    CaptureError(
      .deviceUnable, rule: "BIA01", source: device.localizedName,
      problem: "The device “\(device.localizedName)” has no exposure bias.",
      remedy: "Create the slider only where minExposureTargetBias is below maxExposureTargetBias.",
      exception: .unable(
        device, "AVCaptureSystemExposureBiasSlider", hasAction: hasAction,
        to: "exposureTargetBias"))
  }
}

extension RaisedException {
  fileprivate static func unable(
    _ device: CaptureDevice, _ type: String, hasAction: Bool, to property: String
  ) -> RaisedException {
    .invalidArgument(
      type, "initWithDevice:" + (hasAction ? "action:" : ""),
      "device \(device.textOfApple) does not support setting \(property)")
  }
}
