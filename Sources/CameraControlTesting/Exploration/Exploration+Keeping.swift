// Progress that survives the process, and scripts that end it.

extension Exploration {
  /// Returns an exploration that saves its progress, so that it can be resumed if it is killed.
  ///
  /// The progress is in a file, such as `progress-1-of-1`. The same exploration with the same parts
  /// goes on from the file, and its result is that of a run that was not interrupted. The
  /// file is removed at the end. Remove it, too, if the app has changed: the scripts that have been
  /// run are not run again.
  ///
  /// - Parameter folder: The path of the folder for the file, which may be that of the corpus.
  /// - Returns: The exploration.
  public func resuming(in folder: String) -> Exploration {
    changed { $0.plan.progressFolder = folder }
  }

  /// Returns an exploration that saves its progress, and leaves it to the caller to remove the file.
  ///
  /// - Parameter folder: The path of the folder for the file.
  /// - Returns: The exploration; once its result is safe, call `forgetProgress(shard:of:)`.
  package func keepingProgress(in folder: String) -> Exploration {
    changed { exploration in
      exploration.plan.progressFolder = folder
      exploration.plan.forgetsProgress = false
    }
  }

  /// Removes the file in which a share of the exploration keeps how far it has got.
  package func forgetProgress(shard: Int, of count: Int) throws(ExplorationError) {
    guard let folder = plan.progressFolder else { return }
    try ProgressFile.remove(in: folder, Shard(index: shard - 1, count: count))
  }

  /// Returns an exploration that shortens scripts that end the process, in child processes.
  ///
  /// Such a script is in the corpus when the exploration is run again. A child process then runs it,
  /// and shorter ones, until none that is shorter ends it in the same way. The exploration goes no
  /// further, because the app would end its process, too.
  ///
  /// Without a corpus, it does nothing. It needs a system that lets a test start processes: Linux and macOS do, an app
  /// on iOS or in a sandbox does not.
  ///
  /// - Parameter program: How to get to this exploration in a process of its own.
  /// - Returns: The exploration.
  public func shrinkingCrashes(in program: ChildProgram) -> Exploration {
    changed { $0.plan.childProgram = program }
  }
}
