import CameraControl

/// The code of a Swift file, without its comments and the texts of its string literals.
///
/// Code that a literal contains is left out. A literal in such code counts as code.
struct SwiftCode {
  private let bytes: [UInt8]
  private var position = 0
  private(set) var text = ""

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var code: [UInt8] = []
    while position < bytes.count {
      if isAt("//") {
        skip(past: "\n")
      } else if isAt("/*") {
        skipComment()
      } else if let hashes = hashesOfLiteral() {
        skipLiteral(hashes)
      } else {
        code.append(bytes[position])
        position += 1
        continue
      }
      // What was left out separates words.
      code.append(UInt8(ascii: " "))
    }
    text = String(decoding: code, as: UTF8.self)
  }

  /// Returns whether the code uses a resource that needs a usage description.
  func uses(_ resource: ProtectedResource) -> Bool {
    let uses =
      switch resource {
      case .camera: /\bAVCaptureDevice\b/
      case .microphone:
        #/
          \b AVCaptureDevice \s* \. \s* (?: default | requestAccess | DiscoverySession ) \s* \( [^()]*
            \b (?: for | mediaType ) \s* : \s* (?: AVMediaType )? \s* \. \s* audio \b
          | \b AVAudioRecorder \s* \( | \b requestRecordPermission \b
        /#
      case .photoLibrary:
        #/
          \b PHAssetCreationRequest \b | \b PHAssetChangeRequest \s* \. \s* creationRequest
          | \b UI (?: ImageWrite | SaveVideoAtPath ) ToSavedPhotosAlbum \b
          | \b PHPhotoLibrary \s* \. \s* requestAuthorization \b
        /#
      }
    // By default, a period between letters is part of a word.
    return text.contains(uses.wordBoundaryKind(.simple))
  }

  private func isAt(_ text: String) -> Bool { bytes[position...].starts(with: text.utf8) }

  private mutating func skip(past text: String) {
    while position < bytes.count, !isAt(text) { position += 1 }
    position = min(position + text.utf8.count, bytes.count)
  }

  /// Skips a comment, which may contain comments.
  private mutating func skipComment() {
    var depth = 0
    repeat {
      let step = isAt("/*") ? 1 : isAt("*/") ? -1 : 0
      depth += step
      position += step == 0 ? 1 : 2
    } while depth > 0 && position < bytes.count
  }

  /// Returns how many signs are before the quotation mark of a literal that begins here.
  private func hashesOfLiteral() -> Int? {
    let hashes = bytes[position...].prefix { $0 == UInt8(ascii: "#") }
    return bytes[hashes.endIndex...].first == UInt8(ascii: "\"") ? hashes.count : nil
  }

  private mutating func skipLiteral(_ hashes: Int) {
    position += hashes
    let signs = String(repeating: "#", count: hashes)
    let mark = isAt("\"\"\"") ? "\"\"\"" : "\""
    position += mark.utf8.count
    while position < bytes.count {
      if isAt(mark + signs) {
        position += mark.utf8.count + hashes
        return
      }
      // A literal in one line that doesn't end is broken, or part of a regular expression.
      if mark.utf8.count == 1, bytes[position] == UInt8(ascii: "\n") { return }
      position += isAt("\\" + signs) ? 2 + hashes : 1
    }
  }
}
