import CameraControl
import Dispatch

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#endif

/// Receives each step before the phone performs it, and ends the process if a script takes too
/// long.
///
/// Nothing else can stop code of an app that never returns. Time is counted in ticks, so that a process
/// that was stopped by a debugger, or that got no processor, has not used its time up.
final class Watchdog {
  private let running: Running
  private let timer: any DispatchSourceTimer

  /// Where each step is written down, so that the next exploration knows the script.
  var journal: Journal?

  /// Creates a watchdog.
  ///
  /// - Parameters:
  ///   - limits: How long a script may take.
  ///   - announces: Whether standard error has the script if code of the app ends the process.
  init(_ limits: Running.Limits, announces: Bool) {
    running = Running(limits)
    if announces { ProcessEnd.watch(running) { [running] in running.text } }
    // A separate queue has a thread even while the app blocks all others.
    timer = DispatchSource.makeTimerSource(queue: DispatchQueue(label: "camera-control.watchdog"))
    let tick = DispatchTimeInterval.milliseconds(Running.tickMilliseconds)
    timer.schedule(deadline: .now() + tick, repeating: tick)
    timer.setEventHandler { [running] in running.tick() }
    timer.resume()
  }

  deinit {
    timer.cancel()
    ProcessEnd.forget(running)
  }

  /// Notes that a script begins, with an order of callbacks.
  func begin(_ order: DeliveryOrder) {
    running.script.withLock { script in
      script.steps.removeAll(keepingCapacity: true)
      (script.processorTime, script.realTime) = (.zero, .zero)
      script.isRunning = true
    }
    journal?.begin(order)
  }

  func add(_ step: GestureStep) {
    running.script.withLock { $0.steps.append(step) }
    journal?.add(step)
  }

  /// Notes that the script has ended, and did not end the process.
  func end() {
    running.script.withLock { $0.isRunning = false }
    journal?.end()
  }
}

/// The script that runs, and the time that it has taken.
final class Running: Sendable {
  fileprivate struct Script {
    var steps: [GestureStep] = []
    var isRunning = false
    var processorTime = Duration.zero
    var realTime = Duration.zero
    var clock = 0
  }

  typealias Limits = (processorTime: Duration, realTime: Duration)

  private let limits: Limits
  fileprivate let script = Guarded(Script())

  init(_ limits: Limits) { self.limits = limits }

  /// The script that runs, or the one before, whose tasks may still do so, in words.
  var text: String {
    script.withLock {
      "\($0.isRunning ? "during" : "after") the script: \(Self.text(of: $0.steps))"
    }
  }

  private static func text(of steps: [GestureStep]) -> String {
    steps.isEmpty ? "creating the app" : "\(GestureScript(steps))"
  }

  /// Counts a tick, and ends the process if the script has taken too much.
  func tick() {
    let now = Int(clock())
    script.withLock { script in
      let work = Duration.seconds(Double(now - script.clock) / Double(CLOCKS_PER_SEC))
      script.clock = now
      guard script.isRunning else { return }
      let tick = Duration.milliseconds(Self.tickMilliseconds)
      // The other threads of the process may have worked, too.
      script.processorTime += min(work, tick)
      script.realTime += tick
      if script.processorTime > limits.processorTime {
        endProcess(
          "\(limits.processorTime) of processor time", Self.text(of: script.steps), SIGXCPU)
      }
      if script.realTime > limits.realTime {
        endProcess("\(limits.realTime) of real time", Self.text(of: script.steps), SIGALRM)
      }
    }
  }

  static let tickMilliseconds = 100
}

/// Says which script takes too long, and ends the process with a signal.
private func endProcess(_ limit: String, _ script: String, _ number: Int32) -> Never {
  Disk.writeToStandardError(
    "camera-control: a script is still running after \(limit), its limit: \(script)\n")
  // Threads of queues block most signals.
  var signals = sigset_t()
  sigemptyset(&signals)
  sigaddset(&signals, number)
  pthread_sigmask(SIG_UNBLOCK, &signals, nil)
  signal(number, SIG_DFL)
  raise(number)
  _exit(1)
}
