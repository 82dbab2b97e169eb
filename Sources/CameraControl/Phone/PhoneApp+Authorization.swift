extension PhoneApp {
  /// What the person allowed the app so far.
  ///
  /// - Parameter mediaType: Video or audio.
  /// - Returns: The answer; authorized at first, so that only those who test it need care.
  /// - Throws: ``CaptureError`` for any other media type.
  public func authorizationStatus(
    for mediaType: CaptureDevice.MediaType
  ) throws(CaptureError) -> AuthorizationStatus {
    try check(mediaType)
    return state.withState { $0.authorization[mediaType] ?? .authorized }
  }

  /// Sets what the person allowed the app so far.
  public func setAuthorizationStatus(
    _ status: AuthorizationStatus, for mediaType: CaptureDevice.MediaType
  ) {
    state.withState { $0.authorization[mediaType] = status }
  }

  /// Asks the person, unless the answer is known; ``personAllowsAccess`` is what they say.
  ///
  /// - Parameter mediaType: Video or audio.
  /// - Returns: Whether the app may use it.
  /// - Throws: ``CaptureError`` for any other media type.
  public func requestAccess(
    for mediaType: CaptureDevice.MediaType
  ) throws(CaptureError) -> Bool {
    try check(mediaType)
    return state.withState { state in
      let known = state.authorization[mediaType] ?? .authorized
      guard known == .notDetermined else { return known == .authorized }
      state.authorization[mediaType] = state.personAllowsAccess ? .authorized : .denied
      return state.personAllowsAccess
    }
  }

  /// What the person answers when the app asks for access; yes at first.
  public var personAllowsAccess: Bool {
    get { state.withState { $0.personAllowsAccess } }
    nonmutating set { state.withState { $0.personAllowsAccess = newValue } }
  }

  private func check(_ mediaType: CaptureDevice.MediaType) throws(CaptureError) {
    guard mediaType == .video || mediaType == .audio else {
      throw CaptureError(
        .wrongMediaType, rule: "DEV14",
        "Access can be asked for video and audio only, not for \(mediaType.rawValue); ask for one of "
          + "these.",
        exception: .invalidArgument(
          "*** +[AVCaptureDevice requestAccessForMediaType:] only AVMediaTypeVideo and "
            + "AVMediaTypeAudio are supported"))
    }
  }
}
