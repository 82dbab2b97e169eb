import Foundation

// The compiler starts this program to expand the macros of the drop-in. The two write messages to
// each other, each as the length in eight bytes, the lowest first, and an object in JSON whose only
// key is the kind.

func bytes(_ count: Int) -> Data? {
  guard let data = try? FileHandle.standardInput.read(upToCount: count) else { return nil }
  return data.count == count ? data : nil
}

while let header = bytes(8) {
  let length = header.reversed().reduce(0) { $0 << 8 | Int($1) }
  guard let message = bytes(length) else { break }
  let answer = try JSONEncoder().encode(
    Answer(to: try JSONDecoder().decode(Request.self, from: message)))
  let prefix = Data((0..<8).map { UInt8(truncatingIfNeeded: answer.count >> (8 * $0)) })
  FileHandle.standardOutput.write(prefix + answer)
}
