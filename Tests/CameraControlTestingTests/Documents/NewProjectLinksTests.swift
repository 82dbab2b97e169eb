import Foundation
import TestSupport
import XCTest

/// Tests that the examples of the book are files of the targets with the settings of a new project.
final class NewProjectLinksTests: XCTestCase {
  func testEveryFileOfExamplesIsInANewProject() throws {
    let manager = FileManager.default
    let tests = Document.root.appendingPathComponent("Tests")
    let linked = try ["NewProjectTests", "NewProjectClassTests"].flatMap { target in
      let folder = tests.appendingPathComponent("Packages/Consumer/Tests/\(target)")
      return try manager.contentsOfDirectory(atPath: folder.path).map {
        folder.appendingPathComponent($0).resolvingSymlinksInPath().path
      }
    }
    let folder = tests.appendingPathComponent("CameraControlTestingTests/Documents")
    let examples = try manager.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".swift") }.map { folder.appendingPathComponent($0) }
      .filter { file in
        let source = try String(contentsOf: file, encoding: .utf8)
        return source.contains("import CameraControl\n") && !source.contains("import TestSupport\n")
      }
    XCTAssertGreaterThan(examples.count, 12)
    for file in examples where file.lastPathComponent != "Mistake.swift" {
      let path = file.resolvingSymlinksInPath().path
      XCTAssertTrue(linked.contains(path), "no target of a new project has \(path)")
    }
  }
}
