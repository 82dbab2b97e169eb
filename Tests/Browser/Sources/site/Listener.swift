import Foundation

#if canImport(Glibc)
  import Glibc
  private let stream = Int32(SOCK_STREAM.rawValue)
#else
  private let stream = SOCK_STREAM
#endif

/// A socket on a port of this machine that the system chooses.
struct Listener {
  let port: UInt16
  private let socket: Int32

  init() throws {
    #if canImport(Glibc)
      let socket = Glibc.socket(AF_INET, stream, 0)
    #else
      let socket = Darwin.socket(AF_INET, stream, 0)
    #endif
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isBound = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        bind(socket, address, size) == 0 && listen(socket, 64) == 0
          && getsockname(socket, address, &size) == 0
      }
    }
    guard socket >= 0, isBound else { throw POSIXError(.EADDRNOTAVAIL) }
    self.socket = socket
    port = UInt16(bigEndian: address.sin_port)
  }

  /// Waits for a browser.
  func accept() throws -> Connection {
    #if canImport(Glibc)
      let connection = Glibc.accept(socket, nil, nil)
    #else
      let connection = Darwin.accept(socket, nil, nil)
    #endif
    guard connection >= 0 else { throw POSIXError(.ECONNABORTED) }
    return Connection(connection)
  }
}
