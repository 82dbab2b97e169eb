import SwiftUI
import XCTest

/// What a file that imports SwiftUI has, in Swift 5 and in Swift 6.
@MainActor
final class SwiftUIAloneTests: XCTestCase {
  func testATimelineTellsTheTime() async {
    let clock = TimelineView(.periodic(from: .now, by: 1)) { context in
      Text(context.date, style: .time)
    }
    let controller = UIHostingController(rootView: clock)
    XCTAssertFalse(controller.view.subviews.isEmpty)
  }

  func testTheNamesOfCameraScreensAreThere() async {
    let window = UIWindow(frame: .zero)
    window.rootViewController = UIHostingController(rootView: Screen())
    XCTAssertTrue(texts(in: window).contains("Take a photo"))
    // The labels of the slider, and of its ends.
    XCTAssertTrue(texts(in: window).contains("Bias"))
    XCTAssertTrue(texts(in: window).contains("+2"))
  }

  func testAnAlertShowsTheValueThatItIsAbout() async {
    let window = UIWindow(frame: .zero)
    window.rootViewController = UIHostingController(rootView: Failing())
    XCTAssertTrue(texts(in: window).contains("The disk is full."))
  }

  func testAStrokeIsStillAShape() async {
    let ring: any Shape = Circle().stroke(lineWidth: 2)
    let square = CGRect(x: 0, y: 0, width: 10, height: 10)
    XCTAssertEqual(AnyShape(ring).path(in: square).boundingRect, square)
  }

  private func texts(in view: UIView) -> [String] {
    ((view as? UILabel)?.text).map { [$0] } ?? view.subviews.flatMap(texts)
  }

  func testTheNamesOfDrawingsAndArrangementsAreThere() async {
    let controller = UIHostingController(rootView: Drawing())
    XCTAssertTrue(texts(in: controller.view).contains("first"))
    XCTAssertEqual(Flow(spacing: 3).animatableData, EmptyAnimatableData())
  }
}

private struct Screen: View {
  @StateObject private var finder = Finder()
  @State private var ticks = 0
  @State private var bias: Float = 0
  private let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

  var body: some View {
    VStack {
      Text(Date(timeIntervalSinceReferenceDate: 0), style: .timer)
      Text("Take a photo")
        .accessibilityAction(named: "Take a photo") { finder.photos += 1 }
        .accessibilityAction { finder.photos += 1 }
      Slider(value: $bias, in: -2...2, step: 0.5) {
        Text("Bias")
      } minimumValueLabel: {
        Text("-2")
      } maximumValueLabel: {
        Text("+2")
      } onEditingChanged: {
        finder.isHeld = $0
      }
      ProgressView().progressViewStyle(.circular)
      ProgressView(value: 0.5).progressViewStyle(LinearProgressViewStyle())
      Gauge(value: 0.5) { Text("Storage") }.gaugeStyle(.accessoryCircularCapacity)
      Button("Capture") { finder.photos += 1 }
        .buttonStyle(.borderedProminent)
        .buttonBorderShape(.capsule)
        .contentShape(.interaction, AnyShape(Capsule()))
        .background(.regularMaterial, in: .buttonBorder)
    }
    .overlay(Circle().stroke(lineWidth: 2).fill(.white).clipShape(.rect(cornerRadius: 4)))
    .onLongPressGesture(minimumDuration: 0.3, pressing: { finder.isHeld = $0 }, perform: {})
    .onLongPressGesture(minimumDuration: 0.3, perform: {}, onPressingChanged: { _ in })
    .onReceive(timer) { _ in ticks += 1 }
    .onDrop(of: [UTType.image], isTargeted: nil) { _ in false }
  }
}

private struct Failing: View {
  @State private var isShown = true
  @State private var problem: String? = "The disk is full."

  var body: some View {
    Text("Camera")
      .alert("Failed", isPresented: $isShown, presenting: problem) { _ in
        Button("OK") {}
      } message: { problem in
        Text(problem)
      }
  }
}

private final class Finder: ObservableObject {
  @Published var photos = 0
  @Published var isHeld = false
}

private struct Drawing: View {
  @GestureState(resetTransaction: Transaction(animation: .spring)) private var isHeld = false
  @GestureState(reset: { _, transaction in transaction.animation = .bouncy }) private var zoom = 1.0

  var body: some View {
    Canvas(opaque: true) { context, size in
      context.addFilter(.blur(radius: 3))
      context.drawLayer { layer in
        layer.opacity = 0.5
        layer.fill(
          Path(ellipseIn: CGRect(origin: .zero, size: size)),
          with: .radialGradient(
            Gradient(colors: [.red]), center: .zero, startRadius: 0, endRadius: size.width))
      }
      let star = context.resolve(Image(systemName: "star"))
      context.draw(star, in: CGRect(origin: .zero, size: star.size))
      let title = context.resolve(Text("first"))
      context.draw(title, at: .zero, anchor: .topLeading)
      if let symbol = context.resolveSymbol(id: 1) { context.draw(symbol, at: .zero) }
    } symbols: {
      Text("first").tag(1)
    }
    Flow(spacing: 3) {
      Text("first").layoutValue(key: Rank.self, value: 2)
      Text("second")
        .visualEffect { content, proxy in
          content.contrast(proxy.frame(in: .scrollView(axis: .horizontal)).minX)
            .rotation3DEffect(.degrees(3), axis: (0, 1, 0))
        }
        .scrollTransition(topLeading: .interactive, bottomTrailing: .identity) { content, phase in
          content.offset(x: phase.value)
        }
    }
  }
}

private struct Rank: LayoutValueKey { static let defaultValue = 0 }

private struct Flow: Layout {
  var spacing: CGFloat

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for view in subviews where view[Rank.self] > 0 {
      let space = view.spacing.distance(to: subviews[0].spacing, along: .horizontal)
      view.place(at: CGPoint(x: bounds.minX + space, y: bounds.minY), proposal: .unspecified)
    }
  }
}
