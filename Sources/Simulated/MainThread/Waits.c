// The functions that an app's waits call and that Swift can't shadow. The program's definition takes
// precedence over that of a dynamic library, and forwards to it. Every definition is weak: a program that
// links the libraries statically uses theirs instead, and then such waits take real time.

#define _GNU_SOURCE

#include <stdbool.h>
#include <stdint.h>

#ifdef __linux__
#include <dlfcn.h>
#include <execinfo.h>
#include <stdatomic.h>
#include <stddef.h>
#include <math.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#define swiftcc __attribute__((swiftcall))
#define self_register __attribute__((swift_context))
#define overriding __attribute__((weak))
#define optional __attribute__((weak)) extern
#define uninstrumented __attribute__((disable_sanitizer_instrumentation))

// A sanitizer defines some of these functions itself, and its definition calls __interceptor_NAME. A
// program may define __interceptor_NAME, too, and forward to ___interceptor_NAME.

// These functions of SimulatedFoundation return whether a simulated phone handles the wait.
extern bool simulatedPhoneTakesWork(uint64_t deadline, void *item, void *queue);
extern bool simulatedPhoneTakesTimer(void *timer, double left, bool isExact);

static void *real(const char *name) { return dlsym(RTLD_NEXT, name); }

// MARK: Work items

// `DispatchQueue.asyncAfter(deadline:execute:)` with a `DispatchWorkItem`. It is hidden, so that only
// code of the program calls it.
#define ASYNC_AFTER "$s8Dispatch0A5QueueC10asyncAfter8deadline7executeyAA0A4TimeV_AA0A8WorkItemCtF"

swiftcc void simulatedAsyncAfter(uint64_t, void *, self_register void *) __asm__(ASYNC_AFTER)
    overriding __attribute__((visibility("hidden")));

swiftcc void simulatedAsyncAfter(uint64_t deadline, void *item, self_register void *queue) {
  if (simulatedPhoneTakesWork(deadline, item, queue)) return;
  swiftcc void (*next)(uint64_t, void *, self_register void *) = real(ASYNC_AFTER);
  next(deadline, item, queue);
}

// The time that this thread read last. An app passes `.now() + 1`, and the time that the thread takes
// between reading the time and making the call must not count.
static _Thread_local uint64_t lastTime;

overriding uint64_t dispatch_time(uint64_t when, int64_t delta) {
  static _Atomic(uint64_t (*)(uint64_t, int64_t)) next;
  if (!next) next = real("dispatch_time");
  uint64_t time = next(when, delta);
  if (when == 0 && delta == 0) lastTime = time;
  return time;
}

uint64_t simulatedPhoneLastTime(void) { return lastTime; }

// MARK: Timers

struct TimerContext {
  long version;
  void *info, *retain, *release, *description;
};

optional void CFRunLoopTimerGetContext(void *timer, struct TimerContext *);
optional void *CFRunLoopGetMain(void);
optional double CFAbsoluteTimeGetCurrent(void);
optional double CFRunLoopTimerGetNextFireDate(void *timer);

// The date that this thread read last, in seconds since Foundation's reference date.
static _Thread_local double lastDate;

typedef int TellTime(clockid_t, struct timespec *);
TellTime __interceptor_clock_gettime;
optional TellTime ___interceptor_clock_gettime;

uninstrumented static int noteTime(TellTime *next, clockid_t clock, struct timespec *time) {
  int result = next(clock, time);
  if (clock == CLOCK_REALTIME && result == 0)
    lastDate = (double)(time->tv_sec - 978307200) + (double)time->tv_nsec * 1e-9;
  return result;
}

uninstrumented int __interceptor_clock_gettime(clockid_t clock, struct timespec *time) {
  return noteTime(___interceptor_clock_gettime, clock, time);
}

uninstrumented overriding int clock_gettime(clockid_t clock, struct timespec *time) {
  static _Atomic(TellTime *) next;
  if (!next)
    next = ___interceptor_clock_gettime ? ___interceptor_clock_gettime
                                        : (TellTime *)real("clock_gettime");
  return noteTime(next, clock, time);
}

// The timer that this thread created last, the time left until its date, and whether that time is exact.
static _Thread_local void *lastTimer;
static _Thread_local double lastLeft;
static _Thread_local bool lastIsExact;

// A timer's date is usually the date read last plus a whole number of milliseconds. The app chose that
// number, even if the thread paused in between. A date is precise to a fraction of a microsecond.
static void noteLeft(double date) {
  double left = date - lastDate, whole = round(left * 1000) / 1000;
  lastIsExact = left > 0 && fabs(left - whole) < 0.000002;
  lastLeft = lastIsExact ? whole
      : CFAbsoluteTimeGetCurrent ? date - CFAbsoluteTimeGetCurrent() : 0;
}

overriding void *CFRunLoopTimerCreate(const void *allocator, double date, double interval,
                                      unsigned long flags, long order, void *call, void *context) {
  void *(*next)(const void *, double, double, unsigned long, long, void *, void *) =
      real("CFRunLoopTimerCreate");
  noteLeft(date);
  lastTimer = next(allocator, date, interval, flags, order, call, context);
  return lastTimer;
}

// XCTest's expectations poll with timers of their own, which the phone must not handle.
static bool isXCTests(void) {
  void *callers[4];
  int count = backtrace(callers, 4);
  for (int i = 0; i < count; i++) {
    Dl_info info;
    if (dladdr(callers[i], &info) && info.dli_fname && strstr(info.dli_fname, "XCTest.so"))
      return true;
  }
  return false;
}

// Foundation's `Timer.scheduledTimer(…)` and `RunLoop.add(_:forMode:)` call this function.
overriding void CFRunLoopAddTimer(void *loop, void *timer, void *mode) {
  struct TimerContext context = {0};
  if (CFRunLoopGetMain && loop == CFRunLoopGetMain()) {
    bool isLast = timer == lastTimer;
    double left = isLast
        ? lastLeft : CFRunLoopTimerGetNextFireDate(timer) - CFAbsoluteTimeGetCurrent();
    CFRunLoopTimerGetContext(timer, &context);
    if (context.info && !isXCTests()
        && simulatedPhoneTakesTimer(context.info, left, isLast && lastIsExact))
      return;
  }
  void (*next)(void *, void *, void *) = real("CFRunLoopAddTimer");
  next(loop, timer, mode);
}

// MARK: The main actor's jobs

extern char _dispatch_main_q;
optional void _dispatch_main_queue_callback_4CF(void *);

static atomic_long mainJobs;

typedef void Enqueue(void *queue, void *context, void (*work)(void *));

Enqueue __interceptor_dispatch_async_f;
optional Enqueue ___interceptor_dispatch_async_f;

static void countAndEnqueue(Enqueue *next, void *queue, void *context, void (*work)(void *)) {
  if (queue == (void *)&_dispatch_main_q) atomic_fetch_add(&mainJobs, 1);
  next(queue, context, work);
}

void __interceptor_dispatch_async_f(void *queue, void *context, void (*work)(void *)) {
  countAndEnqueue(___interceptor_dispatch_async_f, queue, context, work);
}

// The Swift runtime calls this function to enqueue each job of the main actor on the main queue.
overriding void dispatch_async_f(void *queue, void *context, void (*work)(void *)) {
  static _Atomic(Enqueue *) next;
  if (!next)
    next = ___interceptor_dispatch_async_f ? ___interceptor_dispatch_async_f
                                           : (Enqueue *)real("dispatch_async_f");
  countAndEnqueue(next, queue, context, work);
}

long simulatedPhoneMainJobs(void) { return atomic_load(&mainJobs); }

void simulatedPhoneRunMainJobs(void) {
  if (gettid() == getpid() && _dispatch_main_queue_callback_4CF)
    _dispatch_main_queue_callback_4CF(NULL);
}
#else
uint64_t simulatedPhoneLastTime(void) { return 0; }
long simulatedPhoneMainJobs(void) { return 0; }
void simulatedPhoneRunMainJobs(void) {}
#endif
