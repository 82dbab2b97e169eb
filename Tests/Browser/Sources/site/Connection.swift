import Foundation

/// One request of a browser, and the way to answer it.
struct Connection {
  let request: String
  private let handle: FileHandle

  init(_ descriptor: Int32) {
    handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    // A request for a file fits; what a browser says beyond that does not matter.
    request = String(decoding: handle.availableData.prefix(4096), as: UTF8.self)
  }

  /// Answers; a browser that has gone needs no answer.
  func send(_ answer: Data) {
    try? handle.write(contentsOf: answer)
    try? handle.close()
  }
}
