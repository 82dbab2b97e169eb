import Combine
import XCTest

final class CombiningTests: XCTestCase {
  private let (numbers, words) = (
    PassthroughSubject<Int, Never>(), PassthroughSubject<String, Never>()
  )
  private var heard: [String] = []
  private var bag: Set<AnyCancellable> = []

  func testMergedPublishersAreHeardAsTheyCome() {
    Publishers.Merge(numbers.map { "\($0)" }, words).sink { [unowned self] _ in
      heard.append("end")
    } receiveValue: { [unowned self] in
      heard.append($0)
    }.store(in: &bag)
    numbers.send(1)
    words.send("one")
    numbers.send(completion: .finished)
    words.send("two")
    words.send(completion: .finished)
    XCTAssertEqual(heard, ["1", "one", "two", "end"])
  }

  func testSomeValuesComeFirst() {
    words.prepend("a", "b").sink { [unowned self] _ in
      heard.append("end")
    } receiveValue: { [unowned self] in
      heard.append($0)
    }.store(in: &bag)
    words.send("c")
    words.send(completion: .finished)
    XCTAssertEqual(heard, ["a", "b", "c", "end"])
  }

  func testTheLastValuesOfBothAreCombined() {
    numbers.combineLatest(words).sink { [unowned self] in heard.append("\($0) \($1)") }
      .store(in: &bag)
    numbers.send(1)
    words.send("a")
    numbers.send(2)
    XCTAssertEqual(heard, ["1 a", "2 a"])
    Publishers.CombineLatest3(Just(1), Just(2), Just(3)).sink { [unowned self] in
      heard.append("\($0)\($1)\($2)")
    }.store(in: &bag)
    XCTAssertEqual(heard.last, "123")
  }

  func testPairsWaitForEachOther() {
    numbers.zip(words).sink { [unowned self] in heard.append("\($0) \($1)") }.store(in: &bag)
    numbers.send(1)
    numbers.send(2)
    words.send("a")
    words.send("b")
    XCTAssertEqual(heard, ["1 a", "2 b"])
  }

  func testTheLatestOfTheInnerPublishersCounts() {
    let outer = PassthroughSubject<PassthroughSubject<Int, Never>, Never>()
    let (first, second) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    outer.switchToLatest().sink { [unowned self] in heard.append("latest \($0)") }.store(in: &bag)
    outer.flatMap { $0 }.sink { [unowned self] in heard.append("all \($0)") }.store(in: &bag)
    outer.send(first)
    outer.send(second)
    first.send(1)
    second.send(2)
    XCTAssertEqual(Set(heard), ["all 1", "latest 2", "all 2"])
  }

  func testTheEndComesOnceTheOuterAndTheInnerPublishersHaveEnded() {
    let outer = PassthroughSubject<PassthroughSubject<Int, Never>, Never>()
    let (first, second) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    for (name, publisher) in [
      ("all", outer.flatMap { $0 }.eraseToAnyPublisher()),
      ("latest", outer.switchToLatest().eraseToAnyPublisher()),
    ] {
      publisher.sink { [unowned self] _ in
        heard.append(name)
      } receiveValue: { _ in
      }
      .store(in: &bag)
    }
    outer.send(first)
    outer.send(second)
    outer.send(completion: .finished)
    second.send(completion: .finished)
    XCTAssertEqual(heard, ["latest"])
    first.send(completion: .finished)
    XCTAssertEqual(heard, ["latest", "all"])
  }

  func testACancelledCombinationIsSilent() {
    let merged = numbers.merge(with: PassthroughSubject<Int, Never>())
      .sink { [unowned self] in heard.append("\($0)") }
    numbers.send(1)
    merged.cancel()
    numbers.send(2)
    XCTAssertEqual(heard, ["1"])
  }

  func testSourcesTellTheirValuesAndFailures() {
    Future<Int, Never> { $0(.success(7)) }.sink { [unowned self] in heard.append("\($0)") }
      .store(in: &bag)
    Fail<Int, Gone>(error: Gone()).replaceError(with: 3).sink { [unowned self] in
      heard.append("\($0)")
    }.store(in: &bag)
    [1, 2, 3].publisher.scan(0, +).prefix(2).sink { [unowned self] in heard.append("sum \($0)") }
      .store(in: &bag)
    XCTAssertEqual(heard, ["7", "3", "sum 1", "sum 3"])
  }
}

private struct Gone: Error {}
