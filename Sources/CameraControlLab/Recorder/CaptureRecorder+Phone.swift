#if os(iOS) || !canImport(Darwin)
  import CameraControl
  import Foundation

  extension CaptureRecorder {
    /// The identifier of the device's model, such as `iPhone17,1`.
    static var model: String {
      #if canImport(Darwin)
        var system = utsname()
        uname(&system)
        return withUnsafeBytes(of: &system.machine) { bytes in
          String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
        }
      #else
        return "simulated"
      #endif
    }

    /// The version of the device's system, such as `26.1`.
    static var system: String {
      #if canImport(Darwin)
        let version = ProcessInfo.processInfo.operatingSystemVersion
        return "\(version.majorVersion).\(version.minorVersion)"
      #else
        return "\(PhoneSettings().systemVersion)"
      #endif
    }

    /// The label of the queue that the caller is on; `nil` if the system doesn't name it.
    static var queue: String? {
      #if canImport(Darwin)
        let label = String(cString: __dispatch_queue_get_label(nil))
        return label.isEmpty ? nil : label
      #else
        return Thread.isMainThread ? "main" : nil
      #endif
    }
  }
#endif
