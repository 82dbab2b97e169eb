import CameraControlTesting

/// Reads scripts as text: what can be read can be written and read again, and what cannot is refused
/// in one line.
enum ScriptFuzzer {
  static func test(_ input: UnsafeRawBufferPointer) -> Int32 {
    let text = String(decoding: input, as: UTF8.self)
    do {
      let script = try GestureScript(parsing: text)
      try script.check()
      let again = try GestureScript(parsing: script.text)
      if again != script { fail("written and read again, the script is \(again), not \(script)") }
    } catch {
      let message = "\(error)"
      if message.unicodeScalars.contains(where: { $0.value < 0x20 || $0.value == 0x7f }) {
        fail("the message is not one line: \(message)")
      }
      if message.utf8.count > 2000 { fail("the message is long: \(message)") }
    }
    return 0
  }
}
