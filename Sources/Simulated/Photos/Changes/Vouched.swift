// Apple lets these objects cross from thread to thread. The compiler cannot check them, because they
// inherit from `NSObject` and are no final classes, or have writable properties. An object of the
// library has only `let` properties of `Sendable` types; what a request says is behind a lock.

extension PHObject: @unchecked Sendable {}
extension PHObjectPlaceholder: @unchecked Sendable {}
extension PHAsset: @unchecked Sendable {}
extension PHAssetCollection: @unchecked Sendable {}
extension PHFetchResult: @unchecked Sendable {}
extension PHAssetChangeRequest: @unchecked Sendable {}
extension PHAssetCreationRequest: @unchecked Sendable {}
