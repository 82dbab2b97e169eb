import MetalKit
import XCTest

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
    let isCompleted = expectation(description: "completed")
    commands.addCompletedHandler { _ in isCompleted.fulfill() }
    commands.commit()
    commands.waitUntilScheduled()
    commands.waitUntilCompleted()
    await fulfillment(of: [isCompleted])
    let _: [Any.Type] = [(any MTLDrawable).self, (any MTLTexture).self]
  }
}
