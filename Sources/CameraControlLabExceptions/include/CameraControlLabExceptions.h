#import <Foundation/Foundation.h>

NS_ASSUME_NONNULL_BEGIN

/// Runs a block, and returns the exception that it raises; nil if it raises none.
///
/// Swift code can't catch an exception. What the block's frames hold is never released, so use it for
/// checks only.
NSException *_Nullable LabRaisedException(void(NS_NOESCAPE ^ block)(void));

NS_ASSUME_NONNULL_END
