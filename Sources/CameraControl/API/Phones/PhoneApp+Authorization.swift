extension PhoneApp {
  /// Returns whether the person allows the app to use the camera or the microphone.
  ///
  /// - Parameter mediaType: Video or audio.
  /// - Returns: The status, which is `authorized` unless you set another status in a test.
  /// - Throws: ``CaptureError`` for any other media type (DEV14).
  public func authorizationStatus(
    for mediaType: MediaType
  ) throws(CaptureError) -> AuthorizationStatus {
    try check(mediaType)
    return phone.host.read { $0.world.authorization(of: identifier, for: mediaType) }
  }

  /// Sets whether the person allows the app to use the camera or the microphone.
  ///
  /// If you revoke access to the camera while the app is capturing, the phone ends the app (DEV22),
  /// unless the option `revokedAccess` says otherwise. If the phone doesn't end the app, the app
  /// reads the new status.
  ///
  /// ```swift
  /// phone.app.setAuthorizationStatus(.denied, for: .video)
  /// #expect(!session.isRunning)
  /// ```
  public func setAuthorizationStatus(_ status: AuthorizationStatus, for mediaType: MediaType) {
    phone.host.change { $0.world.authorize(identifier, status, for: mediaType) }
  }

  /// Asks the person for access, unless the person has answered before.
  ///
  /// Set the person's answer with ``personAllowsAccess``.
  ///
  /// - Parameter mediaType: Video or audio.
  /// - Returns: Whether the app may use the camera or the microphone.
  /// - Throws: ``CaptureError`` for any other media type (DEV14).
  public func requestAccess(for mediaType: MediaType) throws(CaptureError) -> Bool {
    try check(mediaType)
    let app = World.KnownApp(id: id, identifier: identifier)
    return phone.host.change { $0.world.requestAccess(of: app, for: mediaType) }
  }

  /// The person's answer when the app asks for access; `true` by default.
  public var personAllowsAccess: Bool {
    get { phone.host.read { $0.world.personAllowsAccess(of: id) } }
    nonmutating set { phone.host.change { $0.world.apps[id]?.personAllowsAccess = newValue } }
  }

  private func check(_ mediaType: MediaType) throws(CaptureError) {
    guard mediaType == .video || mediaType == .audio else {
      throw CaptureError(
        .wrongMediaType, rule: "DEV14", source: "PhoneApp",
        problem: "Access can be requested only for video and audio, not for \(mediaType.rawValue).",
        remedy: "Request access to video or audio.",
        exception: .invalidArgument(
          "*** +[AVCaptureDevice requestAccessForMediaType:] only AVMediaTypeVideo and "
            + "AVMediaTypeAudio are supported"))
    }
  }
}
