import Combine
import XCTest

final class PublishedTests: XCTestCase {
  private class Camera: ObservableObject {
    @Published var zoom = 1.0
    @Published var name: String?
    var plain = 0
  }

  private final class ProCamera: Camera {
    @Published var iso = 100
  }

  func testAPropertyTellsItsValueAndThenEachNewOneBeforeItIsStored() {
    let camera = Camera()
    var heard: [[Double]] = []
    let subscription = camera.$zoom.sink { heard.append([$0, camera.zoom]) }
    camera.zoom = 2
    camera.zoom += 1
    XCTAssertEqual(heard, [[1, 1], [2, 1], [3, 2]])
    XCTAssertEqual(camera.zoom, 3)
    subscription.cancel()
  }

  func testAPropertyMayBeMadeByHand() {
    let property = Published(initialValue: 3)
    let camera = Made(property)
    var heard: [Int] = []
    let subscription = camera.$count.sink { heard.append($0) }
    camera.count = 4
    XCTAssertEqual(heard, [3, 4])
    subscription.cancel()
  }

  private final class Made: ObservableObject {
    @Published var count: Int

    init(_ count: Published<Int>) { _count = count }
  }

  func testAnObjectTellsBeforeAnyOfItsPropertiesChanges() {
    let camera = ProCamera()
    var zooms: [Double] = []
    let subscription = camera.objectWillChange.sink { zooms.append(camera.zoom) }
    camera.zoom = 2
    camera.name = "a"
    camera.iso = 200
    camera.plain = 1
    XCTAssertEqual(zooms, [1, 2, 2])
    subscription.cancel()
  }

  func testAnObjectHasOnePublisher() {
    let camera = Camera()
    XCTAssertTrue(camera.objectWillChange === camera.objectWillChange)
    XCTAssertFalse(camera.objectWillChange === Camera().objectWillChange)
  }

  func testAPropertyFollowsAnotherPublisherForAsLongAsItExists() {
    let source = PassthroughSubject<Double, Never>()
    var camera: Camera? = Camera()
    weak let gone = camera
    source.assign(to: &camera!.$zoom)
    source.send(5)
    XCTAssertEqual(camera?.zoom, 5)
    camera = nil
    XCTAssertNil(gone)
    source.send(6)
  }

  func testAssignWritesAProperty() {
    let camera = Camera()
    let source = CurrentValueSubject<Int, Never>(1)
    let subscription = source.assign(to: \.plain, on: camera)
    source.send(2)
    XCTAssertEqual(camera.plain, 2)
    subscription.cancel()
    source.send(3)
    XCTAssertEqual(camera.plain, 2)
  }
}
