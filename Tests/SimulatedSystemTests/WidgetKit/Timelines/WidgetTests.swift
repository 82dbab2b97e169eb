import AppIntents
import SwiftUI
import WidgetKit
import XCTest

/// The code of Xcode's templates for a widget with a timeline.
@MainActor
final class WidgetTests: XCTestCase {
  func testABundleOfWidgetsHasNoControls() async {
    XCTAssertEqual(Widgets().controls.count, 0)
  }

  func testAWidgetHasItsConfiguration() async {
    XCTAssertTrue("\(type(of: PlainWidget().body))".contains("StaticConfiguration"))
    XCTAssertEqual(NoWidgets().controls.count, 0)
    let entries = EntryListBuilder.buildBlock(
      SimpleEntry(date: .distantPast, emoji: "a"), SimpleEntry(date: .distantFuture, emoji: "b"))
    XCTAssertEqual(entries.map(\.date), [.distantPast, .distantFuture])
  }

  func testATimelineIsWhatItWasGiven() async {
    let entry = SimpleEntry(date: Date(timeIntervalSince1970: 1), emoji: "😀")
    let timeline = Timeline(entries: [entry], policy: .after(entry.date))
    XCTAssertEqual(timeline.entries.map(\.emoji), ["😀"])
    XCTAssertEqual(timeline.policy, .after(entry.date))
    XCTAssertNotEqual(timeline.policy, .atEnd)
  }
}

private struct Provider: TimelineProvider {
  func placeholder(in context: Context) -> SimpleEntry { SimpleEntry(date: Date(), emoji: "😀") }

  func getSnapshot(in context: Context, completion: @escaping (SimpleEntry) -> Void) {
    completion(SimpleEntry(date: Date(), emoji: "😀"))
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
    completion(Timeline(entries: [SimpleEntry(date: Date(), emoji: "😀")], policy: .atEnd))
  }
}

private struct SimpleEntry: TimelineEntry {
  let date: Date
  let emoji: String
}

private struct EntryView: View {
  var entry: Provider.Entry

  var body: some View {
    VStack {
      Text("Emoji:")
      Text(entry.emoji)
    }
  }
}

private struct PlainWidget: Widget {
  let kind = "Plain"

  var body: some WidgetConfiguration {
    StaticConfiguration(kind: kind, provider: Provider()) { entry in
      if #available(iOS 17.0, *) {
        EntryView(entry: entry).containerBackground(.fill.tertiary, for: .widget)
      } else {
        EntryView(entry: entry).padding().background()
      }
    }
    .configurationDisplayName("My Widget")
    .description("This is an example widget.")
    .supportedFamilies([.systemSmall, .accessoryCircular]).contentMarginsDisabled()
  }
}

private struct NoWidgets: WidgetBundle {
  var body: some Widget {}
}

private struct Widgets: WidgetBundle {
  var body: some Widget { PlainWidget() }
}

#Preview(as: .systemSmall) {
  PlainWidget()
} timeline: {
  SimpleEntry(date: .now, emoji: "😀")
  SimpleEntry(date: .now, emoji: "🤩")
}
