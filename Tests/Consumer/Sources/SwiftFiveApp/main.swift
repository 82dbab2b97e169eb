import CameraControl

// An app that has not moved to Swift 6 yet: captured variables, globals, no isolation.

var runs = 0
let queue = ManualQueue(label: "session")
queue.enqueue { runs += 1 }
queue.enqueue { runs += 1 }
queue.runAll()
print("pieces of work: \(runs)")

do {
  throw CaptureError(.notLocked, rule: "DEV03", "Lock the device for configuration first.")
} catch let error as CaptureError where error.code == .notLocked {
  print(error)
}
