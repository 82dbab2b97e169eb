/// What is fuzzed.
enum Subject: String, CaseIterable {
  /// Scripts as text.
  case scripts
  /// Traces, records, settings, options and scripts as JSON.
  case json
  /// Readings of the button and other inputs of a phone.
  case samples
  /// Calls of an app, between steps of a script.
  case calls

  /// The function that libFuzzer calls.
  var test: @convention(c) (UnsafePointer<UInt8>?, Int) -> Int32 {
    switch self {
    case .scripts: { ScriptFuzzer.test(UnsafeRawBufferPointer(start: $0, count: $1)) }
    case .json: { JSONFuzzer.test(UnsafeRawBufferPointer(start: $0, count: $1)) }
    case .samples: { SampleFuzzer.test(UnsafeRawBufferPointer(start: $0, count: $1)) }
    case .calls: { CallFuzzer.test(UnsafeRawBufferPointer(start: $0, count: $1)) }
    }
  }
}

/// Ends the process with a sentence, which libFuzzer reports together with the input.
func fail(_ sentence: String) -> Never {
  fatalError(sentence)
}
