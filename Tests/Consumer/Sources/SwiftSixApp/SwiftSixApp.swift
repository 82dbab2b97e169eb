import CameraControl

/// An app in Swift 6 mode, with a main actor and checked concurrency.
@main
struct SwiftSixApp {
  static func main() async {
    let queue = ManualQueue(label: "session")
    let adder = Task.detached { queue.enqueue { print("on the queue: \(queue.isCurrent)") } }
    await adder.value
    print("pieces of work: \(queue.runAll())")
    print("a shutter delay ends at \(PhoneInstant.zero.advanced(by: .milliseconds(250)))")
    print(refusal())
  }

  static func refusal() -> CaptureError {
    CaptureError(
      .emptyRange, rule: "SLD01", "The range has no extent. Give it two different bounds.",
      exception: .invalidArgument("empty range")
    )
  }
}
