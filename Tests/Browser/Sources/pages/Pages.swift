import Foundation

/// Writes reports to a folder, each with a script that checks it.
///
/// No window of a browser is as narrow as a phone's, so `narrow.html` shows one of the pages in a frame.
///
/// The first argument is the folder, and the second is the file with the script. A checked page is
/// the report with two further elements: one that collects errors before anything else runs, and
/// one that uses the page as a person would.
@main
struct Pages {
  static func main() throws {
    let arguments = CommandLine.arguments
    guard arguments.count == 3 else {
      print("usage: pages FOLDER SCRIPT")
      exit(2)
    }
    let script = try String(contentsOfFile: arguments[2], encoding: .utf8)
    for page in try Page.all() {
      let html = page.html.replacing(
        "<head>", with: "<head><script>\(collector)</script>", maxReplacements: 1)
      let checked = html + "<script>\(script)</script>\n"
      try checked.write(
        toFile: "\(arguments[1])/\(page.name).html", atomically: true, encoding: .utf8)
    }
    try frame.write(
      toFile: "\(arguments[1])/narrow.html", atomically: true, encoding: .utf8)
  }

  private static let frame = """
    <!doctype html><meta name="color-scheme" content="light dark"><pre id="checks"></pre><script>
    addEventListener("message", event => document.getElementById("checks").textContent = event.data);
    const frame = document.createElement("iframe");
    frame.style = "width: 360px; height: 800px; border: 0";
    frame.src = "compared.html#narrow" + location.hash.slice(1);
    document.body.append(frame);
    </script>

    """

  private static let collector = """
    const problems = [];
    addEventListener("error", event => problems.push("error: " + event.message));
    addEventListener("unhandledrejection", event => problems.push("rejection: " + event.reason));
    document.addEventListener("securitypolicyviolation",
      event => problems.push("fetched: " + event.blockedURI));
    for (const name of ["error", "warn"])
      console[name] = (...words) => problems.push("console: " + words.join(" "));
    """
}
