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
    var file = folder.appendingPathComponent(path.removingPercentEncoding ?? "")
    if file.hasDirectoryPath || FileManager.default.fileExists(atPath: file.path + "/index.html") {
      file.appendPathComponent("index.html")
    }
    guard let content = try? Data(contentsOf: file) else {
      FileHandle.standardError.write(Data("there is nothing at \(path)\n".utf8))
      return Data("HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\nConnection: close\r\n\r\n".utf8)
    }
    let head = """
      HTTP/1.1 200 OK\r
      Content-Type: \(types[file.pathExtension] ?? "application/octet-stream")\r
      Content-Length: \(content.count)\r
      Connection: close\r
      \r

      """
    return Data(head.utf8) + content
  }

  private static let types = [
    "html": "text/html", "css": "text/css", "js": "text/javascript", "json": "application/json",
    "svg": "image/svg+xml", "ico": "image/x-icon", "jpg": "image/jpeg",
  ]
}
