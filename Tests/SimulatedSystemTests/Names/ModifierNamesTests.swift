import SwiftUI
import XCTest

/// Modifiers that only change how a view looks, in Swift 5 and in Swift 6.
@MainActor
final class ModifierNamesTests: XCTestCase {
  @Namespace private var space

  func testDrawingsKeepTheirModifiers() async {
    let drawn = Color.red.blendMode(.screen).colorInvert().colorMultiply(.blue).grayscale(0.5)
      .hueRotation(.zero).containerShape(Circle()).redacted(reason: .placeholder).unredacted()
      .privacySensitive().allowedDynamicRange(.high).transformEffect(.identity)
    assertLooks(
      drawn,
      """
      blendMode colorInvert colorMultiply grayscale hueRotation containerShape redacted unredacted privacySensitive
      allowedDynamicRange transformEffect
      """)
    let glass = Color.red.glassEffect().glassEffect(.clear, in: Circle())
      .glassEffectID(1, in: space).glassEffectUnion(id: 1, namespace: space)
      .glassEffectTransition(.materialize).matchedGeometryEffect(id: 1, in: space)
      .matchedTransitionSource(id: 1, in: space)
      .navigationTransition(.zoom(sourceID: 1, in: space)).symbolEffectsRemoved()
    assertLooks(
      glass,
      """
      glassEffect glassEffect glassEffectID glassEffectUnion glassEffectTransition matchedGeometryEffect
      matchedTransitionSource navigationTransition symbolEffectsRemoved
      """)
  }

  func testTextsKeepTheirModifiers() async {
    let text = Text("x").kerning(1).tracking(1).baselineOffset(2).fontWidth(.condensed)
      .underline(true, pattern: .dash).strikethrough(true, pattern: .dot)
    assertLooks(text, "kerning tracking baselineOffset fontWidth underline strikethrough")
    let view = Color.red.kerning(1).tracking(1).baselineOffset(2).fontWidth(.expanded).underline()
      .strikethrough().textCase(.uppercase).textSelection(.enabled).dynamicTypeSize(.small)
      .dynamicTypeSize(.small ... .large).textContentType(.name).autocapitalization(.none)
      .disableAutocorrection(true)
    assertLooks(
      view,
      """
      kerning tracking baselineOffset fontWidth underline strikethrough textCase textSelection dynamicTypeSize
      dynamicTypeSize textContentType autocapitalization disableAutocorrection
      """)
  }

  func testPlacesKeepTheirModifiers() async {
    let placed = Color.red.containerRelativeFrame(.horizontal)
      .containerRelativeFrame(.horizontal) { length, _ in length / 2 }
      .containerRelativeFrame(.vertical, count: 3, spacing: 4).contentMargins(8)
      .contentMargins(.top, 8).safeAreaPadding(8).safeAreaPadding(.top).geometryGroup()
      .alignmentGuide(.leading) { _ in 3 }.listRowInsets(EdgeInsets()).listRowSeparator(.hidden)
    assertLooks(
      placed,
      """
      containerRelativeFrame containerRelativeFrame containerRelativeFrame contentMargins contentMargins
      safeAreaPadding safeAreaPadding geometryGroup alignmentGuide listRowInsets listRowSeparator
      """)
    let scrolled = Color.red.defaultScrollAnchor(.bottom).defaultScrollAnchor(.top, for: .alignment)
      .scrollBounceBehavior(.basedOnSize).scrollClipDisabled().scrollContentBackground(.hidden)
      .scrollDisabled(true).scrollIndicators(.hidden).scrollTargetBehavior(.paging)
      .scrollTargetBehavior(.viewAligned).scrollTargetLayout()
      .scrollTargetBehavior(.viewAligned(limitBehavior: .always))
      .scrollPosition(.constant(ScrollPosition())).scrollPosition(id: .constant(Int?.none))
    assertLooks(
      scrolled,
      """
      defaultScrollAnchor defaultScrollAnchor scrollBounceBehavior scrollClipDisabled scrollContentBackground
      scrollDisabled scrollIndicators scrollTargetBehavior scrollTargetBehavior scrollTargetLayout
      scrollTargetBehavior scrollPosition scrollPosition
      """)
  }

  func testScreensKeepTheirModifiers() async {
    let presented = Color.red.presentationBackground(.thinMaterial)
      .presentationBackgroundInteraction(.enabled).presentationCompactAdaptation(.sheet)
      .presentationCompactAdaptation(horizontal: .none, vertical: .sheet)
      .presentationContentInteraction(.scrolls).presentationCornerRadius(8)
      .presentationSizing(.fitted.fitted(horizontal: true, vertical: false))
    assertLooks(
      presented,
      """
      presentationBackground presentationBackgroundInteraction presentationCompactAdaptation
      presentationCompactAdaptation presentationContentInteraction presentationCornerRadius presentationSizing
      """)
    let bars = Color.red.toolbarBackgroundVisibility(.hidden, for: .navigationBar)
      .toolbarColorScheme(.dark, for: .navigationBar).toolbarRole(.editor)
      .toolbarTitleDisplayMode(.inline).navigationBarTitle("x")
      .navigationBarTitle("x", displayMode: .large).navigationViewStyle(.stack)
      .defersSystemGestures(on: .all).keyboardShortcut(.defaultAction).keyboardShortcut(.space)
    assertLooks(
      bars,
      """
      toolbarBackgroundVisibility toolbarColorScheme toolbarRole toolbarTitleDisplayMode navigationBarTitle
      navigationBarTitle navigationViewStyle defersSystemGestures keyboardShortcut keyboardShortcut
      """)
    let other = Color.red.previewDisplayName("x").previewLayout(.sizeThatFits)
      .previewInterfaceOrientation(.landscapeLeft).widgetURL(nil).widgetLabel("x")
      .widgetLabel { Text("x") }.widgetAccentable().invalidatableContent().controlWidgetStatus("x")
      .listStyle(.insetGrouped).listStyle(.sidebar).pickerStyle(.navigationLink)
      .tabViewStyle(.sidebarAdaptable).tabViewStyle(.tabBarOnly).indexViewStyle(.page)
      .gaugeStyle(.accessoryLinear).gaugeStyle(.accessoryLinearCapacity).gaugeStyle(.linearCapacity)
      .labelsVisibility(.hidden).labelIconToTitleSpacing(4).menuIndicator(.hidden)
      .formStyle(.grouped).onKeyPress(.space) { .handled }
      .onKeyPress(.return, phases: [.down, .repeat]) { $0.phase == .up ? .handled : .ignored }
      .onKeyPress(keys: [.escape]) { _ in .ignored }
      .onKeyPress(phases: .up) { $0.characters.isEmpty ? .ignored : .handled }
    assertLooks(
      other,
      """
      previewDisplayName previewLayout previewInterfaceOrientation widgetURL widgetLabel widgetLabel widgetAccentable
      invalidatableContent controlWidgetStatus listStyle listStyle pickerStyle tabViewStyle tabViewStyle
      indexViewStyle gaugeStyle gaugeStyle gaugeStyle labelsVisibility labelIconToTitleSpacing menuIndicator
      formStyle onKeyPress onKeyPress onKeyPress onKeyPress
      """)
  }

  func testWhatIsSaidAloudIsKept() async {
    let spoken = Color.red.accessibility(label: Text("x")).accessibility(value: Text("x"))
      .accessibility(hint: Text("x")).accessibility(hidden: true)
      .accessibility(addTraits: .isButton).accessibility(removeTraits: .isButton)
      .accessibilityElement(children: .combine).accessibilityRemoveTraits(.isImage)
      .accessibilitySortPriority(1).accessibilityAdjustableAction { _ in }
    assertLooks(
      spoken,
      """
      accessibility accessibility accessibility accessibility accessibility accessibility accessibilityElement
      accessibilityRemoveTraits accessibilitySortPriority accessibilityAdjustableAction
      """)
  }

  func testWhatNobodyDoesIsKept() async {
    let waiting = Color.red.refreshable {}.onScrollPhaseChange { _, _ in }
      .onScrollGeometryChange(for: CGPoint.self) {
        $0.contentOffset
      } action: { _, _ in
      }
      .fileImporter(isPresented: .constant(false), allowedContentTypes: [.image]) { _ in }
    assertLooks(waiting, "refreshable onScrollPhaseChange onScrollGeometryChange fileImporter")
  }

  func testWhatStandsBesideAViewIsShown() async {
    let view = Text("x").contextMenu { Text("menu") }.swipeActions { Text("swipe") }
      .accessibilityActions { Text("action") }.listRowBackground(Text("row"))
      .navigationBarItems(leading: Text("left")).navigationBarItems(trailing: Text("right"))
      .searchable(text: .constant("words"))
    let texts = texts(in: UIHostingController(rootView: view).view)
    XCTAssertEqual(
      texts.sorted(), ["action", "left", "menu", "right", "row", "swipe", "x"])
  }

  private func texts(in view: UIView) -> [String] {
    ((view as? UILabel)?.text).map { [$0] } ?? view.subviews.flatMap(texts)
  }

  private func assertLooks(
    _ view: some View, _ names: String, file: StaticString = #filePath, line: UInt = #line
  ) {
    let looks = UIHostingController(rootView: view).view.subviews.first?.simulatedLook ?? []
    let known = looks.compactMap { $0.split(separator: "(").first }.filter { $0 != "Color.red" }
    XCTAssertEqual(
      known.map(String.init), names.split { $0 == " " || $0 == "\n" }.map(String.init),
      file: file, line: line)
  }
}
