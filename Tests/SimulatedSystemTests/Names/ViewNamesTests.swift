import SwiftUI
import XCTest

/// What apps name of SwiftUI, in Swift 5 and in Swift 6.
@MainActor
final class ViewNamesTests: XCTestCase {
  func testValuesAreThere() async {
    assertDistinct([AccessibilityActionKind.magicTap, .showMenu])
    assertDistinct([AccessibilityAdjustmentDirection.decrement])
    assertDistinct([
      AccessibilityTraits.allowsDirectInteraction, .isLink, .isModal, .isSearchField,
      .isStaticText, .isTabBar, .isToggle, .playsSound, .updatesFrequently,
    ])
    assertDistinct([Animation.interpolatingSpring])
    assertDistinct([AnyTransition.blurReplace])
    assertDistinct([
      BlendMode.colorBurn, .colorDodge, .darken, .destinationOut, .destinationOver, .exclusion,
      .hardLight, .lighten, .luminosity, .plusDarker, .plusLighter, .softLight, .sourceAtop,
    ])
    assertDistinct([ButtonBorderShape.roundedRectangle])
    assertDistinct([Color.RGBColorSpace.sRGBLinear])
    assertDistinct([ColorRenderingMode.extendedLinear])
    assertDistinct([CommandGroupPlacement.appInfo, .appSettings])
    assertDistinct([ContentMarginPlacement.scrollContent])
    assertDistinct([ContentShapeKinds.contextMenuPreview, .dragPreview, .focusEffect])
    assertDistinct([
      ContentSizeCategory.accessibilityExtraExtraExtraLarge, .accessibilityExtraExtraLarge,
      .accessibilityExtraLarge, .accessibilityMedium, .extraExtraExtraLarge, .extraExtraLarge,
      .extraLarge, .extraSmall,
    ])
    assertDistinct([ControlSize.extraLarge, .mini])
    assertDistinct([DatePickerComponents.hourAndMinute])
    assertDistinct([
      DynamicTypeSize.accessibility1, .accessibility2, .accessibility3, .accessibility4,
      .accessibility5, .xLarge, .xSmall, .xxLarge, .xxxLarge,
    ])
    assertDistinct([EditMode.transient])
    assertDistinct([EventModifiers.capsLock, .numericPad, .shift])
    assertDistinct([Font.Leading.tight])
    assertDistinct([Font.body, Font.body.smallCaps(), Font.body.lowercaseSmallCaps()])
    assertDistinct([Font.Weight.ultraLight])
    assertDistinct([Font.Width.compressed])
    assertDistinct([GlassEffectTransition.matchedGeometry])
    assertDistinct([HierarchicalShapeStyle.quinary])
  }

  func testValuesAreThere2() async {
    assertDistinct([HorizontalAlignment.listRowSeparatorLeading, .listRowSeparatorTrailing])
    assertDistinct([Image.DynamicRange.constrainedHigh])
    assertDistinct([Image.Orientation.downMirrored, .rightMirrored, .upMirrored])
    assertDistinct([Image.ResizingMode.stretch, .tile])
    assertDistinct([Image.TemplateRenderingMode.original])
    assertDistinct([
      KeyEquivalent.deleteForward, .downArrow, .leftArrow, .pageDown, .pageUp, .rightArrow,
      .upArrow,
    ])
    assertDistinct([KeyboardShortcut.cancelAction])
    assertDistinct([LayoutDirection.leftToRight, .rightToLeft])
    assertDistinct([NavigationSplitViewVisibility.detailOnly, .doubleColumn])
    assertDistinct([OpenURLAction.Result.systemAction])
    assertDistinct([PresentationContentInteraction.resizes])
    assertDistinct([Prominence.increased])
    assertDistinct([ScrollAnchorRole.initialOffset, .sizeChanges])
    assertDistinct([ScrollDismissesKeyboardMode.interactively])
    assertDistinct([ScrollLimitBehavior.alwaysByFew, .alwaysByOne])
    assertDistinct([ScrollPhase.animating, .decelerating, .interacting])
    assertDistinct([SearchFieldPlacement.navigationBarDrawer])
    assertDistinct([SensoryFeedback.Flexibility.rigid, .soft, .solid])
    assertDistinct([SensoryFeedback.decrease, .increase, .levelChange])
    assertDistinct([SubmitLabel.route])
    assertDistinct([SymbolEffect.breathe, .variableColor, .wiggle])
    assertDistinct([SymbolEffectOptions.nonRepeating])
    assertDistinct([SymbolRenderingMode.monochrome, .multicolor])
    assertDistinct([Text.Case.lowercase])
    assertDistinct([Text.LineStyle.Pattern.dashDot, .dashDotDot, .solid])
    assertDistinct([ToolbarDefaultItemKind.sidebarToggle])
    assertDistinct([
      ToolbarItemPlacement.cancellationAction, .confirmationAction, .destructiveAction,
      .navigationBarLeading, .navigationBarTrailing, .topBarLeading,
    ])
    assertDistinct([ToolbarRole.navigationStack])
    assertDistinct([ToolbarTitleDisplayMode.inlineLarge])
    assertDistinct([VerticalAlignment.lastTextBaseline])
  }

  func testValuesAreThere3() async {
    assertDistinct([WindowResizability.contentMinSize])
  }

  func testPropertiesAreThere() async {
    assertProperties(
      \DragGesture.Value.predictedEndLocation, \.predictedEndTranslation, \.startLocation
    )
    assertProperties(\DynamicTypeSize.isAccessibilitySize)
    assertProperties(
      \EnvironmentValues.accessibilityReduceMotion, \.accessibilityReduceTransparency,
      \.accessibilityVoiceOverEnabled, \.calendar, \.dismissSearch, \.editMode,
      \.isLuminanceReduced, \.isSceneCaptured, \.isSearching, \.layoutDirection, \.pixelLength,
      \.redactionReasons, \.symbolVariants, \.timeZone
    )
    assertProperties(\GraphicsContext.ResolvedImage.baseline)
    assertProperties(\MagnificationGesture.minimumScaleDelta)
    assertProperties(\MagnifyGesture.Value.startAnchor, \.startLocation)
    assertProperties(\MagnifyGesture.minimumScaleDelta)
    assertProperties(\ReceivedTransferredFile.isOriginalFile)
    assertProperties(\RotateGesture.Value.startAnchor, \.startLocation)
    assertProperties(\RotateGesture.minimumAngleDelta)
    assertProperties(\RotationGesture.minimumAngleDelta)
    assertProperties(\ScrollGeometry.containerSize)
    assertProperties(\ScrollPhase.isScrolling)
    assertProperties(\ScrollPosition.viewID)
    assertProperties(
      \SymbolEffect.byLayer, \.counterClockwise, \.hideInactiveLayers, \.iterative, \.reversing,
      \.wholeSymbol
    )
    assertProperties(\SystemShapeStyle.quinary)
    assertProperties(\Transaction.isContinuous)
  }

  func testFunctionsAreThere() async {
    let _: [Any] = [
      Animation.interpolatingSpring(duration:bounce:initialVelocity:),
      Animation.interpolatingSpring(mass:stiffness:damping:initialVelocity:),
      Animation.timingCurve(_:_:_:_:duration:),
    ]
    let _: [Any] = [ButtonBorderShape.roundedRectangle(radius:)]
    let _: [Any] = [GraphicsContext.Filter.alphaThreshold(min:max:color:)]
    let _: [Any] = [
      GraphicsContext.Shading.conicGradient(_:center:angle:),
      GraphicsContext.Shading.linearGradient(_:startPoint:endPoint:),
    ]
    let _: [Any] = [SearchFieldPlacement.navigationBarDrawer(displayMode:)]
    let _ = { (object: Color) in object.mix(with:by:) }
    let _ = { (object: DismissAction) in object.callAsFunction }
    let _ = { (object: Image) in object.interpolation(_:) }
    let _ = { (object: OpenURLAction) in
      (
        object.callAsFunction(_:), object.callAsFunction(_:completion:)
      )
    }
  }

  func testTypesAreThere() async {
    let _: [Any.Type] = [
      AccessibilityChildBehavior.self, AngularGradient.self, AnyGradient.self,
      AnyShapeStyle.self, AsyncImagePhase.self, Axis.self, BorderedButtonStyle.self,
      BorderlessButtonStyle.self, ButtonStyleConfiguration.self,
      ContainerBackgroundPlacement.self, ContainerRelativeShape.self, ContentMode.self,
      (any ControlWidgetTemplate).self, CoordinateSpace.self, (any CoordinateSpaceProtocol).self,
      DefaultButtonStyle.self, EditButton.self, EmptyVisualEffect.self, Font.Design.self,
      (any GaugeStyle).self, Glass.self, GlobalCoordinateSpace.self,
      GraphicsContext.ResolvedSymbol.self, GraphicsContext.ResolvedText.self,
      GraphicsContext.Shading.self, HorizontalEdge.self, Image.Interpolation.self,
      Image.Scale.self, (any IndexViewStyle).self, InsetGroupedListStyle.self,
      (any InsettableShape).self, InterfaceOrientation.self, LabelStyleConfiguration.self,
      LayoutSubview.self, LayoutSubviews.self, ListSectionSpacing.self, (any ListStyle).self,
      LocalCoordinateSpace.self, MatchedGeometryProperties.self, MenuPickerStyle.self,
      ModifiedViewContent.self, NamedCoordinateSpace.self, Namespace.ID.self,
      NavigationBarItem.TitleDisplayMode.self, NavigationBarItem.self, NavigationTransition.self,
      (any NavigationViewStyle).self, PageIndexViewStyle.BackgroundDisplayMode.self,
      PageIndexViewStyle.self, PageTabViewStyle.IndexDisplayMode.self, PageTabViewStyle.self,
      (any PickerStyle).self, PlainButtonStyle.self, PlainListStyle.self,
      PopoverAttachmentAnchor.self, PresentationAdaptation.self,
      PresentationBackgroundInteraction.self, PresentationDetent.self, PresentationMode.self,
      PresentationSizing.self, PreviewLayout.self, PrimitiveButtonStyleConfiguration.self,
      ProgressViewStyleConfiguration.CurrentValueLabel.self, ProgressViewStyleConfiguration.self,
      RadialGradient.self, RedactionReasons.self, RoundedBorderTextFieldStyle.self,
      RoundedCornerStyle.self, ScrollBounceBehavior.self, ScrollIndicatorVisibility.self,
      (any ScrollTargetBehavior).self, ScrollTransitionConfiguration.self,
      ScrollTransitionPhase.self, ScrollViewProxy.self,
      SearchFieldPlacement.NavigationBarDrawerDisplayMode.self, SegmentedPickerStyle.self,
      (any SettingRawValue).self, (any SettingValue).self, SharePreview.self, Spring.self,
      SubmitTriggers.self, SymbolEffectRepeat.self, SymbolVariants.self,
      SystemStyle.self, TabRole.self, (any TabViewStyle).self,
      Text.DateStyle.self, Text.Scale.self, Text.TruncationMode.self, TextAlignment.self,
      TextEditor.self, (any TextFieldStyle).self, TextInputAutocapitalization.self,
      TextSelectability.self, (any TimelineSchedule).self, ToggleStyleConfiguration.self,
      UnevenRoundedRectangle.self, UserInterfaceSizeClass.self, (any VectorArithmetic).self,
      VerticalEdge.self, ViewDimensions.self, ViewSpacing.self, Visibility.self,
    ]
  }
}
