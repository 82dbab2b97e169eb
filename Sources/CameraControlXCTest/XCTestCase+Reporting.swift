#if canImport(XCTest)
  import CameraControlTesting
  import XCTest

  extension XCTestCase {
    /// Records a failure of the test at a line of the source, if there is one.
    func report(_ text: String, at place: CallPlace?) {
      #if canImport(Darwin)
        // Xcode finds a file only by its path, which a place lacks. Without a location, Xcode shows
        // the failure at the test, and the text contains the place.
        let beginning = place.map { "\($0.fileID):\($0.line): " } ?? ""
        record(
          XCTIssue(
            type: .assertionFailure, compactDescription: beginning + text, detailedDescription: nil,
            sourceCodeContext: XCTSourceCodeContext(location: nil), associatedError: nil,
            attachments: []))
      #else
        // The notation that XCTest uses for an unknown place.
        recordFailure(
          withDescription: text, inFile: place.map { "\($0.fileID)" } ?? "<EXPR>",
          atLine: place?.line ?? 0, expected: true)
      #endif
    }
  }

  #if !canImport(Darwin)
    extension CallPlace {
      /// Finds the place with which an error begins that a test has thrown.
      ///
      /// XCTest passes on the text of the error, and not the error.
      init?(ofErrorIn description: String) {
        let beginning = "threw error \""
        guard description.hasPrefix(beginning) else { return nil }
        let text = description.dropFirst(beginning.count)
        guard let ending = text.range(of: #":\d+:\s"#, options: .regularExpression) else {
          return nil
        }
        self.init(text[..<text.index(ending.upperBound, offsetBy: -2)])
      }
    }
  #endif
#endif
