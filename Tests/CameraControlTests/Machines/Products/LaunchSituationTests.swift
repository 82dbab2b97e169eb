import CameraControl
import TestSupport
import XCTest

/// The whole table: what a launch leads to, in every situation.
///
/// The expectation is a list of cases, each with its condition in full. Exactly one of them must fit
/// every situation, so none depends on the order in which they stand.
final class LaunchSituationTests: XCTestCase {
  /// LCH01, LCH02, LCH06, LCH07, LCH10, LCH11, LCH12, LCH13, LCH16, LCH20, LCH21: every source at every place,
  /// locked and not, with every access and answer, and whatever the product consists of.
  ///
  /// The suite takes the products that lack at most one part.
  func testEverySituation() {
    var count = 0
    var wrong: [String] = []
    let products = Self.products.filter { Effort.isCampaign || $0.lackedParts < 2 }
    for product in products {
      for source in Self.sources {
        for place in LaunchSituation.Place.allCases {
          for situation in Self.situations(product, source, place) {
            count += 1
            let fitting = Self.cases(for: situation, product.defect).filter(\.fits)
            if fitting.count != 1 || fitting[0].decision != situation.decision {
              wrong.append("\(situation) -> \(situation.decision), not \(fitting)")
            }
          }
        }
      }
    }
    XCTAssertEqual(count, (Effort.isCampaign ? 132 : 12) * 5 * 5 * 48 * 3)
    XCTAssertEqual(wrong.count, 0, wrong.first ?? "")
  }

  /// A case of the table.
  private struct Case {
    let decision: LaunchOutcome
    let fits: Bool
  }

  /// A product as the person sees it: chosen or not, installed or not.
  private struct Product {
    var name: String? = "P"
    var parts: ProductParts?
    /// Why a phone does not offer the product, worked out from what was left out.
    var defect: LaunchOutcome.Reason?
    /// How many of its parts were left out.
    var lackedParts = 0
  }

  private static func cases(
    for situation: LaunchSituation, _ defect: LaunchOutcome.Reason?
  ) -> [Case] {
    let (source, isIcon) = (situation.source, situation.source == .icon("P"))
    let isUsable = situation.hasSource && situation.reach == .inReach
    let isThere = isUsable && isVisible(source, at: situation.place)
    let isKnown = isThere && situation.product != nil && situation.parts != nil
    let hasApp = situation.parts?.hasApp ?? false
    let isOffered = isKnown && !isIcon && defect == nil
    let isOnTop = situation.place == .lockScreen || situation.place == .otherCaptureExtension
    let isInside = situation.place == .homeScreen || situation.place == .app
    let isAllowed = situation.access == .authorized
    let isStopped = situation.isLocked && situation.answer != .succeeds
    let opens =
      isKnown && isIcon || isOffered && isInside || isOffered && isOnTop && !isAllowed && !isStopped
    return [
      Case(decision: .nothing(.noSuchSource(source)), fits: !situation.hasSource),
      Case(
        decision: .nothing(.screenOff),
        fits: situation.hasSource && situation.reach == .screenOff),
      Case(
        decision: .nothing(.buttonOff),
        fits: situation.hasSource && situation.reach == .buttonOff),
      Case(decision: .nothing(.notHere(source)), fits: isUsable && !isThere),
      Case(
        decision: .nothing(.nothingChosen(source)), fits: isThere && situation.product == nil),
      Case(
        decision: .nothing(.notInstalled("P")),
        fits: isThere && situation.product != nil && situation.parts == nil),
      Case(decision: .app("P", from: source), fits: opens && hasApp),
      Case(decision: .nothing(.notInstalled("P")), fits: opens && !hasApp),
      Case(
        decision: .nothing(defect ?? .noControl), fits: isKnown && !isIcon && defect != nil),
      Case(decision: .captureExtension("P", from: source), fits: isOffered && isOnTop && isAllowed),
      Case(
        decision: .nothing(.notAuthenticated(situation.answer)),
        fits: isOffered && isOnTop && !isAllowed && isStopped),
      Case(
        decision: .nothing(.alreadyInFront),
        fits: isOffered && situation.place == .captureExtension),
    ]
  }

  /// A control on the Lock Screen is there, an icon is on the Home Screen; the rest is everywhere.
  private static func isVisible(_ source: LaunchSource, at place: LaunchSituation.Place) -> Bool {
    switch (source, place) {
    case (.cameraControl, _), (.controlCenter, _), (.actionButton, _): true
    case (.lockScreenControl, .lockScreen): true
    case (.lockScreenControl, _): false
    case (.icon, .homeScreen), (.icon, .app): true
    case (.icon, _): false
    }
  }

  private static let sources: [LaunchSource] = [
    .cameraControl, .lockScreenControl, .controlCenter, .actionButton, .icon("P"),
  ]

  /// Products with every combination of what can be missing; then what is not there at all.
  private static let products: [Product] = {
    var products: [Product] = []
    for mask in 0..<128 {
      let lacks = { (bit: Int) in mask & 1 << bit != 0 }
      let parts = ProductParts { parts in
        parts.hasApp = !lacks(0)
        parts.hasCaptureExtension = !lacks(1)
        if lacks(2) { parts.extensionPoint = "com.apple.widgetkit-extension" }
        if lacks(3) { parts.intentTargets.remove(.app) }
        if lacks(4) { parts.intentTargets.remove(.captureExtension) }
        if lacks(5) { parts.intentTargets.remove(.widgetExtension) }
        parts.hasControl = !lacks(6)
      }
      let reasons: [LaunchOutcome.Reason] = [
        .noCaptureExtension, .wrongExtensionPoint("com.apple.widgetkit-extension"),
        .intentMissing(in: .app), .intentMissing(in: .captureExtension),
        .intentMissing(in: .widgetExtension), .noControl,
      ]
      let first = (0..<6).first { lacks($0 + 1) }
      products.append(
        Product(
          parts: parts, defect: first.map { reasons[$0] }, lackedParts: mask.nonzeroBitCount))
    }
    var undescribed = ProductParts()
    undescribed.cameraUsageDescriptions = []
    products.append(Product(parts: undescribed))
    products.append(Product(parts: nil))
    products.append(Product(name: nil, parts: nil))
    products.append(Product(name: nil, parts: ProductParts()))
    return products
  }()

  private static func situations(
    _ product: Product, _ source: LaunchSource, _ place: LaunchSituation.Place
  ) -> [LaunchSituation] {
    var situations: [LaunchSituation] = []
    for access in [.authorized, .denied, .restricted, .notDetermined] as [AuthorizationStatus] {
      for answer in AuthenticationAnswer.allCases {
        for (isLocked, hasSource) in [(true, true), (true, false), (false, true), (false, false)] {
          for reach in LaunchSituation.Reach.allCases {
            situations.append(
              LaunchSituation(
                source: source, reach: reach, place: place, isLocked: isLocked,
                hasSource: hasSource, product: product.name, parts: product.parts,
                access: access, answer: answer))
          }
        }
      }
    }
    return situations
  }
}
