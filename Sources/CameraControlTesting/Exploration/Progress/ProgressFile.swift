/// The file in which a share of an exploration keeps how far it has got.
///
/// It is replaced as a whole, so a process that is killed leaves the old or the new contents behind.
struct ProgressFile: Sendable {
  private let folder: String
  private let name: String
  private let plan: UInt64

  /// The file of a share of the work.
  init(in folder: String, _ shard: Shard, plan: UInt64) {
    self.folder = folder
    name = Self.name(shard)
    self.plan = StableHash.of("\(plan) \(name)")
  }

  var path: String { "\(folder)/\(name)" }

  /// Writes down what `write` writes.
  func save(_ write: (inout ProgressWriter) -> Void) throws(ExplorationError) {
    var writer = ProgressWriter()
    writer.write(Self.title)
    writer.write(Version.current)
    writer.write(plan)
    write(&writer)
    writer.write(StableHash.of(writer.bytes))
    do throws(DiskFailure) {
      try Disk.replace(path, with: writer.bytes)
    } catch {
      throw .file(error)
    }
  }

  /// Lets `read` read what was written down; returns `false` if there is no file.
  ///
  /// A folder that does not exist is created, and drafts of the file are removed.
  /// A file of anything else is an error, and stays as it is.
  func load(
    _ read: (inout ProgressReader) throws(ProgressReader.Damage) -> Void
  ) throws(ExplorationError) -> Bool {
    let bytes: [UInt8]?
    do throws(DiskFailure) {
      try Disk.makeFolder(folder)
      // What a process was writing when it was killed.
      for draft in Disk.names(in: folder)
      where draft.hasPrefix("\(name).") && draft.hasSuffix(".tmp") {
        try Disk.remove("\(folder)/\(draft)")
      }
      bytes = try Disk.contents(of: path)
    } catch {
      throw .file(error)
    }
    guard let bytes else { return false }
    var reader = ProgressReader(bytes.dropLast(Self.checksumSize))
    guard (try? reader.readText()) == Self.title else { throw .noProgress(path) }
    var checksum = ProgressReader(bytes.suffix(Self.checksumSize))
    guard (try? checksum.readWord()) == StableHash.of(bytes.dropLast(Self.checksumSize)) else {
      throw .damagedProgress(path)
    }
    let (version, plan): (String, UInt64)
    do throws(ProgressReader.Damage) {
      (version, plan) = (try reader.readText(), try reader.readWord())
      if version == Version.current, plan == self.plan { try read(&reader) }
    } catch {
      throw .damagedProgress(path)
    }
    guard version == Version.current else { throw .progress(path, ofVersion: version) }
    guard plan == self.plan else { throw .progressOfAnotherPlan(path) }
    return true
  }

  /// Removes the file.
  func remove() throws(ExplorationError) { try Self.remove(path) }

  /// Removes the file of a share of the work, if there is one.
  static func remove(in folder: String, _ shard: Shard) throws(ExplorationError) {
    try remove("\(folder)/\(name(shard))")
  }

  private static func remove(_ path: String) throws(ExplorationError) {
    do throws(DiskFailure) {
      try Disk.remove(path)
    } catch {
      throw .file(error)
    }
  }

  private static func name(_ shard: Shard) -> String { "progress-\(shard.name)" }
  private static let title = "the progress of an exploration"
  private static let checksumSize = 8
}
