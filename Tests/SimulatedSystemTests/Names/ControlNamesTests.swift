import UIKit
import XCTest

/// What apps name of UIKit, up to the menus, in Swift 5 and in Swift 6.
@MainActor
final class ControlNamesTests: XCTestCase {
  func testConstantsAreThere() async {
    let _: [Any?] = [NSUserActivityTypeBrowsingWeb]
  }

  func testValuesAreThere() async {
    assertDistinct([NSAttributedString.Key.kern, .strokeColor, .strokeWidth, .underlineStyle])
    assertDistinct([
      NSLayoutConstraint.Attribute.centerX, .centerY, .firstBaseline, .lastBaseline,
    ])
    assertDistinct([
      NSLayoutConstraint.FormatOptions.alignAllBottom, .alignAllCenterX, .alignAllCenterY,
      .alignAllLeading, .alignAllLeft, .alignAllRight, .alignAllTrailing,
    ])
    assertDistinct([NSLayoutConstraint.Relation.greaterThanOrEqual, .lessThanOrEqual])
    assertDistinct([
      NSLineBreakMode.byCharWrapping, .byClipping, .byTruncatingHead, .byTruncatingMiddle,
      .byTruncatingTail, .byWordWrapping,
    ])
    assertDistinct([NSTextAlignment.justified, .natural])
    assertDistinct([
      UIAccessibility.Notification.layoutChanged, .pageScrolled, .pauseAssistiveTechnology,
      .screenChanged,
    ])
    assertDistinct([
      UIAccessibilityTraits.adjustable, .allowsDirectInteraction, .causesPageTurn, .keyboardKey,
      .notEnabled, .playsSound, .searchField, .staticText, .summaryElement, .updatesFrequently,
    ])
    assertDistinct([
      UIActivity.ActivityType.airDrop, .assignToContact, .copyToPasteboard, .mail,
      .postToFacebook, .saveToCameraRoll,
    ])
    assertDistinct([
      UIBarButtonItem.SystemItem.bookmarks, .reply, .compose, .fastForward, .fixedSpace,
      .flexibleSpace,
      .organize, .refresh, .rewind, .trash,
    ])
  }

  func testValuesAreThere2() async {
    assertDistinct([
      UIBlurEffect.Style.extraLight, .systemChromeMaterial, .systemChromeMaterialDark,
      .systemChromeMaterialLight, .systemMaterial, .systemMaterialDark, .systemMaterialLight,
      .systemThickMaterial, .systemThickMaterialDark, .systemThickMaterialLight,
      .systemThinMaterial, .systemThinMaterialDark, .systemThinMaterialLight,
      .systemUltraThinMaterial, .systemUltraThinMaterialDark, .systemUltraThinMaterialLight,
    ])
    assertDistinct([UIButton.ButtonType.contactAdd, .detailDisclosure, .infoDark, .infoLight])
    assertDistinct([UIButton.Configuration.CornerStyle.dynamic])
    assertDistinct([UIButton.Configuration.Size.mini])
    let _ = [
      UIColor.darkGray, .lightGray, .secondaryLabel, .secondarySystemBackground,
      .secondarySystemGroupedBackground, .systemBackground, .systemBlue, .systemBrown,
      .systemCyan, .systemFill, .systemGray2, .systemGray3, .systemGray4, .systemGray5,
      .systemGray6, .systemGray, .systemGreen, .systemGroupedBackground, .systemIndigo,
      .systemMint, .systemOrange, .systemPink, .systemPurple, .systemTeal, .systemYellow,
      .tertiaryLabel, .tertiarySystemBackground, .tertiarySystemFill,
    ]
    assertDistinct([
      UIControl.Event.editingChanged, .touchCancel, .touchDown, .touchDownRepeat,
      .touchDragEnter, .touchDragExit, .touchDragInside, .touchDragOutside, .touchUpInside,
      .touchUpOutside,
    ])
    assertDistinct([UIDevice.BatteryState.charging, .unplugged])
    assertDistinct([UIFont.TextStyle.caption1, .title1])
    assertDistinct([UIFont.Weight.ultraLight])
    assertDistinct([UIImage.Orientation.downMirrored, .rightMirrored, .upMirrored])
    assertDistinct([UIImage.RenderingMode.alwaysOriginal, .alwaysTemplate])
    assertDistinct([UIImage.SymbolWeight.ultraLight])
    assertDistinct([
      UIImagePickerController.InfoKey.cropRect, .editedImage, .imageURL, .livePhoto,
      .mediaMetadata, .phAsset,
    ])
    assertDistinct([UIImpactFeedbackGenerator.FeedbackStyle.rigid, .soft])
    assertDistinct([UILayoutPriority.defaultHigh, .defaultLow])
    assertDistinct([UIMenu.Options.displayAsPalette, .singleSelection])
  }

  func testValuesAreThere3() async {
    assertDistinct([UIMenuElement.Attributes.keepsMenuPresented])
    let _: [Any?] = [
      UIAccessibility.isBoldTextEnabled, UIAccessibility.isReduceMotionEnabled,
      UIAccessibility.isReduceTransparencyEnabled, UIAccessibility.isSwitchControlRunning,
      UIAccessibility.isVoiceOverRunning, UIApplication.didReceiveMemoryWarningNotification,
    ]
  }

  func testPropertiesAreThere() async {
    assertProperties(\NSLayoutConstraint.secondItem)
    assertProperties(
      \NSParagraphStyle.firstLineHeadIndent, \.headIndent, \.lineBreakMode, \.lineHeightMultiple,
      \.maximumLineHeight, \.minimumLineHeight, \.paragraphSpacing, \.tailIndent
    )
    assertProperties(\NSUserActivity.webpageURL)
    assertProperties(\UIActivityIndicatorView.hidesWhenStopped)
    assertProperties(
      \UIActivityViewController.completionWithItemsHandler, \.excludedActivityTypes,
      \.simulatedItems
    )
    assertProperties(\UIApplication.backgroundTimeRemaining, \.statusBarOrientation)
    assertProperties(\UIBarButtonItem.customView)
    assertProperties(
      \UIBezierPath.currentPoint, \.lineCapStyle, \.lineJoinStyle, \.usesEvenOddFillRule
    )
    assertProperties(
      \UIButton.Configuration.attributedTitle, \.baseBackgroundColor, \.baseForegroundColor,
      \.buttonSize, \.contentInsets, \.imagePadding, \.preferredSymbolConfigurationForImage,
      \.showsActivityIndicator, \.titlePadding
    )
    assertProperties(
      \UIButton.adjustsImageWhenHighlighted, \.changesSelectionAsPrimaryAction,
      \.configurationUpdateHandler, \.contentEdgeInsets, \.imageEdgeInsets, \.imageView,
      \.tintAdjustmentMode, \.titleEdgeInsets, \.titleLabel
    )
    assertProperties(
      \UIControl.contentHorizontalAlignment, \.contentVerticalAlignment, \.isHighlighted,
      \.isTouchInside, \.isTracking
    )
    assertProperties(
      \UIDevice.batteryLevel, \.batteryState, \.identifierForVendor,
      \.isBatteryMonitoringEnabled, \.isMultitaskingSupported, \.localizedModel,
      \.simulatedFeedback, \.userInterfaceIdiom
    )
    assertProperties(\UIFont.familyName, \.fontName, \.lineHeight, \.pointSize)
  }

  func testPropertiesAreThere2() async {
    assertProperties(
      \UIGestureRecognizer.cancelsTouchesInView, \.delaysTouchesBegan, \.delaysTouchesEnded,
      \.numberOfTouches
    )
    assertProperties(\UIImagePickerController.cameraViewTransform)
    assertProperties(
      \UIImageView.animationDuration, \.animationRepeatCount, \.highlightedImage,
      \.isHighlighted, \.preferredSymbolConfiguration
    )
    assertProperties(
      \UILabel.adjustsFontSizeToFitWidth, \.highlightedTextColor, \.isHighlighted,
      \.lineBreakMode, \.numberOfLines, \.preferredMaxLayoutWidth, \.shadowColor, \.shadowOffset,
      \.textColor
    )
    assertProperties(\UILayoutGuide.layoutFrame)
    assertProperties(
      \UILongPressGestureRecognizer.allowableMovement, \.minimumPressDuration,
      \.numberOfTouchesRequired
    )
  }

  func testFunctionsAreThere() async {
    let _: [Any] = [NSLayoutConstraint.deactivate(_:)]
    let _: [Any] = [UIButton.Configuration.borderedTinted(), UIButton.Configuration.tinted()]
    let _: [Any] = [
      UIFont.boldSystemFont(ofSize:), UIFont.italicSystemFont(ofSize:),
      UIFont.monospacedDigitSystemFont(ofSize:weight:),
      UIFont.monospacedSystemFont(ofSize:weight:), UIFont.preferredFont(forTextStyle:),
    ]
    let _ = { (object: any LaidOut) in
      (
        object.bottomAnchor, object.centerXAnchor, object.centerYAnchor, object.leadingAnchor,
        object.leftAnchor, object.rightAnchor, object.trailingAnchor
      )
    }
    let _ = { (object: UIActivityIndicatorView) in object.stopAnimating }
    let _ = { (object: UIApplication) in
      (
        object.beginBackgroundTask(expirationHandler:),
        object.beginBackgroundTask(withName:expirationHandler:), object.canOpenURL(_:),
        object.endBackgroundTask(_:), object.isEqual(_:)
      )
    }
    let _ = { (object: any UIApplicationDelegate) in object.applicationWillTerminate(_:) }
    let _ = { (object: UIBezierPath) in (object.addClip, object.removeAllPoints) }
    let _ = { (object: UIButton) in
      (
        object.setAttributedTitle(_:for:), object.setBackgroundImage(_:for:),
        object.setImage(_:for:), object.setNeedsUpdateConfiguration,
        object.setPreferredSymbolConfiguration(_:forImageIn:), object.setTitleColor(_:for:)
      )
    }
    let _ = { (object: UIColor) in (object.isEqual(_:), object.setStroke) }
    let _ = { (object: UIControl) in
      (
        object.cancelTracking(with:), object.continueTracking(_:with:), object.endTracking(_:with:)
      )
    }
    let _ = { (object: UIFont) in object.withSize(_:) }
    let _ = { (object: UIImage) in
      (
        object.heicData, object.isEqual(_:), object.preparingForDisplay,
        object.preparingThumbnail(of:), object.withConfiguration(_:), object.withRenderingMode(_:),
        object.withTintColor(_:), object.withTintColor(_:renderingMode:)
      )
    }
    let _ = { (object: UIImageView) in object.stopAnimating }
    let _ = { (object: UIImpactFeedbackGenerator) in object.impactOccurred(intensity:) }
  }

  func testTypesAreThere() async {
    let _: [Any.Type] = [
      NSDirectionalEdgeInsets.self, NSLayoutAnchor.self, NSLayoutConstraint.Axis.self,
      PreviewTrait.self, UIBackgroundTaskIdentifier.self,
      UIControl.ContentHorizontalAlignment.self, UIControl.ContentVerticalAlignment.self,
      UIFeedbackGenerator.self, (any UIGestureRecognizerDelegate).self,
      UIGraphicsImageRendererContext.self, UIGraphicsImageRendererFormat.self,
      UIImage.SymbolConfiguration.self, UIImage.SymbolScale.self,
    ]
  }
}
