import UIKit
import XCTest

/// What apps name of UIKit, from the navigation on, in Swift 5 and in Swift 6.
@MainActor
final class ScreenNamesTests: XCTestCase {
  func testValuesAreThere() async {
    assertDistinct([UISceneSession.Role.windowApplication])
    assertDistinct([UIScrollView.ContentInsetAdjustmentBehavior.scrollableAxes])
    assertDistinct([UIScrollView.KeyboardDismissMode.onDrag])
    assertDistinct([UIStackView.Alignment.firstBaseline])
    assertDistinct([
      UIStackView.Distribution.equalCentering, .equalSpacing, .fillEqually, .fillProportionally,
    ])
    assertDistinct([UIStatusBarStyle.darkContent, .lightContent])
    assertDistinct([
      UITableViewCell.AccessoryType.checkmark, .detailButton, .detailDisclosureButton,
      .disclosureIndicator,
    ])
    assertDistinct([UITableViewCell.CellStyle.value1, .value2])
    assertDistinct([UITableViewCell.SeparatorStyle.singleLine])
    assertDistinct([UITextAutocapitalizationType.allCharacters])
    assertDistinct([UITextField.ViewMode.unlessEditing, .whileEditing])
    assertDistinct([UITouch.Phase.stationary])
    assertDistinct([UIUserInterfaceIdiom.carPlay, .mac, .vision])
    assertDistinct([
      UIView.AnimationOptions.autoreverse, .beginFromCurrentState, .curveEaseIn, .curveEaseInOut,
      .curveLinear, .layoutSubviews, .transitionFlipFromLeft, .transitionFlipFromRight,
    ])
    assertDistinct([
      UIView.AutoresizingMask.flexibleBottomMargin, .flexibleLeftMargin, .flexibleRightMargin,
      .flexibleTopMargin,
    ])
    assertDistinct([UIView.ContentMode.redraw, .scaleAspectFill, .scaleAspectFit, .scaleToFill])
    assertDistinct([
      UIView.KeyframeAnimationOptions.autoreverse, .beginFromCurrentState, .layoutSubviews,
    ])
    let _: [Any?] = [UITableView.automaticDimension, UIView.requiresConstraintBasedLayout]
  }

  func testPropertiesAreThere() async {
    assertProperties(
      \UINavigationBar.compactAppearance, \.isTranslucent, \.prefersLargeTitles,
      \.scrollEdgeAppearance, \.standardAppearance
    )
    assertProperties(
      \UINavigationBarAppearance.backgroundEffect, \.largeTitleTextAttributes, \.shadowColor,
      \.titleTextAttributes
    )
    assertProperties(\UINavigationController.hidesBarsOnTap, \.topViewController)
    assertProperties(
      \UINavigationItem.backButtonTitle, \.compactAppearance, \.hidesBackButton,
      \.largeTitleDisplayMode, \.leftBarButtonItem, \.leftBarButtonItems, \.rightBarButtonItem,
      \.rightBarButtonItems, \.scrollEdgeAppearance, \.standardAppearance, \.titleView
    )
    assertProperties(
      \UIPageControl.currentPage, \.currentPageIndicatorTintColor, \.hidesForSinglePage,
      \.numberOfPages, \.pageIndicatorTintColor
    )
    assertProperties(
      \UIPanGestureRecognizer.maximumNumberOfTouches, \.minimumNumberOfTouches,
      \.simulatedVelocity
    )
    assertProperties(\UIPasteboard.hasImages, \.hasURLs)
    assertProperties(
      \UIPopoverPresentationController.barButtonItem, \.permittedArrowDirections, \.sourceItem,
      \.sourceRect, \.sourceView
    )
    assertProperties(\UIProgressView.progressTintColor, \.trackTintColor)
    assertProperties(
      \UIResponder.canBecomeFirstResponder, \.canResignFirstResponder, \.traitCollection
    )
    assertProperties(\UIScene.ConnectionOptions.urlContexts, \.userActivities)
    assertProperties(\UISceneConfiguration.delegateClass, \.sceneClass, \.sessionRole)
    assertProperties(
      \UIScreen.isCaptured, \.maximumFramesPerSecond, \.nativeBounds, \.nativeScale
    )
  }

  func testPropertiesAreThere2() async {
    assertProperties(
      \UIScrollView.adjustedContentInset, \.alwaysBounceHorizontal, \.alwaysBounceVertical,
      \.bounces, \.bouncesZoom, \.contentInset, \.contentLayoutGuide, \.delaysContentTouches,
      \.frameLayoutGuide, \.isDecelerating, \.isDirectionalLockEnabled, \.isDragging,
      \.isPagingEnabled, \.isTracking, \.isZooming, \.keyboardDismissMode, \.minimumZoomScale,
      \.scrollIndicatorInsets, \.scrollsToTop, \.showsHorizontalScrollIndicator,
      \.showsVerticalScrollIndicator
    )
    assertProperties(\UISegmentedControl.selectedSegmentIndex, \.selectedSegmentTintColor)
    assertProperties(
      \UISheetPresentationController.largestUndimmedDetentIdentifier, \.preferredCornerRadius,
      \.prefersGrabberVisible, \.prefersScrollingExpandsWhenScrolledToEdge,
      \.selectedDetentIdentifier
    )
    assertProperties(
      \UISlider.isContinuous, \.maximumTrackTintColor, \.maximumValue, \.maximumValueImage,
      \.minimumTrackTintColor, \.minimumValue, \.minimumValueImage, \.thumbTintColor
    )
    assertProperties(
      \UIStackView.distribution, \.isBaselineRelativeArrangement,
      \.isLayoutMarginsRelativeArrangement
    )
    assertProperties(\UISwipeGestureRecognizer.numberOfTouchesRequired)
    assertProperties(\UISwitch.onTintColor)
    assertProperties(\UITabBar.isTranslucent, \.unselectedItemTintColor)
    assertProperties(\UITabBarItem.badgeValue, \.selectedImage)
    assertProperties(
      \UITableView.allowsMultipleSelection, \.backgroundView, \.estimatedRowHeight,
      \.numberOfSections, \.rowHeight, \.sectionHeaderHeight, \.separatorColor, \.separatorInset,
      \.separatorStyle, \.tableFooterView, \.tableHeaderView
    )
    assertProperties(
      \UITableViewCell.accessoryType, \.accessoryView, \.backgroundView, \.contentView,
      \.detailTextLabel, \.imageView, \.selectedBackgroundView, \.selectionStyle,
      \.separatorInset
    )
  }

  func testPropertiesAreThere3() async {
    assertProperties(\UITapGestureRecognizer.numberOfTouchesRequired)
    assertProperties(
      \UITextField.attributedPlaceholder, \.autocorrectionType, \.borderStyle,
      \.canBecomeFirstResponder, \.clearButtonMode, \.inputAccessoryView, \.isSecureTextEntry,
      \.leftView, \.returnKeyType, \.rightView, \.textColor
    )
    assertProperties(
      \UITextView.canBecomeFirstResponder, \.isEditable, \.isSelectable, \.textColor,
      \.textContainerInset
    )
    assertProperties(\UITouch.maximumPossibleForce, \.tapCount)
    assertProperties(\UITraitCollection.userInterfaceIdiom)
    assertProperties(
      \UIView.contentScaleFactor, \.intrinsicContentSize, \.isAccessibilityElement,
      \.isMultipleTouchEnabled, \.layoutMarginsGuide, \.overrideUserInterfaceStyle,
      \.safeAreaLayoutGuide, \.translatesAutoresizingMaskIntoConstraints
    )
    assertProperties(
      \UIViewController.additionalSafeAreaInsets, \.definesPresentationContext,
      \.edgesForExtendedLayout, \.hidesBottomBarWhenPushed, \.navigationItem,
      \.overrideUserInterfaceStyle, \.popoverPresentationController,
      \.preferredInterfaceOrientationForPresentation,
      \.preferredScreenEdgesDeferringSystemGestures, \.preferredStatusBarStyle,
      \.prefersHomeIndicatorAutoHidden, \.presentationController, \.sheetPresentationController,
      \.shouldAutorotate, \.tabBarItem
    )
    assertProperties(\UIViewPropertyAnimator.fractionComplete, \.isReversed)
    assertProperties(\UIVisualEffectView.contentView)
    assertProperties(\UIWindow.windowScene)
    assertProperties(\UIWindowScene.effectiveGeometry)
  }

  func testFunctionsAreThere() async {
    let _: [Any] = [UIView.performWithoutAnimation(_:)]
    let _: [Any] = [UIViewController.attemptRotationToDeviceOrientation()]
    let _ = { (object: UINavigationBarAppearance) in
      (
        object.configureWithDefaultBackground, object.configureWithOpaqueBackground,
        object.configureWithTransparentBackground
      )
    }
    let _ = { (object: UINotificationFeedbackGenerator) in object.notificationOccurred(_:) }
    let _ = { (object: UIProgressView) in object.setProgress(_:animated:) }
    let _ = { (object: UIScene) in object.isEqual(_:) }
    let _ = { (object: UIScrollView) in
      (
        object.flashScrollIndicators, object.scrollRectToVisible(_:animated:),
        object.setContentOffset(_:animated:)
      )
    }
    let _ = { (object: any UIScrollViewDelegate) in object.viewForZooming(in:) }
    let _ = { (object: UISegmentedControl) in
      (
        object.removeAllSegments, object.removeSegment(at:animated:),
        object.setEnabled(_:forSegmentAt:), object.setImage(_:forSegmentAt:),
        object.setTitleTextAttributes(_:for:)
      )
    }
    let _ = { (object: UISelectionFeedbackGenerator) in object.selectionChanged }
    let _ = { (object: UISheetPresentationController) in object.animateChanges(_:) }
    let _ = { (object: UISlider) in
      (
        object.setMaximumTrackImage(_:for:), object.setMinimumTrackImage(_:for:),
        object.setThumbImage(_:for:)
      )
    }
    let _ = { (object: UIStackView) in
      (
        object.addArrangedSubview(_:), object.removeArrangedSubview(_:),
        object.setCustomSpacing(_:after:)
      )
    }
    let _ = { (object: UISwitch) in object.setOn(_:animated:) }
    let _ = { (object: UITableView) in
      (
        object.beginUpdates, object.deleteRows(at:with:), object.didMoveToWindow,
        object.endUpdates, object.insertRows(at:with:), object.reloadRows(at:with:),
        object.reloadSections(_:with:), object.scrollToRow(at:at:animated:),
        object.selectRow(at:animated:scrollPosition:), object.setEditing(_:animated:)
      )
    }
  }

  func testFunctionsAreThere2() async {
    let _ = { (object: UITableViewCell) in
      (
        object.prepareForReuse, object.setSelected(_:animated:)
      )
    }
    let _ = { (object: any UITableViewDataSource) in object.numberOfSections(in:) }
    let _ = { (object: any UITextFieldDelegate) in object.textFieldShouldReturn(_:) }
    let _ = { (object: UITouch) in object.previousLocation(in:) }
    let _ = { (object: UITraitCollection) in object.hasDifferentColorAppearance(comparedTo:) }
    let _ = { (object: UIView) in
      (
        object.addConstraints(_:), object.didMoveToSuperview, object.didMoveToWindow,
        object.drawHierarchy(in:afterScreenUpdates:), object.invalidateIntrinsicContentSize,
        object.layoutSublayers(of:), object.layoutSubviews, object.removeConstraint(_:),
        object.removeConstraints(_:), object.safeAreaInsetsDidChange,
        object.setContentCompressionResistancePriority(_:for:),
        object.setContentHuggingPriority(_:for:), object.setNeedsDisplay,
        object.setNeedsUpdateConstraints, object.sizeToFit,
        object.snapshotView(afterScreenUpdates:), object.updateConstraints,
        object.updateConstraintsIfNeeded
      )
    }
    let _ = { (object: UIViewController) in
      (
        object.didReceiveMemoryWarning, object.setNeedsStatusBarAppearanceUpdate,
        object.setNeedsUpdateOfHomeIndicatorAutoHidden,
        object.setNeedsUpdateOfScreenEdgesDeferringSystemGestures,
        object.setNeedsUpdateOfSupportedInterfaceOrientations, object.traitCollectionDidChange(_:),
        object.viewSafeAreaInsetsDidChange, object.viewWillTransition(to:with:)
      )
    }
    let _ = { (object: UIViewPropertyAnimator) in
      (
        object.addAnimations(_:), object.finishAnimation(at:), object.pauseAnimation
      )
    }
    let _ = { (object: UIWindowScene) in object.requestGeometryUpdate(_:errorHandler:) }
  }

  func testTypesAreThere() async {
    let _: [Any.Type] = [
      UINavigationItem.LargeTitleDisplayMode.self,
      UINotificationFeedbackGenerator.FeedbackType.self, UIOpenURLContext.self,
      UIPopoverArrowDirection.self, UIPresentationController.self, UIRectEdge.self,
      UIReturnKeyType.self, UIRotationGestureRecognizer.self, (any UISceneDelegate).self,
      UIScrollView.DecelerationRate.self, UISheetPresentationController.Detent.self,
      UISwipeGestureRecognizer.Direction.self, UITableView.RowAnimation.self,
      UITableViewCell.EditingStyle.self, UITableViewCell.SelectionStyle.self,
      UITextAutocorrectionType.self, UITextContentType.self, UITextField.BorderStyle.self,
      UIUserInterfaceSizeClass.self, UIUserInterfaceStyle.self, UIView.AnimationCurve.self,
      UIViewAnimatingState.self, (any UIViewControllerTransitionCoordinator).self,
      (any UIViewControllerTransitionCoordinatorContext).self, UIVisualEffect.self,
      UIWindowScene.Geometry.self, UIWindowScene.GeometryPreferences.self,
      (any UIWindowSceneDelegate).self,
    ]
  }
}
