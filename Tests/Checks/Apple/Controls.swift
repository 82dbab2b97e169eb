// What the compiler must report of this file is marked: in which of two runs, for which systems, and a part
// of the message. If it reports another line, or not a marked one, .ci/apple is blind.
import Dispatch
import Foundation
import Observation
import Synchronization
import Testing
import XCTest

#if canImport(Darwin)
  import Darwin

  #if canImport(Glibc) || canImport(Musl) || os(Linux)
    #error("These are Linux's modules.")
  #endif

  func apples() -> Int {
    var (file, action, size, terminal) = (stat(), sigaction(), winsize(), termios())
    action.__sigaction_u.__sa_handler = { _ in }
    terminal.c_lflag &= ~tcflag_t(ICANON | ECHO)
    guard sigaction(SIGINT, &action, nil) == 0, tcsetattr(0, TCSANOW, &terminal) == 0 else {
      return 0
    }
    guard fstat(0, &file) == 0, errno != ENOENT, ioctl(1, TIOCGWINSZ, &size) == 0 else { return 1 }
    fputs("x", stderr)
    return Mutex(Data("x".utf8).count).withLock { $0 } + file.st_mtimespec.tv_sec
  }
#else
  import Glibc

  #if !os(Linux) || !arch(arm64)
    #error("This is not Linux on ARM.")
  #endif

  func arms() -> Int {
    var file = stat()
    return stat("x", &file) == 0 ? file.st_mtim.tv_sec + Data("x".utf8).count : Int(errno)
  }
#endif

@Observable @MainActor final class Model { var count = 0 }

#if TYPES
  #if canImport(Darwin)
    func otherTypesThanOnLinux() {
      var (stack, file, action) = (stack_t(), stat(), sigaction())
      stack.ss_size = 1 as Int  // types apple: cannot assign value of type 'Int'
      print(file.st_mtim)  // types apple: has no member 'st_mtim'
      action.__sigaction_handler.sa_handler = { _ in }  // types apple: has no member
      let error: Int32 = stderr  // types apple: cannot convert value of type
      var mode = termios()
      mode.c_lflag &= ~UInt32(ICANON)  // types apple: cannot convert value of type 'UInt32'
      sigaltstack(&stack, nil)  // types tvos watchos: is unavailable
    }

    func newerThanThePlatforms(_ model: Model) {
      let three: InlineArray<3, Int> = [1, 2, 3]  // types apple: is only available in
      let changes = Observations { 1 }  // types apple: is only available in
      Task.immediate {}  // types apple: is only available in
      print(Task.name ?? "")  // types apple: is only available in
    }
  #else
    func otherTypesThanOnIntel() {
      let links: UInt = stat().st_nlink  // types arm: cannot convert value of type '__nlink_t'
    }
  #endif

  func deprecated(_ bytes: [CChar]) -> String {
    String(cString: bytes)  // types: is deprecated
  }

  func concurrent(_ model: Model) async {
    DispatchSemaphore(value: 1).wait()  // types apple: unavailable from asynchronous contexts
    DispatchQueue.global().async { model.count += 1 }  // types: can not be mutated
  }

  @Test func two() { #expect(1) }  // types: cannot
#endif

#if FLOW
  func incomplete(_ number: Int) -> Int {
    if number > 0 { return number }
  }  // flow: missing return

  func overflowing() -> UInt8 { 255 + 1 }  // flow: results in an overflow

  final class Box { var count = 0 }
  func sent(_ box: Box) {
    Task { box.count += 1 }  // flow: risks causing data races
  }
#endif
