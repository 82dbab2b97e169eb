import Combine
import SwiftUI
import os

/// What the views show, and what they ask of the camera.
@MainActor
@Observable
public final class CameraModel {
  private(set) var status = CameraStatus.unknown
  private(set) var activity = CaptureActivity.idle
  private(set) var isSwitching = false
  private(set) var isShowingControls = false
  private(set) var willCapture = false
  private(set) var thumbnail: CGImage?
  private(set) var saved = 0
  var error: (any Error)?
  var mode = CaptureMode.photo {
    didSet {
      guard mode != oldValue else { return }
      Task { await change(to: mode) }
    }
  }

  let preview: PreviewSource
  private let service = CaptureService()
  private let library = MediaLibrary()

  /// Creates a camera that has not started.
  public init() {
    preview = service.preview
  }

  /// Asks for access, and starts.
  public func start() async {
    guard await service.isAuthorized else {
      status = .unauthorized
      return
    }
    do {
      try await service.start(in: mode)
      observe()
      status = .running
    } catch {
      logger.error("The camera did not start: \(error.localizedDescription)")
      (status, self.error) = (.failed, error)
    }
  }

  /// Does what the shutter stands for.
  func capture() async {
    switch mode {
    case .photo: await takePhoto()
    case .video: await toggleRecording()
    }
  }

  func switchCamera() async {
    isSwitching = true
    defer { isSwitching = false }
    await service.switchCamera()
  }

  func focus(at point: CGPoint) async {
    await service.focus(at: point)
  }

  private func change(to mode: CaptureMode) async {
    do {
      try await service.setMode(mode)
    } catch {
      self.error = error
    }
  }

  private func takePhoto() async {
    do {
      let photo = try await service.takePhoto()
      try await library.save(photo, at: nil)
      saved += 1
    } catch {
      self.error = error
    }
  }

  private func toggleRecording() async {
    do {
      guard await service.activity.isRecording else { return try await service.startRecording() }
      try await library.save(try await service.stopRecording())
      saved += 1
    } catch {
      self.error = error
    }
  }

  private func observe() {
    Task {
      for await activity in await service.$activity.values {
        self.activity = activity
        willCapture = activity == .photo(willCapture: true)
      }
    }
    Task {
      for await isInterrupted in await service.$isInterrupted.values where status != .failed {
        status = isInterrupted ? .interrupted : .running
      }
    }
    Task {
      for await isShowing in await service.$isShowingControls.values {
        withAnimation { isShowingControls = isShowing }
      }
    }
    Task {
      for await image in library.thumbnails { thumbnail = image }
    }
  }
}
