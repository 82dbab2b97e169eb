#if canImport(Testing)
  public import CameraControlTesting

  extension SimulatedPhone {
    /// The phone of the test case that is running, if its test has the trait `.phone(…)`.
    ///
    /// The value is `nil` in a test without this trait, in a detached task, and in work on a queue.
    public static var current: SimulatedPhone? { PhoneCase.current?.phone }
  }
#endif
