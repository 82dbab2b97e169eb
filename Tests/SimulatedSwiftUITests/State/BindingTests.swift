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

  func testABindingOfACollectionIsACollectionOfBindings() async {
    var lenses = ["wide", "tele"]
    let binding = Binding(get: { lenses }, set: { lenses = $0 })
    for lens in binding { lens.wrappedValue += "!" }
    XCTAssertEqual(lenses, ["wide!", "tele!"])
    XCTAssertEqual(binding.reversed().map(\.wrappedValue), ["tele!", "wide!"])
    XCTAssertEqual(binding.index(0, offsetBy: 2), binding.endIndex)
    XCTAssertEqual(Array(binding.indices), [0, 1])
    binding[1].wrappedValue = "macro"
    XCTAssertEqual(lenses, ["wide!", "macro"])
  }

  func testViewsOfAnElementChangeIt() async {
    struct Photo: Identifiable {
      let id: Int
      var isChosen = false
    }
    var photos = [Photo(id: 1), Photo(id: 2)]
    let binding = Binding(get: { photos }, set: { photos = $0 })
    let byIdentity = ForEach(binding) { $photo in Toggle("\(photo.id)", isOn: $photo.isChosen) }
    let byKeyPath = ForEach(binding, id: \.id) { $photo in Toggle("x", isOn: $photo.isChosen) }
    let byWhole = List(binding) { $photo in Toggle("x", isOn: $photo.isChosen) }
    XCTAssertEqual(lines(byIdentity), ["1", "2"])
    XCTAssertEqual(lines(byWhole), ["x", "x"])
    let words = ForEach(Binding.constant(["a", "b"]), id: \.self) { $word in Text(word) }
    XCTAssertEqual(lines(words), ["a", "b"])
    Stage(byKeyPath).controller.view.subviews.last?.simulateTap()
    XCTAssertEqual(photos.map(\.isChosen), [false, true])
  }

  func testABindingInATransactionIsTheSame() async {
    var value = 1
    let binding = Binding(get: { value }, set: { value = $0 })
    binding.transaction(Transaction(animation: .bouncy)).wrappedValue = 2
    XCTAssertEqual(value, 2)
    XCTAssertEqual(withTransaction(\.disablesAnimations, true) { value }, 2)
  }
}
