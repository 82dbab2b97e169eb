public import Dispatch

// The name by which Objective-C knows queues; the backticks keep it from looking like a slip.

/// A queue.
public typealias `dispatch_queue_t` = DispatchQueue
