// swift-format-ignore: AlwaysUseLowerCamelCase
/// Marks an interval or an event for Apple's tools; here the mark goes nowhere.
public func os_signpost(
  _ type: OSSignpostType, log: OSLog, name: StaticString, signpostID: OSSignpostID = .exclusive
) {}

/// What a mark stands for.
public enum OSSignpostType: UInt8, Sendable { case event, begin, end }
