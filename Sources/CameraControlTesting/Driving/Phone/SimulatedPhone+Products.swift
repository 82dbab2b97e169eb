public import CameraControl

// Products: apps with a capture extension, in processes of their own.

extension SimulatedPhone {
  /// Installs a product, and waits until its app has started in the background.
  ///
  /// - Parameter product: The product to install.
  /// - Returns: The installed product.
  /// - Throws: `CaptureError` if the phone already has a product with this name (LCH18).
  @discardableResult
  public func install(_ product: CaptureProduct) async throws -> InstalledProduct {
    await courier.wait()
    let installed = try core.install(product)
    await courier.wait()
    return installed
  }

  /// Installs a product, and waits until its app has started in the background.
  ///
  /// - Parameters:
  ///   - product: The product to install.
  ///   - fileID: The file of the call, for the error.
  ///   - line: The line of the call, for the error.
  /// - Returns: The installed product.
  /// - Throws: `CaptureError` if the phone already has a product with this name (LCH18);
  ///   ``MisplacedCall`` inside a callback or an observer.
  @discardableResult
  public func install(
    _ product: CaptureProduct, fileID: StaticString = #fileID, line: UInt = #line
  ) throws -> InstalledProduct {
    try checkCanWait("install", fileID: fileID, line: line)
    courier.wait()
    let installed = try core.install(product)
    courier.wait()
    return installed
  }

  // MARK: The process that code runs in

  /// Runs `body` in a process of an installed product.
  ///
  /// Objects that `body` creates, such as an `AVCaptureSession`, belong to the process.
  ///
  /// - Parameters:
  ///   - process: The process, such as `InstalledProduct.app`.
  ///   - body: The code to run.
  /// - Returns: The result of `body`.
  public func asCurrent<Result>(
    in process: PhoneApp, _ body: () throws -> Result
  ) rethrows -> Result {
    try AmbientPhone.withApp(process, body)
  }

  /// Runs `body` in a process of an installed product.
  ///
  /// Objects that `body` creates, such as an `AVCaptureSession`, belong to the process.
  ///
  /// - Parameters:
  ///   - process: The process, such as `InstalledProduct.app`.
  ///   - isolation: The caller's isolation, in which `body` runs.
  ///   - body: The code to run.
  /// - Returns: The result of `body`.
  public func asCurrent<Result>(
    in process: PhoneApp, isolation: isolated (any Actor)? = #isolation,
    _ body: () async throws -> Result
  ) async rethrows -> Result {
    try await AmbientPhone.withApp(process, isolation: isolation, body)
  }

  /// Runs `body` in a process that exists only after its first launch, such as a capture extension.
  ///
  /// - Parameters:
  ///   - process: The process, such as `InstalledProduct.captureExtension`.
  ///   - fileID: The file of the call, for the error.
  ///   - line: The line of the call, for the error.
  ///   - body: The code to run.
  /// - Returns: The result of `body`.
  /// - Throws: ``MissingProcess`` if the process doesn't exist; any error that `body` throws.
  public func asCurrent<Result>(
    in process: PhoneApp?, fileID: StaticString = #fileID, line: UInt = #line,
    _ body: () throws -> Result
  ) throws -> Result { try AmbientPhone.withApp(present(process, fileID, line), body) }

  /// Runs `body` in a process that exists only after its first launch, such as a capture extension.
  ///
  /// - Parameters:
  ///   - process: The process, such as `InstalledProduct.captureExtension`.
  ///   - isolation: The caller's isolation, in which `body` runs.
  ///   - fileID: The file of the call, for the error.
  ///   - line: The line of the call, for the error.
  ///   - body: The code to run.
  /// - Returns: The result of `body`.
  /// - Throws: ``MissingProcess`` if the process doesn't exist; any error that `body` throws.
  public func asCurrent<Result>(
    in process: PhoneApp?, isolation: isolated (any Actor)? = #isolation,
    fileID: StaticString = #fileID, line: UInt = #line, _ body: () async throws -> Result
  ) async throws -> Result {
    try await AmbientPhone.withApp(present(process, fileID, line), isolation: isolation, body)
  }

  private func present(
    _ process: PhoneApp?, _ fileID: StaticString, _ line: UInt
  ) throws(MissingProcess) -> PhoneApp {
    guard let process else {
      throw MissingProcess(lastLaunch: launches.last, place: "\(fileID):\(line)")
    }
    return process
  }
}
