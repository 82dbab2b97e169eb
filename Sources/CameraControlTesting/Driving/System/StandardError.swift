#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#endif

/// Writes to standard error, which no test framework hides.
enum StandardError {
  /// Writes text as it is.
  static func write(_ text: String) {
    var text = text
    text.withUTF8 { bytes in
      #if canImport(Darwin)
        _ = Darwin.write(STDERR_FILENO, bytes.baseAddress, bytes.count)
      #elseif canImport(Glibc)
        _ = Glibc.write(STDERR_FILENO, bytes.baseAddress, bytes.count)
      #elseif canImport(Musl)
        _ = Musl.write(STDERR_FILENO, bytes.baseAddress, bytes.count)
      #elseif canImport(Android)
        _ = Android.write(STDERR_FILENO, bytes.baseAddress, bytes.count)
      #endif
    }
  }
}
