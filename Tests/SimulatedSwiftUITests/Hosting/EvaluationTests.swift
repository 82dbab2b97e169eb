import CameraControlTesting
import SwiftUI
import TestSupport
import XCTest

/// Which bodies run after a change, and what they are made of.
@MainActor
final class EvaluationTests: XCTestCase {
  private let log = Log<String>()

  /// SUI01: no body but that of the child runs.
  func testTheStateOfAChildRunsTheBodyOfTheChildAlone() async throws {
    let stage = Stage(Family(log: log))
    XCTAssertEqual(log.all, ["parent", "child 0"])
    XCTAssertTrue(stage.activate("child"))
    try await stage.wait(for: "1", in: "child's count")
    XCTAssertEqual(log.all, ["parent", "child 0", "child 1"])
  }

  /// SUI01: a model that a child makes itself stays as long as the parent's body does not run.
  func testAModelThatAChildMakesItselfOutlivesItsChanges() async throws {
    Tally.made = 0
    let stage = Stage(Outer())
    for count in 1...2 {
      XCTAssertTrue(stage.activate("increment"))
      try await stage.wait(for: "\(count)", in: "count")
    }
    XCTAssertEqual(Tally.made, 1)
  }

  func testTheStateOfAParentRunsOnlyTheChildrenThatAreGivenSomethingElse() async throws {
    let stage = Stage(Family(log: log))
    XCTAssertTrue(stage.activate("parent"))
    try await stage.wait(for: "1", in: "given")
    XCTAssertEqual(log.all, ["parent", "child 0", "parent"])
  }

  func testWhatAnElementOfAListReadsRunsTheElementsAgain() async throws {
    let names = Names()
    let stage = Stage(ListOfNames(names: names, log: log))
    XCTAssertEqual(log.all, ["list", "row one", "row two"])
    names.all[1] = "three"
    try await stage.wait(for: "three", in: "1")
    XCTAssertEqual(log.all, ["list", "row one", "row two", "row three"])
  }

  func testTheStateOfAModifierKeepsWhatItModifies() async throws {
    let stage = Stage(Modified(log: log))
    XCTAssertEqual(log.all, ["whole", "modifier", "child 0"])
    XCTAssertTrue(stage.activate("switch"))
    try await stage.wait(for: "on", in: "switch's state")
    XCTAssertEqual(log.all, ["whole", "modifier", "child 0", "modifier"])
    XCTAssertTrue(stage.activate("child"))
    try await stage.wait(for: "1", in: "child's count")
    XCTAssertEqual(log.all.suffix(2), ["modifier", "child 1"])
    XCTAssertTrue(stage.activate("title"))
    try await stage.wait(for: "new", in: "title's text")
    XCTAssertEqual(log.all.suffix(2), ["child 1", "whole"], "the modifier has nothing new")
  }

  func testAPhaseRunsOnlyTheBodiesThatReadIt() async throws {
    let phone = SimulatedPhone()
    let stage = Stage(PhaseParent(log: log), on: phone)
    await phone.leaveApp()
    try await stage.wait(for: "background", in: "phase")
    XCTAssertEqual(
      log.all, ["parent", "phase active", "child 0", "phase inactive", "phase background"])
  }

  func testTheItemOfASheetMakesItsContentAnew() async throws {
    let stage = Stage(SheetOfItems())
    XCTAssertTrue(stage.activate("first"))
    try await stage.wait(for: "1", in: "item")
    XCTAssertTrue(stage.activate("second"))
    try await stage.wait(for: "2", in: "item")
  }

  /// A tab that was hidden during a change of its parent shows it when it is chosen again.
  func testAHiddenTabCatchesUp() async throws {
    let stage = Stage(Tabs())
    stage.controller.view.find("other")?.simulateTap()
    try await stage.wait(for: "0", in: "count of the other")
    XCTAssertTrue(stage.activate("count"))
    try await stage.wait(for: "1", in: "count of the other")
    stage.controller.view.find("one")?.simulateTap()
    try await stage.wait(for: "1", in: "count of one")
  }

  func testARepresentedViewIsUpdatedOnlyWithSomethingNew() async throws {
    let stage = Stage(Represented(log: log))
    XCTAssertEqual(log.all, ["update 0"])
    XCTAssertTrue(stage.activate("other"))
    try await stage.wait(for: "1", in: "other's count")
    XCTAssertEqual(log.all, ["update 0"])
    XCTAssertTrue(stage.activate("count"))
    try await stage.phone.wait(until: { log.all == ["update 0", "update 1"] })
  }

  func testABindingToTheSamePlaceIsTheSame() async throws {
    let stage = Stage(BoundParent(log: log))
    XCTAssertTrue(stage.activate("other"))
    try await stage.wait(for: "1", in: "other's count")
    XCTAssertEqual(log.all, ["bound 0"])
    XCTAssertTrue(stage.activate("bound"))
    try await stage.wait(for: "1", in: "bound's count")
    XCTAssertEqual(log.all, ["bound 0", "bound 1"])
  }
}

private struct CountButton: View {
  let name: String
  @Binding var count: Int

  var body: some View {
    Button("\(name)") { count += 1 }.accessibilityIdentifier(name)
    Text("\(count)").accessibilityIdentifier("\(name)'s count")
  }
}

private struct Child: View {
  let log: Log<String>
  @State private var count = 0

  var body: some View {
    let _ = log.add("child \(count)")
    CountButton(name: "child", count: $count)
  }
}

private struct Family: View {
  let log: Log<String>
  @State private var given = 0

  var body: some View {
    let _ = log.add("parent")
    Button("parent") { given += 1 }.accessibilityIdentifier("parent")
    Text("\(given)").accessibilityIdentifier("given")
    VStack { Child(log: log) }
  }
}

private final class Tally: ObservableObject {
  @MainActor static var made = 0

  @Published var count = 0

  @MainActor init() { Self.made += 1 }
}

private struct Outer: View {
  var body: some View { Inner() }
}

private struct Inner: View {
  @ObservedObject var counter = Tally()

  var body: some View {
    Button("+") { counter.count += 1 }.accessibilityIdentifier("increment")
    Text("\(counter.count)").accessibilityIdentifier("count")
  }
}

@Observable
private final class Names {
  var all = ["one", "two"]
}

private struct ListOfNames: View {
  let names: Names
  let log: Log<String>

  var body: some View {
    let _ = log.add("list")
    ForEach(0..<2) { index in
      Row(name: names.all[index], log: log).accessibilityIdentifier("\(index)")
    }
  }
}

private struct Row: View {
  let name: String
  let log: Log<String>

  var body: some View {
    let _ = log.add("row \(name)")
    Text(name)
  }
}

private struct Modified: View {
  let log: Log<String>
  @State private var title = "old"

  var body: some View {
    let _ = log.add("whole")
    VStack {
      Button("title") { title = "new" }.accessibilityIdentifier("title")
      Text(title).accessibilityIdentifier("title's text")
      Child(log: log)
    }
    .modifier(Switch(log: log))
  }
}

private struct Switch: ViewModifier {
  let log: Log<String>
  @State private var isOn = false

  func body(content: Content) -> some View {
    let _ = log.add("modifier")
    Button("switch") { isOn = true }.accessibilityIdentifier("switch")
    Text(isOn ? "on" : "off").accessibilityIdentifier("switch's state")
    content
  }
}

private struct PhaseParent: View {
  let log: Log<String>

  var body: some View {
    let _ = log.add("parent")
    Phase(log: log)
    Child(log: log)
  }
}

private struct Phase: View {
  let log: Log<String>
  @Environment(\.scenePhase) private var phase

  var body: some View {
    let _ = log.add("phase \(phase)")
    Text("\(phase)").accessibilityIdentifier("phase")
  }
}

private struct SheetOfItems: View {
  @State private var item: Item?

  struct Item: Identifiable {
    let id: Int
  }

  var body: some View {
    Button("first") { item = Item(id: 1) }.accessibilityIdentifier("first")
    Button("second") { item = Item(id: 2) }.accessibilityIdentifier("second")
      .sheet(item: $item) { Shown(number: $0.id) }
  }

  struct Shown: View {
    let number: Int

    var body: some View { Text("\(number)").accessibilityIdentifier("item") }
  }
}

private struct Tabs: View {
  @State private var count = 0

  var body: some View {
    TabView {
      Screen(name: "one", count: $count, shown: count).tabItem {
        Text("one").accessibilityIdentifier("one")
      }
      Screen(name: "the other", count: $count, shown: count).tabItem {
        Text("other").accessibilityIdentifier("other")
      }
    }
  }

  struct Screen: View {
    let name: String
    @Binding var count: Int
    let shown: Int

    var body: some View {
      Button("+") { count += 1 }.accessibilityIdentifier("count")
      Text("\(shown)").accessibilityIdentifier("count of \(name)")
    }
  }
}

private struct Represented: View {
  let log: Log<String>
  @State private var count = 0
  @State private var other = 0

  var body: some View {
    CountButton(name: "count", count: $count)
    CountButton(name: "other", count: $other)
    Text("\(other)")
    Marked(log: log, number: count)
  }

  struct Marked: UIViewRepresentable {
    let log: Log<String>
    let number: Int

    func makeUIView(context: Context) -> UIView { UIView(frame: .zero) }

    func updateUIView(_ uiView: UIView, context: Context) { log.add("update \(number)") }
  }
}

private struct BoundParent: View {
  let log: Log<String>
  @State private var bound = 0
  @State private var other = 0

  var body: some View {
    CountButton(name: "other", count: $other)
    Text("\(other)")
    Bound(log: log, count: $bound)
  }

  struct Bound: View {
    let log: Log<String>
    @Binding var count: Int

    var body: some View {
      let _ = log.add("bound \(count)")
      CountButton(name: "bound", count: $count)
    }
  }
}
