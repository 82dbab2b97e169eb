import Foundation
import PackagePlugin

/// Runs the command-line tool from a package that depends on this one: `swift package camera-control`.
@main struct CameraControlPlugin: CommandPlugin {
  /// Becomes the tool, with the same arguments.
  ///
  /// A process of its own could not have the terminal: the tool borrows it from the process that starts
  /// it, which has to be SwiftPM, in the foreground.
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let tool = try context.tool(named: "camera-control").url.path(percentEncoded: false)
    // SwiftPM has closed standard input, and no file that the tool opens should get its number.
    _ = open("/dev/null", O_RDONLY)
    var words = ([tool] + arguments).map { strdup($0) }
    words.append(nil)
    execv(tool, &words)
    throw CocoaError(.executableLoad, userInfo: [NSFilePathErrorKey: tool])
  }
}
