/// The options of the command line; the help is made from this list.
enum OptionName: String, CaseIterable {
  case phone = "--phone"
  case camera = "--camera"
  case set = "--set"
  case option = "--option"
  case quirk = "--quirk"
  case control = "--control"
  case script = "--script"
  case trace = "--trace"
  case svg = "--svg"
  case html = "--html"
  case overlay = "--overlay"
  case json = "--json"
  case quiet = "--quiet"
  case strict = "--strict"
  case steps = "--steps"
  case depth = "--depth"
  case random = "--random"
  case length = "--length"
  case seed = "--seed"
  case orders = "--orders"
  case shard = "--shard"
  case corpus = "--corpus"
  case deep = "--deep"

  /// What stands for the option's value in the help; `nil` if it takes none.
  var placeholder: String? {
    switch self {
    case .phone, .camera, .steps: "NAME"
    case .set, .option, .quirk: "NAME=VALUE"
    case .control: "CONTROL"
    case .script, .trace, .svg, .html, .overlay: "FILE"
    case .depth, .random, .length, .seed, .orders: "NUMBER"
    case .shard: "NUMBER/COUNT"
    case .corpus: "FOLDER"
    case .json, .quiet, .strict, .deep: nil
    }
  }

  /// What the option does, in a few words.
  var summary: String {
    switch self {
    case .phone: "the phone model, such as \"iPhone 16\""
    case .camera: "the camera of the app, such as \"Front Camera\""
    case .set: "a setting of the phone, such as air-pods-remote=press-once"
    case .option: "a choice where Apple is silent, such as overlay.all-disabled=no-overlay"
    case .quirk: "a reported oddity, such as stale-overlay-after-removal=on"
    case .control: "a control to use instead of the built-in ones; can be repeated"
    case .script: "phone: write the script that was played to a file"
    case .trace: "also write everything that happens to a file, as JSON"
    case .svg: "draw a timeline, as an SVG file"
    case .html: "write a report to look around in, as one HTML file"
    case .overlay: "draw the overlay after the last step, as an SVG file"
    case .json: "print everything that happens as JSON instead of a narration"
    case .quiet: "print only the summary"
    case .strict: "fail if the phone finds mistakes"
    case .steps: "explore: the steps to try: usual, or abstract, which are fewer"
    case .depth: "explore: try all scripts of up to this number of steps"
    case .random: "explore: try this number of random scripts"
    case .length: "explore: the number of steps of a random script, usually 20"
    case .seed: "explore: the seed of the random scripts and orders, usually 1"
    case .orders: "explore: also deliver callbacks in this number of shuffled orders"
    case .shard: "explore: do only this share of the work, such as 3/16"
    case .corpus: "explore: a folder of scripts to try first, and to add to"
    case .deep: "explore: depth 7 and five million random scripts, of abstract steps"
    }
  }

  /// The options of an app on a phone, which every command takes that has one.
  private static let app: [OptionName] = [.phone, .camera, .set, .option, .quirk, .control]

  /// The options of commands that play one script.
  static let playing = app + [.trace, .svg, .html, .overlay, .json, .quiet, .strict]

  /// The options of commands that look for scripts.
  static let exploring =
    app + [
      .json, .quiet, .steps, .depth, .random, .length, .seed, .orders, .shard, .corpus, .deep,
    ]
}
