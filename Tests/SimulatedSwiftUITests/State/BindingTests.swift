import SwiftUI
import XCTest

@MainActor
final class BindingTests: XCTestCase {
  private struct Settings {
    var name = "a"
    var level: Int?
  }

  func testABindingReachesAPartOfTheValue() async {
    var settings = Settings()
    let binding = Binding(get: { settings }, set: { settings = $0 })
    binding.name.wrappedValue = "b"
    XCTAssertEqual(settings.name, "b")
    XCTAssertEqual(binding.projectedValue.wrappedValue.name, "b")
    binding.animation(.linear).level.wrappedValue = 3
    XCTAssertEqual(settings.level, 3)
    XCTAssertEqual(Binding(projectedValue: binding).wrappedValue.level, 3)
  }

  func testABindingToAnOptional() async {
    var level: Int?
    let binding = Binding(get: { level }, set: { level = $0 })
    XCTAssertNil(Binding<Int>(binding))
    level = 3
    let inner = Binding<Int>(binding)
    XCTAssertEqual(inner?.wrappedValue, 3)
    inner?.wrappedValue = 4
    XCTAssertEqual(level, 4)
    level = nil
    XCTAssertEqual(inner?.wrappedValue, 3, "the last value that was there")
  }

  func testABindingAsAnOptional() async {
    var level = 1
    let outer = Binding<Int?>(Binding(get: { level }, set: { level = $0 }))
    outer.wrappedValue = 2
    outer.wrappedValue = nil
    XCTAssertEqual(level, 2)
    XCTAssertEqual(outer.wrappedValue, 2)
  }

  func testAConstantStays() async {
    let binding = Binding.constant(1)
    binding.wrappedValue = 2
    XCTAssertEqual(binding.wrappedValue, 1)
  }

  /// As on a phone, a binding can be sent to another actor if its value can.
  func testABindingCanBeSent() async {
    let binding = Binding.constant(1)
    let value = await Task.detached { binding.wrappedValue }.value
    XCTAssertEqual(value, 1)
  }

  func testABindableMakesBindings() async {
    let model = Model()
    let bindables = [
      Bindable(model), Bindable(wrappedValue: model), Bindable(projectedValue: Bindable(model)),
    ]
    for (number, bindable) in bindables.enumerated() {
      bindable.count.wrappedValue = number + 1
      XCTAssertEqual(bindable.projectedValue.count.wrappedValue, number + 1)
      XCTAssertEqual(model.count, number + 1)
    }
  }

  @Observable
  fileprivate final class Model {
    var count = 0
  }
}
