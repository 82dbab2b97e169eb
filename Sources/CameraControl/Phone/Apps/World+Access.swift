// The access that the person has granted an app, and its consequences.

extension World {
  /// Returns whether the person allows an app to use the camera or the microphone.
  func authorization(of identifier: String, for mediaType: MediaType) -> AuthorizationStatus {
    answers.isEmpty ? .authorized : answers[accountable(for: identifier)]?[mediaType] ?? .authorized
  }

  /// Returns the name under which the world stores a process's access and context: for an
  /// extension, its app's name (LCK26, LCK55).
  func accountable(for identifier: String) -> String {
    product(ofProcess: identifier).flatMap { products.read($0, \.name) } ?? identifier
  }

  private func authorization(of app: AppID, for mediaType: MediaType) -> AuthorizationStatus {
    guard !answers.isEmpty, let identifier = apps.read(app, \.identifier)
    else { return .authorized }
    return authorization(of: identifier, for: mediaType)
  }

  /// Sets whether the person allows an app the use of a medium, and applies the consequences.
  mutating func authorize(
    _ identifier: String, _ status: AuthorizationStatus, for mediaType: MediaType
  ) {
    let old = authorization(of: identifier, for: mediaType)
    let name = accountable(for: identifier)
    answers[name, default: [:]][mediaType] = status
    guard status != old, mediaType == .video else { return }
    let isTakenBack = old == .authorized && (status == .denied || status == .restricted)
    for process in knownApps where accountable(for: process.identifier) == name {
      if isTakenBack, behavior.session.revokedAccess == .endsApp, isCapturing(process.id) {
        // The phone ends the app itself, but records an input, so that a replay ends the app, too.
        record(.input(.terminate(process.identifier)))
        terminate(process.identifier)
      } else if process.id == front {
        endUse()
      }
    }
  }

  /// Asks the person unless the answer is known, and returns whether the app may use the medium.
  mutating func requestAccess(of app: KnownApp, for mediaType: MediaType) -> Bool {
    guard allowsUse(of: mediaType == .audio ? .microphone : .camera, by: app.id) else {
      return false
    }
    recordRequest(for: mediaType, of: app.id)
    let known = authorization(of: app.identifier, for: mediaType)
    guard known == .notDetermined else { return known == .authorized }
    let isAllowed = personAllowsAccess(of: app.id)
    authorize(app.identifier, isAllowed ? .authorized : .denied, for: mediaType)
    return isAllowed
  }

  /// Notes that an app has asked for the camera, as the phone requires of some apps (LCK13).
  private mutating func recordRequest(for mediaType: MediaType, of app: AppID) {
    guard mediaType == .video, !products.isEmpty else { return }
    apps[app]?.hasAskedForCamera = true
  }

  /// Prepares for an input: asks the person if their answer is not known.
  mutating func openMedium(_ mediaType: MediaType, for app: AppID) {
    guard let identifier = apps.read(app, \.identifier),
      allowsUse(of: mediaType == .audio ? .microphone : .camera, by: app)
    else { return }
    recordRequest(for: mediaType, of: app)
    switch behavior.session.undeterminedAccess {
    case .asks:
      let app = KnownApp(id: app, identifier: identifier)
      _ = requestAccess(of: app, for: mediaType)
    case .waits: break
    }
  }

  /// Returns whether a person has answered that an app may not use a medium.
  func isAccessRefused(to mediaType: MediaType, for app: AppID) -> Bool {
    switch authorization(of: app, for: mediaType) {
    case .denied, .restricted: true
    case .notDetermined, .authorized: false
    }
  }

  /// The app that opens a device if the caller names none: the only running app.
  var onlyApp: AppID? {
    var known: AppID?
    for id in apps.identifiers where apps.read(id, { !$0.hasEnded }) ?? false {
      guard known == nil else { return nil }
      known = id
    }
    return known
  }

  /// Returns whether an app may use the camera, which is what the overlay and presses need.
  func mayUseCamera(_ app: AppID) -> Bool { authorization(of: app, for: .video) == .authorized }

  private func isCapturing(_ app: AppID) -> Bool {
    sessions(of: app).contains { id in
      sessions.read(id) { $0.isStartRequested && $0.hasCameraInForce } ?? false
    }
  }

  func personAllowsAccess(of app: AppID) -> Bool { apps[app]?.personAllowsAccess ?? true }
}
