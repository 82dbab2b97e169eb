// Keeps the main thread of programs whose main function is asynchronous, such as those that Swift
// Testing runs. On Apple's platforms the runtime drains the main queue in the main thread's run loop.
// On Linux it ends the main thread and lets others drain the queue: `Thread.isMainThread` is false on
// the main actor, `RunLoop.main` never runs, and Foundation waits forever for an observer on the main
// operation queue. Here the runtime's hook for this moment runs the run loop, as on Apple's platforms.

#ifdef __linux__
#define swiftcc __attribute__((swiftcall))

// Weak, so that a program links with a runtime that lacks either of them.
__attribute__((weak)) extern void CFRunLoopRun(void);
__attribute__((weak)) extern swiftcc void (*swift_task_asyncMainDrainQueue_hook)(void);

// The hook's arguments, the functions that it replaces, are not needed.
static swiftcc void drainMainQueue(void) {
  // The run loop returns if something stops it, but the main thread has nowhere to return to.
  while (1) CFRunLoopRun();
}

__attribute__((constructor)) static void keepMainThread(void) {
  if (CFRunLoopRun && &swift_task_asyncMainDrainQueue_hook && !swift_task_asyncMainDrainQueue_hook)
    swift_task_asyncMainDrainQueue_hook = drainMainQueue;
}
#endif
