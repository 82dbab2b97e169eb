import CameraControl
import CameraControlTesting

// What scripts of a walk consist of, besides the usual gestures.

extension PhoneWalk {
  /// Something that apps do, or that the button reports without a gesture.
  struct Step {
    let name: String
    /// Whether it can happen inside a callback: whatever does not change who receives callbacks.
    let canBeNested: Bool
    let body: @MainActor (PhoneWalk) throws -> Void
  }

  static func step(named name: String) -> Step? { index[name] }

  private static let index = Dictionary(uniqueKeysWithValues: steps.map { ($0.name, $0) })

  /// The steps, whose names are different.
  static let steps =
    sessionSteps + rosterSteps + eventSteps + cameraSteps + inputSteps + readingSteps + productSteps

  private static func step(
    _ name: String, isNestable: Bool = true, _ body: @escaping @MainActor (PhoneWalk) throws -> Void
  ) -> Step {
    Step(name: name, canBeNested: isNestable, body: body)
  }

  private static let nesting = step("inside the next callback", isNestable: false) { $0.nest() }

  // A refusal is part of the walk: it must change nothing.
  private static let sessionSteps: [Step] = (0..<4).flatMap { slot -> [Step] in
    let reopened = (0..<3).map { seed in
      step("reopen \(slot) with \(seed)", isNestable: false) { walk in
        if slot < 3 { try walk.reopen(slot, seed: seed) }
      }
    }
    let delegates = (0..<3).map { (index: Int) in
      step("delegate \(index) of \(slot)", isNestable: false) { $0.setDelegate(index, of: slot) }
    }
    return (slot < 3 ? reopened : []) + delegates + [
      step("no delegate of \(slot)", isNestable: false) { $0.setDelegate(nil, of: slot) },
      step("new session \(slot)", isNestable: false) { $0.makeSession(slot) },
      step("drop session \(slot)", isNestable: false) { $0.forget(slot) },
      step("start \(slot)") { try? $0.sessions[slot]?.startRunning() },
      step("stop \(slot)") { try? $0.sessions[slot]?.stopRunning() },
      step("begin \(slot)", isNestable: false) { $0.sessions[slot]?.beginConfiguration() },
      step("commit \(slot)", isNestable: false) { $0.sessions[slot]?.commitConfiguration() },
    ]
  }

  private static let rosterSteps: [Step] = (0..<4).flatMap { slot -> [Step] in
    let controls = (0..<12).map { index in
      step("add control \(index) to \(slot)") { walk in
        try? walk.sessions[slot]?.addControl(walk.controls[index])
      }
    }
    let inputs = (0..<2).map { index in
      step("add input \(index) to \(slot)", isNestable: false) { walk in
        try? walk.sessions[slot]?.addInput(CaptureDeviceInput(device: walk.phone.cameras[index]))
      }
    }
    return controls + inputs + [
      step("remove the first control of \(slot)") { walk in
        guard let session = walk.sessions[slot], let first = session.controls.first else { return }
        try? session.removeControl(first)
      },
      step("remove the last control of \(slot)") { walk in
        guard let session = walk.sessions[slot], let last = session.controls.last else { return }
        try? session.removeControl(last)
      },
      step("remove an input of \(slot)") { walk in
        guard let session = walk.sessions[slot], let last = session.inputs.last else { return }
        session.removeInput(last)
      },
    ]
  }

  private static let eventSteps: [Step] =
    (0..<4).flatMap { index -> [Step] in
      let added = (0..<3).map { view in
        step("add interaction \(index) to view \(view)", isNestable: false) { walk in
          walk.views[view].addInteraction(walk.interactions[index])
        }
      }
      return added + [
        step("enable interaction \(index)") { $0.interactions[index].isEnabled = true },
        step("disable interaction \(index)") { $0.interactions[index].isEnabled = false },
        step("remove interaction \(index)") { walk in
          walk.interactions[index].view?.removeInteraction(walk.interactions[index])
        },
      ]
    }
    + (0..<3).flatMap { index -> [Step] in
      [
        step("show view \(index)") { $0.views[index].app.show($0.views[index]) },
        step("hide view \(index)") { $0.views[index].app.hide($0.views[index]) },
      ]
    }

  private static let cameraSteps: [Step] =
    (0..<12).map { index in
      step("disable control \(index)") { $0.controls[index].isEnabled = false }
    }
    + [0, 2].flatMap { index in
      [Float(0), 0.5, 1].map { value in
        step("set slider \(index) to \(value)") { walk in
          try? (walk.controls[index] as? CaptureSlider)?.setValue(value)
        }
      }
    } + [
      step("enable all controls") { for control in $0.controls { control.isEnabled = true } },
      step("ramp the zoom") { $0.ramp($0.phone.cameras[0], to: 3) },
      step("ramp the zoom back") { $0.ramp($0.phone.cameras[0], to: 1) },
      nesting,
    ]

  // What else happens to the phone, so that it can happen inside a callback.
  private static let inputSteps: [Step] =
    [
      .leaveApp, .bringToFront(apps[0]), .bringToFront(apps[1]), .terminate(apps[1]), .lock,
      .unlock,
      .swipeUp, .sideButton, .interrupt(.videoDeviceInUseByAnotherClient), .endInterruption,
      .touch(.swipeAway), .touch(.swipeToBezel), .touch(.tapItem(-1)), .touch(.tapItem(1)),
      .touch(.drag(millimeters: 20)), .launch(.lockScreenControl), .launch(.cameraControl),
      .kill(apps[0], .captureExtension), .start(apps[0]),
    ].map { input in step("\(input)") { $0.handle(input) } } + [
      step("the usual settings") { $0.handle(.settings(PhoneSettings())) }
    ]

  // What no finger does: a button that comes up twice, or a switch without a force.
  private static let readingSteps: [Step] =
    PhoneButton.allCases.flatMap { button in
      [
        step("\(button) comes up") { $0.handle(.button(button, isDown: false)) },
        step("\(button) goes down twice") { walk in
          for isDown in [true, true, false] { walk.handle(.button(button, isDown: isDown)) }
        },
      ]
    } + [
      step("a switch without a force") { walk in
        walk.sense(0, 0, isSwitchDown: true)
        walk.sense(0, nil)
      },
      step("a force that jumps") { walk in
        for force in [0.2, 0.9, 0.3, 0.7, 0] { walk.sense(force, 1) }
        walk.sense(0, nil)
      },
      step("a finger that jumps") { walk in
        for position in [-29.0, 30, 0] { walk.sense(0.5, position) }
        walk.sense(0, nil)
      },
      step("a light press in the middle of it") { walk in
        walk.sense(0.5, 0)
        walk.phone.advance(to: walk.phone.now.advanced(by: .milliseconds(50)))
        walk.sense(0, nil)
      },
    ]
}
