// Scripts that end the process.

extension Exploration {
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

  /// Returns an exploration with other limits to the time that a script may take.
  ///
  /// A script that takes longer ends the process, because nothing else can stop the code of an app. The
  /// script is printed to standard error before, and is in the corpus, if there is one, so that the next
  /// run can make it shorter: see `shrinkingCrashes(in:)`. A debugger that stops the process stops the
  /// clock, too.
  ///
  /// - Parameters:
  ///   - processorTime: How much time of a processor a script may take.
  ///   - realTime: How long a script may take, working or waiting.
  /// - Returns: The exploration.
  public func limits(
    processorTime: Duration = .seconds(20), realTime: Duration = .seconds(60)
  ) -> Exploration {
    changed {
      $0.plan.limits = RunLimits(processorTime: processorTime, realTime: realTime)
    }
  }
}
