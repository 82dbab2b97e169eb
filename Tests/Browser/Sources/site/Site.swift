import Foundation

/// Serves the files of a folder to browsers of this machine, one request after the other.
///
///     site FOLDER
///
/// It prints its address, and on standard error what is not there, and ends when it is killed.
@main struct Site {
  static func main() throws {
    guard CommandLine.arguments.count == 2 else { fatalError("usage: site FOLDER") }
    let folder = URL(fileURLWithPath: CommandLine.arguments[1])
    let listener = try Listener()
    print("http://127.0.0.1:\(listener.port)")
    // The address is read before the program ends.
    fflush(nil)
    while true {
      let connection = try listener.accept()
      connection.send(answer(to: connection.request, in: folder))
    }
  }

  /// Returns a file, as what answers a request for it.
  private static func answer(to request: String, in folder: URL) -> Data {
    let words = request.split(separator: " ")
    let path = words.count > 1 ? words[1].prefix { $0 != "?" } : "/"
    if path == "/narrow" { return page(Data(narrow.utf8), type: "text/html") }
    var file = folder.appendingPathComponent(path.removingPercentEncoding ?? "")
    if file.hasDirectoryPath || FileManager.default.fileExists(atPath: file.path + "/index.html") {
      file.appendPathComponent("index.html")
    }
    guard let content = try? Data(contentsOf: file) else {
      FileHandle.standardError.write(Data("there is nothing at \(path)\n".utf8))
      return Data("HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\nConnection: close\r\n\r\n".utf8)
    }
    return page(content, type: types[file.pathExtension] ?? "application/octet-stream")
  }

  private static func page(_ content: Data, type: String) -> Data {
    let head = """
      HTTP/1.1 200 OK\r
      Content-Type: \(type)\r
      Content-Length: \(content.count)\r
      Connection: close\r
      \r

      """
    return Data(head.utf8) + content
  }

  /// A page that shows each page after the question mark as a phone does, and writes down its width and its tables
  /// that are cut off.
  private static let narrow = """
    <!doctype html><iframe width="390" height="844" scrolling="no"></iframe><pre></pre>
    <script>
    const frame = document.querySelector("iframe"), result = document.querySelector("pre");
    const pause = time => new Promise(done => setTimeout(done, time));
    (async () => {
      for (const page of location.search.slice(1).split("&")) {
        frame.src = "about:blank";
        await pause(50);
        frame.src = "/" + page;
        let root = null;
        for (let tries = 0; tries < 100 && !root; tries += 1) {
          await pause(50);
          const shown = frame.contentDocument;
          if (shown && shown.querySelector("h1") && shown.querySelector("main")) root = shown.documentElement;
        }
        await pause(200);
        const tables = root ? [...root.querySelectorAll("table")] : [];
        const cut = tables.filter(table => table.parentElement.scrollWidth > table.parentElement.clientWidth + 1);
        result.textContent += `${page}: ${root ? root.scrollWidth : "not shown"}, ${cut.length} tables cut off\\n`;
      }
      result.textContent += "done\\n";
    })();
    </script>
    """

  private static let types = [
    "html": "text/html", "css": "text/css", "js": "text/javascript", "json": "application/json",
    "svg": "image/svg+xml", "ico": "image/x-icon", "jpg": "image/jpeg",
  ]
}
