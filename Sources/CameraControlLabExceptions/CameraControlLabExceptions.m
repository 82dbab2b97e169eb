#import "CameraControlLabExceptions.h"

NSException *_Nullable LabRaisedException(void(NS_NOESCAPE ^ block)(void)) {
  @try {
    block();
  } @catch (NSException *exception) {
    return exception;
  }
  return nil;
}
