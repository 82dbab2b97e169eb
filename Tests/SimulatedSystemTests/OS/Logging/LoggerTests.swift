import Foundation
import XCTest
import os

final class LoggerTests: XCTestCase {
  /// What a closure writes to standard error.
  private func written(by body: () -> Void) throws -> String {
    let pipe = Pipe()
    let saved = dup(STDERR_FILENO)
    dup2(pipe.fileHandleForWriting.fileDescriptor, STDERR_FILENO)
    body()
    dup2(saved, STDERR_FILENO)
    close(saved)
    try pipe.fileHandleForWriting.close()
    return String(
      decoding: try XCTUnwrap(pipe.fileHandleForReading.readToEnd() ?? Data()), as: UTF8.self)
  }

  func testMessagesThatAPhoneKeepsAreWrittenWithTheirLog() throws {
    let logger = Logger(subsystem: "app", category: "camera")
    let text = try written {
      logger.log("a")
      logger.notice("b")
      logger.warning("c")
      logger.error("d")
      logger.critical("e")
      logger.fault("f")
      logger.log(level: .error, "g")
    }
    XCTAssertEqual(
      text,
      """
      [app:camera] notice: a
      [app:camera] notice: b
      [app:camera] error: c
      [app:camera] error: d
      [app:camera] fault: e
      [app:camera] fault: f
      [app:camera] error: g

      """)
  }

  func testOtherMessagesAreNotEvenEvaluated() throws {
    func fail() -> Int {
      XCTFail("was evaluated")
      return 0
    }
    let text = try written {
      Logger().debug("\(fail())")
      Logger().trace("\(fail())")
      Logger().info("\(fail())")
      Logger(.disabled).fault("\(fail())")
    }
    XCTAssertEqual(text, "")
    XCTAssertTrue(OSLog.default.isEnabled(type: .fault))
    XCTAssertFalse(OSLog.default.isEnabled(type: .debug))
    XCTAssertFalse(OSLog.disabled.isEnabled(type: .fault))
  }

  func testValuesAreShownAsTheMessageSays() throws {
    let (name, error): (String, (any Error)?) = ("Focus", nil)
    let text = try written {
      Logger().notice("\(name, privacy: .private) \(String(describing: error))")
      Logger().notice("\(1, privacy: .private(mask: .hash)) \(2, privacy: .sensitive(mask: .none))")
      Logger().notice(
        "\(255, format: .hex) \(255, format: .hex(uppercase: true)) \(-7, format: .decimal(minDigits: 3))"
      )
      Logger().notice(
        "\(1.5, format: .fixed(precision: 2))|\("a", align: .right(columns: 3))|\("b", align: .left(columns: 2))|"
      )
    }
    XCTAssertEqual(
      text, "notice: Focus nil\nnotice: 1 2\nnotice: ff FF -007\nnotice: 1.50|  a|b |\n")
  }

  func testTheOldFunctionTakesAFormat() throws {
    let log = OSLog(subsystem: "app", category: .pointsOfInterest)
    let text = try written {
      os_log("zoom is %{public}.1f of %d", log: log, type: .error, 2.0, 5)
      os_log(.debug, log: log, "hidden")
      os_log(.fault, log: log, "%d lenses", 3)
      os_log("plain")
    }
    XCTAssertEqual(
      text,
      "[app:PointsOfInterest] error: zoom is 2.0 of 5\n[app:PointsOfInterest] fault: 3 lenses\nnotice: plain\n"
    )
  }
}
