import Foundation

// The compiler starts this program to expand `#Preview`, and gets nothing: a preview is compiled as
// an argument and then forgotten. Compiler and program write messages to each other, each as the
// length in eight bytes, the lowest first, and an object in JSON whose only key is the kind.

let answers: [String: String] = [
  "getCapability": #"{"getCapabilityResult":{"capability":{"protocolVersion":7}}}"#
]
let nothing = #"{"expandMacroResult":{"expandedSource":"","diagnostics":[]}}"#

func bytes(_ count: Int) -> Data? {
  guard let data = try? FileHandle.standardInput.read(upToCount: count) else { return nil }
  return data.count == count ? data : nil
}

while let header = bytes(8) {
  let length = header.reversed().reduce(0) { $0 << 8 | Int($1) }
  guard let message = bytes(length),
    let request = try JSONSerialization.jsonObject(with: message) as? [String: Any],
    let kind = request.keys.first
  else { break }
  let answer = Data((answers[kind] ?? nothing).utf8)
  let prefix = Data((0..<8).map { UInt8(truncatingIfNeeded: answer.count >> (8 * $0)) })
  FileHandle.standardOutput.write(prefix + answer)
}
