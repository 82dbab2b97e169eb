import TestSupport
import XCTest

final class StrictXMLTests: XCTestCase {
  func testWhatIsNotWellFormedIsRefused() {
    let wrong = [
      "", "text", "<a>", "</a>", "<a></b>", "<a><b></a></b>", "<a/><b/>", "<a/>text", "<a b/>",
      "<a b=c/>", "<a b=\"c/>", "<a b='1' b='2'/>", "<a b='1'c='2'/>", "<a b='<'/>", "<a>&</a>",
      "<a>&nosuch;</a>", "<a>&#0;</a>", "<a>&#xFFFF;</a>", "<a>]]></a>", "<a>\u{0}</a>",
      "<a>\u{FFFE}</a>", "<!doctype a><a/>", "<1/>", "< a/>", "<a><!-- --></a>",
    ]
    for text in wrong { XCTAssertThrowsError(try StrictXML(text), text) }
  }

  func testElementsAreReadWithTheirPlaceAndText() throws {
    let xml = try StrictXML("<a b='&lt;&#39;' c=\"'\"> x<d:e/>&amp;y<f >z</f></a>\n")
    XCTAssertEqual(
      xml.elements,
      [
        StrictXML.Element(name: "a", attributes: ["b": "<'", "c": "'"], text: " x&y"),
        StrictXML.Element(name: "d:e", path: ["a"]),
        StrictXML.Element(name: "f", path: ["a"], text: "z"),
      ])
  }
}
