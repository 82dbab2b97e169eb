import AppIntents
import Combine
import SwiftUI
import WidgetKit
import XCTest

/// The names that the parts of an app have in common, in Swift 5 and in Swift 6.
@MainActor
final class BuildingNamesTests: XCTestCase {
  @AccessibilityFocusState private var isHeard: Bool
  @AccessibilityFocusState private var heard: Int?
  @ScaledMetric private var margin = 8.0

  func testAViewIsMadeOfItsParts() async {
    let text = Text("x")
    XCTAssertNotNil(ViewBuilder.buildIf(ViewBuilder.buildExpression(text)))
    let first: ConditionalContent<Text, Color> = ViewBuilder.buildEither(first: text)
    let second: ConditionalContent<Text, Color> = ViewBuilder.buildEither(second: .red)
    let both: TupleView<(Text, Text)> = ViewBuilder.buildBlock(
      ViewBuilder.buildLimitedAvailability(text), text)
    XCTAssertEqual(texts(in: both), ["x", "x"])
    _ = WidgetBundleBuilder.buildOptional(Clock?.none)
    XCTAssertEqual(texts(in: Group { first }) + texts(in: Group { second }), ["x"])
    let heard = text.accessibilityFocused($isHeard).accessibilityFocused($heard, equals: 1)
    XCTAssertEqual(texts(in: heard), ["x"])
    XCTAssertFalse(Heard(isHeard: $isHeard).isHeard)
    XCTAssertEqual(margin, 8)
  }

  func testContainersShowTheirContent() async {
    let parts = VStack {
      AnyLayout(HStackLayout())({ Text("row") })
      AnyLayout(VStackLayout())({ Text("column") })
      DisclosureGroup("more") { Text("hidden") }
      LabeledContent("name") { Text("value") }
      ScrollViewReader { reader in
        let _ = reader.scrollTo(1)
        Text("scrolled")
      }
      GlassEffectContainer { Text("glass") }
      PhaseAnimator([1, 2]) { Text("\($0)") }
      Text("phase").phaseAnimator([1, 2]) { content, _ in content }
      ContentUnavailableView("none", systemImage: "camera")
    }
    let all = texts(in: parts)
    for text in ["row", "column", "hidden", "value", "scrolled", "glass", "1", "phase", "none"] {
      XCTAssertTrue(all.contains(text), "\(text) in \(all)")
    }
    XCTAssertEqual(
      texts(
        in: NavigationSplitView {
          Text("s")
        } detail: {
          Text("d")
        }
      ).last, "d")
    _ = ColorPicker("color", selection: .constant(Color.red))
    _ = SecureField("secret", text: .constant(""))
    _ = AsyncImage(url: nil)
    _ = VideoPlayer(player: nil)
  }

  func testValuesArePassedOutwards() async {
    var lengths: [Int] = []
    let view = Text("x").preference(key: Length.self, value: 3)
      .onPreferenceChange(Length.self) { lengths.append($0) }
      .onGeometryChange(for: CGFloat.self, of: { $0.size.width }, action: { _ in })
    let window = UIWindow(frame: .zero)
    window.rootViewController = UIHostingController(rootView: view)
    XCTAssertEqual(lengths, [3])
  }

  func testGesturesAreCombined() async {
    let tap = TapGesture()
    let one: SimultaneousGesture<TapGesture, TapGesture> = tap.simultaneously(with: tap)
    let two: SequenceGesture<TapGesture, TapGesture> = tap.sequenced(before: tap)
    let three: ExclusiveGesture<TapGesture, TapGesture> = tap.exclusively(before: tap)
    XCTAssertNotEqual("\(type(of: one))", "\(type(of: two))")
    XCTAssertNotEqual("\(type(of: two))", "\(type(of: three))")
  }

  func testPairsAndPlacesAreChanged() async {
    let pair = AnimatablePair(3.0, 4.0)
    XCTAssertEqual(pair.magnitudeSquared, 25)
    var place = ScrollPosition()
    place.scrollTo(edge: .top)
    XCTAssertEqual(place.edge, .top)
    place.scrollTo(id: 1)
    XCTAssertNil(place.edge)
    let greeting: LocalizedStringKey =
      "\(1.5, specifier: "%.1f") \(Text("x")) \(Date(), style: .time)"
    XCTAssertFalse("\(greeting)".isEmpty)
    if case .flexible(let minimum, _) = GridItem.Size.flexible(minimum: 5) {
      XCTAssertEqual(minimum, 5)
    }
  }

  private func texts(in view: some View) -> [String] {
    texts(in: UIHostingController(rootView: view).view)
  }

  private func texts(in view: UIView) -> [String] {
    ((view as? UILabel)?.text).map { [$0] } ?? view.subviews.flatMap(texts)
  }
}

private struct Length: PreferenceKey {
  static let defaultValue = 0

  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

/// What an app declares by the names that a protocol asks for.
private struct Camera: App {
  typealias Body = WindowGroup<Text>

  var body: WindowGroup<Text> { WindowGroup { Text("x") } }
}

private struct Pipeline {
  typealias Representation = FileRepresentation<Data>
  typealias Cache = Void

  let frames: AnyPublisher<Int, Never>
  let values: AsyncPublisher<AnyPublisher<Int, Never>>
  let merged: Publishers.MergeMany<AnyPublisher<Int, Never>>
  let iterator: AsyncPublisher<AnyPublisher<Int, Never>>.Iterator
  let ticks: Publishers.Autoconnect<Timer.TimerPublisher>
}

/// A part of a view that is given what an assistive technology is at.
private struct Heard {
  @AccessibilityFocusState.Binding var isHeard: Bool
}

/// What builds the parts of an app, where an app has a function for them.
@MainActor
private struct Builders {
  let makeObject: () -> NSObject = #newObject()

  @SceneBuilder func scene() -> some Scene { WindowGroup { Text("x") } }

  @WidgetBundleBuilder func widgets(_ isNew: Bool) -> some Widget { if isNew { Clock() } }

  @ControlWidgetTemplateBuilder func template() -> some ControlWidgetTemplate {
    ControlWidgetButton("x", action: OpenURLIntent())
  }

  func wrapper(_ model: ObservedObject<Model>) -> ObservedObject<Model>.Wrapper {
    model.projectedValue
  }

  func source<P>(_ all: Publishers.Autoconnect<P>) -> P { all.upstream }

  @CommandsBuilder func commands() -> some Commands { CommandGroup(replacing: .help) {} }

  @TransferRepresentationBuilder<Data> nonisolated func forms() -> some TransferRepresentation<Data>
  {
    DataRepresentation(importedContentType: .data) { $0 }
  }

  @AppShortcutsBuilder nonisolated func shortcuts() -> [AppShortcut] {}

  func follow(_ change: NSKeyValueObservedChange<String>) -> Bool { change.isPrior }
}

private final class Model: ObservableObject {}

private struct Clock: Widget {
  var body: some WidgetConfiguration { StaticConfiguration(kind: "x", provider: Times()) { _ in } }
}

private struct Moment: TimelineEntry { let date: Date }

private struct Times: TimelineProvider {
  func placeholder(in context: Context) -> Moment { Moment(date: .now) }

  func getSnapshot(in context: Context, completion: @escaping (Moment) -> Void) {}

  func getTimeline(in context: Context, completion: @escaping (Timeline<Moment>) -> Void) {}
}
