/// How long a script may take.
struct RunLimits: Hashable, Sendable {
  var processorTime = Duration.seconds(20)
  var realTime = Duration.seconds(60)
}
