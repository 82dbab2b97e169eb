// Apple lets these objects cross from thread to thread. The compiler cannot check them, because they
// inherit from `NSObject` and are not final, or have writable properties. An object of the library
// has only `let` properties of `Sendable` types, and a lock guards the values of a request.

extension PHObject: @unchecked Sendable {}
extension PHObjectPlaceholder: @unchecked Sendable {}
extension PHAsset: @unchecked Sendable {}
extension PHAssetCollection: @unchecked Sendable {}
extension PHFetchResult: @unchecked Sendable {}
extension PHAssetChangeRequest: @unchecked Sendable {}
extension PHAssetCreationRequest: @unchecked Sendable {}
