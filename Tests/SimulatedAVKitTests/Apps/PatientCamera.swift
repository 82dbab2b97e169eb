import AVKit
import Combine

/// A camera that waits: for a press that is held, between the numbers of a countdown, for a slider that
/// rests, and before it tries again.
@MainActor
final class PatientCamera: NSObject {
  /// The ways in which apps wait for half a second.
  enum Way: String, CaseIterable {
    case task, detached, closure, workItem, timer, addedTimer, delay
  }

  /// Called with everything that the camera does.
  var log: (String) -> Void = { _ in }

  private let way: Way
  private var task: Task<Void, any Error>?
  private var item: DispatchWorkItem?
  private var timer: Timer?
  private var subscriptions: Set<AnyCancellable> = []
  private var holding: AnyCancellable?
  private var isHeld = false
  private var session: AVCaptureSession?
  private var observer: (any NSObjectProtocol)?
  private let zooms = PassthroughSubject<Float, Never>()

  init(way: Way = .task) {
    self.way = way
    super.init()
    zooms.debounce(for: .milliseconds(300), scheduler: DispatchQueue.main)
      .sink { [weak self] _ in MainActor.assumeIsolated { self?.add("saved") } }
      .store(in: &subscriptions)
  }

  private func add(_ event: String) { log(event) }
}

// MARK: - A press that is held

extension PatientCamera {
  /// Makes what the button's presses go to: a press that lasts half a second records.
  func makeInteraction() -> AVCaptureEventInteraction {
    AVCaptureEventInteraction { [weak self] event in
      MainActor.assumeIsolated {
        switch event.phase {
        case .began: self?.begin()
        default: self?.end()
        }
      }
    }
  }

  private func begin() {
    isHeld = true
    switch way {
    case .task:
      task = Task {
        try await Task.sleep(for: .seconds(0.5))
        record()
      }
    case .detached:
      task = Task.detached {
        try await Task.sleep(nanoseconds: 500_000_000)
        await self.record()
      }
    case .closure:
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { [weak self] in
        MainActor.assumeIsolated { self?.recordIfHeld() }
      }
    case .workItem:
      let item = DispatchWorkItem { [weak self] in MainActor.assumeIsolated { self?.record() } }
      self.item = item
      DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(500), execute: item)
    case .timer:
      timer = Timer.scheduledTimer(withTimeInterval: 0.5, repeats: false) { [weak self] _ in
        MainActor.assumeIsolated { self?.record() }
      }
    case .addedTimer:
      let timer = Timer(timeInterval: 0.5, repeats: true) { [weak self] timer in
        timer.invalidate()
        MainActor.assumeIsolated { self?.record() }
      }
      RunLoop.main.add(timer, forMode: .common)
      self.timer = timer
    case .delay:
      holding = Just(()).delay(for: .seconds(0.5), scheduler: RunLoop.main)
        .sink { [weak self] in MainActor.assumeIsolated { self?.record() } }
    }
  }

  private func end() {
    isHeld = false
    task?.cancel()
    item?.cancel()
    timer?.invalidate()
    holding = nil
    add("released")
  }

  private func recordIfHeld() {
    if isHeld { record() }
  }

  private func record() { add("recording") }
}

// MARK: - A countdown, and a slider

extension PatientCamera {
  /// Counts down from three, once each second, and takes a photo.
  func countDown() {
    task = Task {
      for number in [3, 2, 1] {
        add("\(number)")
        try await Task.sleep(until: .now + .seconds(1), clock: .continuous)
      }
      add("photo")
    }
  }

  /// Ends the countdown, or the attempts.
  func stop() { task?.cancel() }

  /// Makes a slider whose value is saved once it rests.
  func makeSlider() -> AVCaptureSlider {
    let slider = AVCaptureSlider("Zoom", symbolName: "plus.magnifyingglass", in: 0...1)
    slider.setActionQueue(.main) { [weak self] zoom in
      MainActor.assumeIsolated { self?.zooms.send(zoom) }
    }
    return slider
  }
}

// MARK: - An interruption

extension PatientCamera {
  /// Tries once each second to use the camera again, as long as something interrupts the session.
  func follow(_ session: AVCaptureSession) {
    observer = NotificationCenter.default.addObserver(
      forName: AVCaptureSession.wasInterruptedNotification, object: session, queue: .main
    ) { [weak self] _ in MainActor.assumeIsolated { self?.retry() } }
    self.session = session
  }

  private func retry() {
    task = Task {
      while session?.isInterrupted == true {
        add("retry")
        try await Task.sleep(for: .seconds(1), clock: .suspending)
      }
      add("back")
    }
  }
}
