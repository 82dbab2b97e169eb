import MetalKit
import XCTest
import os

/// What apps name of Metal, in Swift 5 and in Swift 6.
@MainActor
final class MetalNamesTests: XCTestCase {
  func testValuesAreThere() async {
    assertDistinct([MTLPixelFormat.bgra8Unorm, .r8Unorm, .rgba8Unorm])
  }

  func testPropertiesAreThere() async {
    assertProperties(
      \MTKView.autoResizeDrawable, \.clearColor, \.colorPixelFormat, \.enableSetNeedsDisplay,
      \.isPaused, \.preferredFramesPerSecond, \.presentsWithTransaction
    )
  }

  func testTypesAreThere() async {
    let _: [Any.Type] = [(any CAMetalDrawable).self, MTLClearColor.self]
  }

  func testCommandsAreCompletedAtOnce() async throws {
    let device = try XCTUnwrap(MTLCreateSystemDefaultDevice())
    let commands: any MTLCommandBuffer = try XCTUnwrap(
      device.makeCommandQueue()?.makeCommandBuffer())
    let isCompleted = OSAllocatedUnfairLock(initialState: false)
    commands.addCompletedHandler { _ in isCompleted.withLock { $0 = true } }
    commands.commit()
    commands.waitUntilScheduled()
    commands.waitUntilCompleted()
    XCTAssertTrue(isCompleted.withLock { $0 })
    let _: [Any.Type] = [(any MTLDrawable).self, (any MTLTexture).self]
  }
}
