public import Dispatch

// The Objective-C name of queues. The backticks exempt it from the lint rule on names.

/// A dispatch queue.
public typealias `dispatch_queue_t` = DispatchQueue
