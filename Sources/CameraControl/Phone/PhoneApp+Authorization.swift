extension PhoneApp {
  /// What the person allowed the app so far.
  ///
  /// - Parameter mediaType: Video or audio.
  /// - Returns: The answer; authorized at first, so that only those who test it need care.
  /// - Throws: ``CaptureError`` for any other media type.
  public func authorizationStatus(
    for mediaType: MediaType
  ) throws(CaptureError) -> AuthorizationStatus {
    try check(mediaType)
    return phone.host.read { $0.world.authorization(of: id, for: mediaType) }
  }

  /// Sets what the person allowed the app so far.
  public func setAuthorizationStatus(
    _ status: AuthorizationStatus, for mediaType: MediaType
  ) {
    phone.host.step { $0.world.authorize(id, status, for: mediaType) }
  }

  /// Asks the person, unless the answer is known; ``personAllowsAccess`` is what they say.
  ///
  /// - Parameter mediaType: Video or audio.
  /// - Returns: Whether the app may use it.
  /// - Throws: ``CaptureError`` for any other media type.
  public func requestAccess(
    for mediaType: MediaType
  ) throws(CaptureError) -> Bool {
    try check(mediaType)
    return phone.host.step { $0.world.requestAccess(of: id, for: mediaType) }
  }

  /// What the person answers when the app asks for access; yes at first.
  public var personAllowsAccess: Bool {
    get { phone.host.read { $0.world.personAllowsAccess(of: id) } }
    nonmutating set { phone.host.step { $0.world.setPersonAllowsAccess(newValue, of: id) } }
  }

  private func check(_ mediaType: MediaType) throws(CaptureError) {
    guard mediaType == .video || mediaType == .audio else {
      throw CaptureError(
        .wrongMediaType, rule: "DEV14", source: "PhoneApp",
        problem: "Access can be asked for video and audio only, not for \(mediaType.rawValue).",
        remedy: "Ask for access to video or audio.",
        exception: .invalidArgument(
          "*** +[AVCaptureDevice requestAccessForMediaType:] only AVMediaTypeVideo and "
            + "AVMediaTypeAudio are supported"))
    }
  }
}
