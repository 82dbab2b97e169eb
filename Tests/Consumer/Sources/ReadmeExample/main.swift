import CameraControl

let session = ManualQueue(label: "session")
let start = PhoneInstant.zero

session.enqueue { print("began at \(start), on the queue: \(session.isCurrent)") }
session.enqueue { print("ended at \(start.advanced(by: .milliseconds(250)))") }

print("waiting: \(session.pendingCount)")
session.runAll()
