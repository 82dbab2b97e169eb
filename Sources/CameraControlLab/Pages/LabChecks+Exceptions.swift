#if os(iOS) || !canImport(Darwin)
  import CameraControl
  import Foundation

  #if canImport(CameraControlLabExceptions)
    import CameraControlLabExceptions
  #endif

  extension LabChecks {
    /// The checks whose calls may raise an exception; none where nothing catches it.
    static var raising: [String: Find] {
      #if canImport(CameraControlLabExceptions) || !canImport(Darwin)
        all
      #else
        [:]
      #endif
    }

    private static let all: [String: Find] = [
      "CTL08": { raised { makeSession().addControl(makeSlider(symbol: "no.such")) } },
      "CTL22": { texts.first { $0.known != $0.text }?.text ?? "yes" },
      "CTL23": { texts.first { $0.start != "*** -[\($0.call)] " }?.start ?? "yes" },
      "DEV06": {
        configured { device in
          let factor = device.activeFormat.videoMaxZoomFactor + 1
          return one(
            raised { device.ramp(toVideoZoomFactor: factor, withRate: 1) },
            raised { device.ramp(toVideoZoomFactor: 0.5, withRate: 1) })
        }
      },
      "DEV17": {
        configured { device in
          guard device.isLockingFocusWithCustomLensPositionSupported else { return nil }
          func focus(_ position: Float) {
            device.setFocusModeLocked(lensPosition: position, completionHandler: nil)
          }
          return one(raised { focus(1.5) }, raised { focus(-0.5) })
        }
      },
      "DEV18": {
        configured { device in
          guard device.isExposureModeSupported(.custom) else { return nil }
          func expose(_ duration: CMTime, _ iso: Float) {
            device.setExposureModeCustom(duration: duration, iso: iso, completionHandler: nil)
          }
          let (least, most) = (device.activeFormat.minISO, device.activeFormat.maxISO)
          return one(
            raised { expose(AVCaptureDevice.currentExposureDuration, least / 2) },
            raised { expose(AVCaptureDevice.currentExposureDuration, most + 1) },
            raised { expose(CMTime(value: 1, timescale: 100_000_000), most) },
            raised { expose(CMTime(value: 1_000, timescale: 1), most) })
        }
      },
      "SES03": {
        let (session, slider) = (makeSession(), made { makeSlider() })
        let isEmpty = session.maxControlsCount == 0 && session.controls.isEmpty
        let isRefused = slider.map { !session.canAddControl($0) } ?? true
        return text(isEmpty && isRefused && session.controlsDelegate == nil)
      },
      "SES04": {
        let session = makeSession()
        guard let slider = made({ makeSlider() }) else { return nil }
        return one(raised { session.addControl(slider) }, raised { session.removeControl(slider) })
      },
      "SES05": {
        let (session, delegate) = (makeSession(), QuietDelegate())
        return one(
          raised { session.setControlsDelegate(nil, queue: nil) },
          raised { session.setControlsDelegate(nil, queue: .main) },
          raised { session.setControlsDelegate(delegate, queue: nil) },
          raised { session.setControlsDelegate(delegate, queue: .main) })
      },
      "SES06": {
        let zoom = { camera(.back).map { AVCaptureSystemZoomSlider(device: $0) } }
        return text(exception { _ = (makeSlider(), makePicker(), zoom()) } == nil)
      },
      "SES19": {
        let session = makeSession(controls: 1)
        let name = raised { session.removeControl(makeSlider()) }
        return session.controls.count == 1 ? name : "another control"
      },
      "SES22": {
        let (session, queue) = (AVCaptureSession(), DispatchQueue(label: "check"))
        let isTaken = exception { session.setControlsDelegate(nil, queue: queue) } == nil
        return text(isTaken && session.controlsDelegateCallbackQueue === queue)
      },
      "SES33": { raised { AVCaptureSession().commitConfiguration() } },
      "SLD06": {
        let make = { AVCaptureSlider("X", symbolName: "scope", values: [3, 1, 2, 1]) }
        guard let slider = made(make) else { return "none" }
        let least = slider.value
        let ends = exception { slider.value = 4 } != nil && exception { slider.value = 3 } == nil
        return least == 1 && ends && slider.value == 3 ? "1 to 3" : "another one"
      },
      "SLD07": { raised { _ = AVCaptureSlider("X", symbolName: "scope", values: []) } },
      "SLD08": {
        let slider = makeSlider()
        @MainActor func use(_ number: Float) -> String {
          one(
            raised { _ = AVCaptureSlider("X", symbolName: "scope", in: 0...1, step: number) },
            raised { _ = AVCaptureSlider("X", symbolName: "scope", values: [0, number]) },
            raised { slider.value = number })
        }
        return one(
          raised { _ = AVCaptureSlider("X", symbolName: "scope", in: 0...Float.infinity) },
          use(.nan), use(.infinity))
      },
      "SLD11": {
        let sliders = [
          AVCaptureSlider("X", symbolName: "scope", in: 0...1, step: 0.25),
          AVCaptureSlider("X", symbolName: "scope", values: [0, 1]),
        ]
        return text(
          sliders.allSatisfy { slider in
            exception { slider.value = 0.3 } == nil && slider.value == 0.3
          })
      },
      "SLD17": { raised { makeSlider().prominentValues = [-5, 0.3, 7] } },
    ]

    /// The texts that iOS 18.0 has for wrong calls, the calls, and both parts of what the phone says.
    private static var texts: [(known: String, call: String, start: String, text: String)] {
      let (slider, picker) = (makeSlider(), makePicker())
      let calls: [(known: String, call: String, body: () -> Void)] = [
        (
          "Value 2.000000 is greater than the slider's maximum value 1.000000",
          "AVCaptureSlider setValue:", { slider.value = 2 }
        ),
        (
          "Selected index 3 is larger than the largest supported index 2",
          "AVCaptureIndexPicker setSelectedIndex:", { picker.selectedIndex = 3 }
        ),
      ]
      return calls.map { wrong in
        let reason = exception(wrong.body)?.reason ?? "nothing"
        let end = reason.firstRange(of: "] ")?.upperBound ?? reason.startIndex
        return (wrong.known, wrong.call, String(reason[..<end]), String(reason[end...]))
      }
    }

    /// All answers as one.
    private static func one(_ answers: String...) -> String {
      Set(answers).sorted().joined(separator: " or ")
    }

    /// Creates a slider; `nil` if that raises an exception.
    private static func made(_ make: () -> AVCaptureSlider) -> AVCaptureSlider? {
      var slider: AVCaptureSlider?
      return exception { slider = make() } == nil ? slider : nil
    }

    private static func raised(_ call: () -> Void) -> String { exception(call)?.name ?? "nothing" }

    /// Makes a call, and returns the exception that it raises.
    private static func exception(_ call: () -> Void) -> RaisedException? {
      #if canImport(CameraControlLabExceptions)
        LabRaisedException(call).map {
          RaisedException(name: $0.name.rawValue, reason: $0.reason ?? "")
        }
      #elseif canImport(Darwin)
        nil
      #else
        // A simulated phone continues, and records the exception that a real phone would raise.
        let phone = PhoneApp.ambient.phone
        let before = phone.faults.count
        call()
        return phone.faults.dropFirst(before).first?.exception
      #endif
    }
  }
#endif
