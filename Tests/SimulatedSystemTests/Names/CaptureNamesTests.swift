import AVFoundation
import XCTest

/// What apps name of the capture, in Swift 5 and in Swift 6.
@MainActor
final class CaptureNamesTests: XCTestCase {
  func testConstantsAreThere() async {
    let _: [Any?] = [
      AVAssetExportPreset1280x720, AVAssetExportPresetHEVCHighestQuality,
      AVAssetExportPresetMediumQuality,
      AVAssetExportPresetPassthrough, AVAudioSessionInterruptionOptionKey,
      AVAudioSessionInterruptionTypeKey, AVAudioSessionRouteChangeReasonKey, AVEncoderBitRateKey,
      AVErrorRecordingSuccessfullyFinishedKey, AVNumberOfChannelsKey, AVSampleRateKey,
      AVVideoColorPrimariesKey, AVVideoColorPrimaries_ITU_R_2020,
      AVVideoColorPrimaries_ITU_R_709_2, AVVideoColorPrimaries_P3_D65, AVVideoColorPropertiesKey,
      AVVideoH264EntropyModeCABAC, AVVideoH264EntropyModeCAVLC, AVVideoH264EntropyModeKey,
      AVVideoScalingModeKey, AVVideoScalingModeResizeAspectFill, AVVideoTransferFunctionKey,
      AVVideoTransferFunction_ITU_R_2100_HLG, AVVideoTransferFunction_ITU_R_709_2,
      AVVideoTransferFunction_SMPTE_ST_2084_PQ, AVVideoYCbCrMatrixKey,
      AVVideoYCbCrMatrix_ITU_R_2020, AVVideoYCbCrMatrix_ITU_R_709_2, kAudioFormatLinearPCM,
    ]
  }

  func testValuesAreThere() async {
    assertDistinct([AVAssetExportSession.Status.exporting, .waiting])
    assertDistinct([AVAudioSession.Category.multiRoute, .playback])
    assertDistinct([
      AVAudioSession.CategoryOptions.allowAirPlay, .allowBluetooth, .defaultToSpeaker, .duckOthers,
    ])
    XCTAssertEqual(AVAudioSession.CategoryOptions.allowBluetoothHFP, .allowBluetooth)
    assertDistinct([AVAudioSession.InterruptionOptions.shouldResume])
    assertDistinct([AVAudioSession.Mode.moviePlayback, .spokenAudio, .videoChat, .voiceChat])
    assertDistinct([AVAudioSession.PortOverride.speaker])
    assertDistinct([AVAudioSession.RecordPermission.undetermined])
    assertDistinct([
      AVAudioSession.RouteChangeReason.categoryChange, .newDeviceAvailable,
      .noSuitableRouteForCategory, .oldDeviceUnavailable, .routeConfigurationChange,
      .wakeFromSleep,
    ])
    assertDistinct([AVCaptureDevice.DeviceType.continuityCamera, .deskViewCamera])
    assertDistinct([AVCaptureDevice.Format.AutoFocusSystem.contrastDetection, .phaseDetection])
    assertDistinct([AVCaptureDevice.MicrophoneMode.voiceIsolation, .wideSpectrum])
    assertDistinct([
      AVCaptureDevice.PrimaryConstituentDeviceRestrictedSwitchingBehaviorConditions
        .exposureModeChanged,
      .focusModeChanged,
    ])
    assertDistinct([
      AVCaptureDevice.SystemPressureState.Factors.cameraTemperature, .depthModuleTemperature,
      .peakPower, .systemTemperature,
    ])
    assertDistinct([
      AVCaptureDevice.SystemPressureState.Level.fair, .nominal, .serious, .shutdown,
    ])
    assertDistinct([
      AVCapturePhotoOutput.CaptureReadiness.notReadyMomentarily, .notReadyWaitingForCapture,
      .notReadyWaitingForProcessing,
    ])
    assertDistinct([AVCaptureSession.Preset.iFrame1280x720, .iFrame960x540])
    assertDistinct([AVDepthData.Accuracy.absolute])
  }

  func testValuesAreThere2() async {
    assertDistinct([
      AVError.Code.contentIsNotAuthorized, .deviceAlreadyUsedByAnotherSession,
      .deviceIsNotAvailableInBackground, .deviceWasDisconnected, .diskFull, .exportFailed,
      .fileAlreadyExists, .maximumDurationReached, .maximumFileSizeReached,
      .maximumNumberOfSamplesForFileFormatReached, .maximumStillImageCaptureRequestsExceeded,
      .mediaChanged, .noDataCaptured, .operationCancelled, .operationInterrupted, .outOfMemory,
      .screenCaptureFailed, .sessionConfigurationChanged, .sessionWasInterrupted,
    ])
    assertDistinct([AVFileType.avci, .m4v, .tif])
    assertDistinct([AVMediaType.metadataObject])
    assertDistinct([
      AVMetadataKey.commonKeyCreationDate, .commonKeyDescription, .commonKeyLocation,
      .commonKeyMake, .commonKeyModel, .commonKeySoftware,
      .quickTimeMetadataKeyContentIdentifier, .quickTimeMetadataKeyCreationDate,
      .quickTimeMetadataKeyLocationISO6709, .quickTimeMetadataKeyMake,
      .quickTimeMetadataKeyModel, .quickTimeMetadataKeySoftware,
    ])
    assertDistinct([AVMetadataKeySpace.quickTimeMetadata])
    assertDistinct([
      AVMetadataObject.ObjectType.aztec, .catBody, .catHead, .codabar, .code128, .code39,
      .code39Mod43, .code93, .dataMatrix, .dogBody, .dogHead, .ean8, .gs1DataBar,
      .gs1DataBarExpanded, .gs1DataBarLimited, .humanBody, .humanFullBody, .interleaved2of5,
      .itf14, .microPDF417, .microQR, .pdf417, .salientObject, .upce,
    ])
    assertDistinct([AVPlayer.TimeControlStatus.waitingToPlayAtSpecifiedRate])
    assertDistinct([AVPlayerItem.Status.readyToPlay])
    assertDistinct([AVSemanticSegmentationMatte.MatteType.glasses, .hair, .skin, .teeth])
    assertDistinct([
      AVVideoCodecType.hevcWithAlpha, .proRes422, .proRes422HQ, .proRes422LT, .proRes422Proxy,
      .proRes4444,
    ])
    assertDistinct([NSNotification.Name.AVPlayerItemDidPlayToEndTime])
  }

  func testValuesAreThere3() async {
    let _: [Any?] = [
      AVAudioSession.interruptionNotification, AVAudioSession.mediaServicesWereResetNotification,
      AVAudioSession.routeChangeNotification, AVCaptureDevice.activeMicrophoneMode,
      AVCaptureDevice.currentWhiteBalanceGains, AVCaptureDevice.isPortraitEffectEnabled,
      AVCaptureDevice.isStudioLightEnabled, AVCaptureDevice.preferredMicrophoneMode,
      AVCaptureDevice.reactionEffectGesturesEnabled, AVError.contentIsNotAuthorized,
      AVError.deviceAlreadyUsedByAnotherSession, AVError.deviceIsNotAvailableInBackground,
      AVError.deviceWasDisconnected, AVError.diskFull, AVError.exportFailed,
      AVError.fileAlreadyExists, AVError.maximumDurationReached, AVError.maximumFileSizeReached,
      AVError.maximumNumberOfSamplesForFileFormatReached,
      AVError.maximumStillImageCaptureRequestsExceeded, AVError.mediaChanged,
      AVError.noDataCaptured, AVError.operationCancelled, AVError.operationInterrupted,
      AVError.outOfMemory, AVError.screenCaptureFailed, AVError.sessionConfigurationChanged,
      AVError.sessionWasInterrupted, AVPlayerItem.didPlayToEndTimeNotification,
    ]
  }

  func testPropertiesAreThere() async {
    assertProperties(\AVAsset.isPlayable)
    assertProperties(
      \AVAssetExportSession.outputFileType, \.shouldOptimizeForNetworkUse, \.timeRange
    )
    assertProperties(
      \AVAssetImageGenerator.appliesPreferredTrackTransform, \.maximumSize,
      \.requestedTimeToleranceAfter, \.requestedTimeToleranceBefore
    )
    assertProperties(\AVAssetTrack.nominalFrameRate)
    assertProperties(\AVAssetWriter.shouldOptimizeForNetworkUse)
    assertProperties(
      \AVAssetWriterInput.expectsMediaDataInRealTime, \.isReadyForMoreMediaData,
      \.mediaTimeScale, \.sourceFormatHint
    )
    assertProperties(\AVAsynchronousCIImageFilteringRequest.compositionTime, \.renderSize)
    assertProperties(\AVAudioApplication.recordPermission)
    assertProperties(\AVAudioPlayer.currentTime, \.isPlaying, \.numberOfLoops)
    assertProperties(
      \AVAudioSession.availableInputs, \.currentRoute, \.inputGain, \.isOtherAudioPlaying,
      \.outputVolume, \.recordPermission, \.sampleRate
    )
    assertProperties(\AVAudioSessionPortDescription.portName, \.uid)
    assertProperties(\AVCaptureAudioChannel.averagePowerLevel, \.peakHoldLevel)
    assertProperties(
      \AVCaptureConnection.audioChannels, \.isCameraIntrinsicMatrixDeliveryEnabled,
      \.isCameraIntrinsicMatrixDeliverySupported, \.videoMaxFrameDuration,
      \.videoMaxScaleAndCropFactor, \.videoMinFrameDuration, \.videoScaleAndCropFactor
    )
    assertProperties(\AVCaptureDepthDataOutput.alwaysDiscardsLateDepthData, \.isFilteringEnabled)
    assertProperties(
      \AVCaptureDevice.Format.autoFocusSystem, \.highResolutionStillImageDimensions,
      \.isCenterStageSupported, \.isPortraitEffectSupported, \.isStudioLightSupported,
      \.isVideoBinned, \.supportedDepthDataFormats
    )
  }

  func testPropertiesAreThere2() async {
    assertProperties(
      \AVCaptureDevice.activeDepthDataFormat, \.activeDepthDataMinFrameDuration,
      \.activeMaxExposureDuration, \.activePrimaryConstituent,
      \.activePrimaryConstituentDeviceSwitchingBehavior,
      \.automaticallyAdjustsFaceDrivenAutoExposureEnabled,
      \.automaticallyAdjustsFaceDrivenAutoFocusEnabled, \.dualCameraSwitchOverVideoZoomFactor,
      \.fallbackPrimaryConstituentDevices, \.grayWorldDeviceWhiteBalanceGains,
      \.isAdjustingWhiteBalance, \.isAutoFocusRangeRestrictionSupported,
      \.isAutoVideoFrameRateEnabled, \.isCenterStageActive, \.isContinuityCamera,
      \.isFaceDrivenAutoExposureEnabled, \.isFaceDrivenAutoFocusEnabled,
      \.isGeometricDistortionCorrectionActive, \.isGeometricDistortionCorrectionEnabled,
      \.isGeometricDistortionCorrectionSupported, \.isLowLightBoostEnabled,
      \.isLowLightBoostSupported, \.isPortraitEffectActive, \.isStudioLightActive,
      \.linkedDevices, \.minimumFocusDistance, \.nominalFocalLengthIn35mmFilm,
      \.primaryConstituent, \.primaryConstituentDeviceRestrictedSwitchingBehaviorConditions,
      \.systemPressureState, \.transportType
    )
    assertProperties(
      \AVCaptureDeviceInput.isWindNoiseRemovalEnabled, \.isWindNoiseRemovalSupported,
      \.multichannelAudioMode, \.isCinematicVideoCaptureSupported,
      \.isCinematicVideoCaptureEnabled, \.simulatedAperture,
      \.unifiedAutoExposureDefaultsEnabled, \.videoMinFrameDurationOverride
    )
    assertProperties(
      \AVCaptureFileOutput.isRecordingPaused, \.maxRecordedFileSize, \.minFreeDiskSpaceLimit,
      \.recordedFileSize
    )
    assertProperties(
      \AVCaptureMetadataOutput.availableMetadataObjectTypes, \.metadataObjectsDelegate,
      \.rectOfInterest
    )
    assertProperties(
      \AVCaptureMovieFileOutput.isSpatialVideoCaptureEnabled, \.isSpatialVideoCaptureSupported
    )
    assertProperties(
      \AVCapturePhoto.bracketSettings, \.cameraCalibrationData, \.embeddedThumbnailPhotoFormat,
      \.lensStabilizationStatus, \.portraitEffectsMatte, \.previewPixelBuffer, \.sequenceCount
    )
  }

  func testPropertiesAreThere3() async {
    assertProperties(
      \AVCapturePhotoBracketSettings.bracketedSettings, \.isLensStabilizationEnabled,
      \.isLensStabilizationSupported
    )
    assertProperties(
      \AVCapturePhotoOutput.availableLivePhotoVideoCodecTypes, \.availablePhotoFileTypes,
      \.availablePhotoPixelFormatTypes, \.availableRawPhotoFileTypes,
      \.availableRawPhotoPixelFormatTypes, \.availableSemanticSegmentationMatteTypes,
      \.captureReadiness, \.enabledSemanticSegmentationMatteTypes, \.isAppleProRAWEnabled,
      \.isAppleProRAWSupported, \.isAutoRedEyeReductionSupported,
      \.isCameraCalibrationDataDeliverySupported, \.isCameraSensorOrientationCompensationEnabled,
      \.isCameraSensorOrientationCompensationSupported, \.isConstantColorEnabled,
      \.isConstantColorSupported, \.isContentAwareDistortionCorrectionEnabled,
      \.isContentAwareDistortionCorrectionSupported, \.isFlashScene,
      \.isHighPhotoQualitySupported, \.isLensStabilizationDuringBracketedCaptureEnabled,
      \.isLensStabilizationDuringBracketedCaptureSupported, \.isLivePhotoAutoTrimmingEnabled,
      \.isLivePhotoCaptureSuspended, \.isPortraitEffectsMatteDeliveryEnabled,
      \.isPortraitEffectsMatteDeliverySupported, \.isShutterSoundSuppressionEnabled,
      \.isShutterSoundSuppressionSupported, \.isStillImageStabilizationScene,
      \.isStillImageStabilizationSupported, \.isVirtualDeviceConstituentPhotoDeliveryEnabled,
      \.isVirtualDeviceConstituentPhotoDeliverySupported, \.maxBracketedCapturePhotoCount,
      \.preservesLivePhotoCaptureSuspendedOnSessionStop
    )
    assertProperties(\AVCapturePhotoOutputReadinessCoordinator.captureReadiness)
    assertProperties(
      \AVCapturePhotoSettings.availableEmbeddedThumbnailPhotoCodecTypes,
      \.availableRawEmbeddedThumbnailPhotoCodecTypes, \.embeddedThumbnailPhotoFormat,
      \.embedsDepthDataInPhoto, \.embedsPortraitEffectsMatteInPhoto,
      \.embedsSemanticSegmentationMattesInPhoto, \.enabledSemanticSegmentationMatteTypes,
      \.isAutoContentAwareDistortionCorrectionEnabled, \.isAutoRedEyeReductionEnabled,
      \.isAutoVirtualDeviceFusionEnabled, \.isCameraCalibrationDataDeliveryEnabled,
      \.isConstantColorEnabled, \.isPortraitEffectsMatteDeliveryEnabled,
      \.isShutterSoundSuppressionEnabled, \.livePhotoMovieMetadata, \.livePhotoVideoCodecType,
      \.processedFileType, \.rawEmbeddedThumbnailPhotoFormat, \.rawFileFormat, \.rawFileType,
      \.rawPhotoPixelFormatType, \.virtualDeviceConstituentPhotoDeliveryEnabledDevices
    )
  }

  func testPropertiesAreThere4() async {
    assertProperties(
      \AVCaptureResolvedPhotoSettings.deferredPhotoProxyDimensions, \.expectedPhotoCount,
      \.isContentAwareDistortionCorrectionEnabled, \.isFlashEnabled, \.isRedEyeReductionEnabled,
      \.isStillImageStabilizationEnabled, \.photoProcessingTimeRange, \.rawPhotoDimensions
    )
    assertProperties(
      \AVCaptureSession.automaticallyRunsDeferredStart,
      \.configuresApplicationAudioSessionToMixWithOthers, \.isManualDeferredStartSupported
    )
    assertProperties(\AVCaptureSynchronizedSampleBufferData.sampleBufferWasDropped)
    assertProperties(
      \AVCaptureVideoDataOutput.automaticallyConfiguresOutputBufferDimensions,
      \.deliversPreviewSizedOutputBuffers
    )
    assertProperties(
      \AVDepthData.availableDepthDataTypes, \.cameraCalibrationData, \.depthDataAccuracy,
      \.depthDataMap, \.depthDataQuality, \.isDepthDataFiltered
    )
    assertProperties(\AVError.errorUserInfo)
    assertProperties(
      \AVMetadataFaceObject.faceID, \.hasRollAngle, \.hasYawAngle, \.rollAngle, \.yawAngle
    )
    assertProperties(\AVMetadataItem.dataType, \.dateValue, \.extendedLanguageTag, \.keySpace)
    assertProperties(
      \AVPlayer.actionAtItemEnd, \.automaticallyWaitsToMinimizeStalling, \.currentItem,
      \.isMuted, \.timeControlStatus
    )
    assertProperties(\AVPlayerLayer.isReadyForDisplay)
    assertProperties(\AVPortraitEffectsMatte.mattingImage, \.pixelFormatType)
    assertProperties(\AVSemanticSegmentationMatte.matteType, \.mattingImage, \.pixelFormatType)
  }

  func testFunctionsAreThere() async {
    let _: [Any] = [AVAudioApplication.requestRecordPermission(completionHandler:)]
    let _: [Any] = [
      AVCaptureAutoExposureBracketedStillImageSettings.autoExposureSettings(exposureTargetBias:)
    ]
    let _: [Any] = [
      AVCaptureManualExposureBracketedStillImageSettings.manualExposureSettings(
        exposureDuration:iso:)
    ]
    let _: [Any] = [
      AVCapturePhotoOutput.isAppleProRAWPixelFormat(_:),
      AVCapturePhotoOutput.isBayerRAWPixelFormat(_:),
    ]
    let _ = { (object: AVAssetExportSession) in
      (
        object.cancelExport, object.exportAsynchronously(completionHandler:)
      )
    }
    let _ = { (object: AVAssetWriter) in
      (
        object.canApply(outputSettings:forMediaType:), object.cancelWriting,
        object.endSession(atSourceTime:), object.finishWriting(completionHandler:),
        object.startWriting
      )
    }
    let _ = { (object: AVAssetWriterInput) in
      (
        object.markAsFinished, object.requestMediaDataWhenReady(on:using:)
      )
    }
    let _ = { (object: AVAudioPlayer) in object.prepareToPlay }
    let _ = { (object: AVAudioSession) in
      (
        object.overrideOutputAudioPort(_:), object.requestRecordPermission(_:),
        object.setPreferredIOBufferDuration(_:), object.setPreferredInput(_:),
        object.setPreferredSampleRate(_:)
      )
    }
    let _ = { (object: AVCaptureAudioDataOutput) in
      object.recommendedAudioSettingsForAssetWriter(writingTo:)
    }
    let _ = { (object: AVCaptureDevice) in object.supportsSessionPreset(_:) }
    let _ = { (object: AVCaptureFileOutput) in (object.pauseRecording, object.resumeRecording) }
  }

  func testFunctionsAreThere2() async {
    let _ = { (object: AVCaptureMovieFileOutput) in
      (
        object.recordsVideoOrientationAndMirroringChangesAsMetadataTrack(for:),
        object.setRecordsVideoOrientationAndMirroringChangesAsMetadataTrack(_:for:),
        object.supportedOutputSettingsKeys(for:)
      )
    }
    let _ = { (object: AVCapturePhoto) in object.semanticSegmentationMatte(for:) }
    let _ = { (object: AVCapturePhotoOutput) in
      (
        object.setPreparedPhotoSettingsArray(_:completionHandler:),
        object.supportedPhotoCodecTypes(for:)
      )
    }
    let _ = { (object: AVCapturePhotoOutputReadinessCoordinator) in
      (
        object.startTrackingCaptureRequest(using:), object.stopTrackingCaptureRequest(using:)
      )
    }
    let _ = { (object: any AVCapturePhotoOutputReadinessCoordinatorDelegate) in
      object.readinessCoordinator(_:captureReadinessDidChange:)
    }
    let _ = { (object: AVCaptureSession) in object.runDeferredStartWhenNeeded }
    let _ = { (object: AVCaptureVideoDataOutput) in
      object.recommendedVideoSettingsForAssetWriter(writingTo:)
    }
    let _ = { (object: AVCaptureVideoPreviewLayer) in
      (
        object.layerRectConverted(fromMetadataOutputRect:),
        object.metadataOutputRectConverted(fromLayerRect:), object.transformedMetadataObject(for:)
      )
    }
    let _ = { (object: AVDepthData) in object.applyingExifOrientation(_:) }
    let _ = { (object: AVPlayer) in (object.currentTime, object.replaceCurrentItem(with:)) }
    let _ = { (object: AVPortraitEffectsMatte) in object.applyingExifOrientation(_:) }
    let _ = { (object: AVSemanticSegmentationMatte) in object.applyingExifOrientation(_:) }
  }

  func testTypesAreThere() async {
    let _: [Any.Type] = [
      AVAudioSession.SetActiveOptions.self, AVAudioSessionRouteDescription.self,
      AVCameraCalibrationData.self, AVCaptureAutoExposureBracketedStillImageSettings.self,
      AVCaptureBracketedStillImageSettings.self, (any AVCaptureDepthDataOutputDelegate).self,
      AVCaptureDevice.AutoFocusRangeRestriction.self,
      AVCaptureDevice.CenterStageControlMode.self,
      AVCaptureDevice.PrimaryConstituentDeviceSwitchingBehavior.self,
      AVCaptureManualExposureBracketedStillImageSettings.self,
      (any AVCapturePhotoFileDataRepresentationCustomizer).self, AVCaptureSynchronizedData.self,
      AVFrameRateRange.self, AVMutableCompositionTrack.self, AVPlayer.ActionAtItemEnd.self,
      AVVideoComposition.Applier.self, (any FoundByIdentifier).self,
    ]
  }
}
