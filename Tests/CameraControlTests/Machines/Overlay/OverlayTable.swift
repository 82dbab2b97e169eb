/// The expected outcome of every input in every state of the overlay.
///
/// The items are a, b and c; b is disabled. The numbers are those of the rows in the transition table of
/// `Docs/Semantics/OverlayTable.md`; where there is none, nothing happens or only the timer restarts.
enum OverlayTable {
  static let inputs = [
    "light press", "double light press", "second of two presses", "hold", "release", "slide",
    "finger comes", "finger leaves", "click down", "click up", "swipe away", "swipe to bezel",
    "drag", "tap item", "tap disabled item", "tap no item", "tap outside", "same stage",
    "delegate cleared", "unusable", "unusable without delegate", "other app", "no stage",
    "a removed", "b removed", "all but b removed", "d added", "all removed", "before the deadline",
    "deadline", "button lost", "app forgotten",
  ]

  static let table = MachineTable(
    """
    input                                || requests                     | shows    | timer    | no.
    hidden
    light press                           | active enter                 | a        | restarts | 1
    double light press                    | active enter                 | [a]bc    | restarts | 2
    second of two presses                 | active enter                 | [a]bc    | restarts | 2
    hold / release / same stage / d added |                              | hidden   |          |
    slide                                 | nothing                      | hidden   |          | 3
    finger comes / finger leaves          |                              | hidden   |          | 3
    click down / click up                 |                              | hidden   |          | 4
    swipe away / swipe to bezel / drag    | nothing                      | hidden   |          |
    tap item / tap disabled item          | nothing                      | hidden   |          |
    tap no item / tap outside             | nothing                      | hidden   |          |
    delegate cleared / unusable           |                              | hidden   |          |
    unusable without delegate / other app |                              | hidden   |          |
    no stage / a removed / b removed      |                              | hidden   |          |
    all but b removed / all removed       |                              | hidden   |          |
    before the deadline / deadline        |                              | hidden   |          |
    button lost / app forgotten           |                              | hidden   |          |

    control
    light press                           |                              | a        | restarts | 8
    double light press                    |                              | [a]bc    | restarts | 9
    second of two presses                 |                              | [a]bc    | restarts | 9
    hold                                  | lock                         | a locked | restarts | 23
    release / finger leaves               |                              | a        | restarts |
    slide                                 | turn(a 16.0 anew)            | a        | restarts | 6
    finger comes                          |                              | a        | stops    |
    click down                            |                              | a        | stops    | 15
    click up                              |                              | a        | restarts | 16
    swipe away                            |                              | [a]bc    | restarts | 10
    swipe to bezel / tap outside          | exit inactive                | hidden   | stops    | 18
    drag                                  | turn(a -16.0 anew)           | a        | restarts | 27
    tap item / tap disabled item          | nothing                      | a        | restarts |
    tap no item                           | nothing                      | a        | restarts |
    same stage / before the deadline      |                              | a        |          |
    delegate cleared                      |                              | hidden   | stops    | 22
    unusable / unusable without delegate  | exit inactive                | hidden   | stops    | 19
    other app / no stage                  | exit inactive                | hidden   | stops    | 19
    a removed                             | finding                      | c        | restarts | 20
    b removed / d added                   | finding                      | a        | restarts |
    all but b removed                     | finding exit inactive        | hidden   | stops    | 20
    all removed                           | finding exit inactive        | hidden   | stops    | 21
    deadline                              | exit inactive                | hidden   | stops    | 17
    button lost                           |                              | a        | restarts | 26
    app forgotten                         |                              | a        |          |

    disabled control
    light press                           |                              | b        | restarts | 8
    double light press                    |                              | a[b]c    | restarts | 9
    second of two presses                 |                              | a[b]c    | restarts | 9
    hold                                  | lock                         | b locked | restarts | 23
    release / finger leaves               |                              | b        | restarts |
    slide / drag                          | nothing                      | b        | restarts | 7
    finger comes                          |                              | b        | stops    |
    click down                            |                              | b        | stops    | 15
    click up                              |                              | b        | restarts | 16
    swipe away                            |                              | a[b]c    | restarts | 10
    swipe to bezel / tap outside          | exit inactive                | hidden   | stops    | 18
    tap item / tap disabled item          | nothing                      | b        | restarts |
    tap no item                           | nothing                      | b        | restarts |
    same stage / before the deadline      |                              | b        |          |
    delegate cleared                      |                              | hidden   | stops    | 22
    unusable / unusable without delegate  | exit inactive                | hidden   | stops    | 19
    other app / no stage                  | exit inactive                | hidden   | stops    | 19
    a removed / all but b removed         | finding                      | b        | restarts |
    b removed                             | finding                      | c        | restarts | 20
    d added                               | finding                      | b        | restarts |
    all removed                           | finding exit inactive        | hidden   | stops    | 21
    deadline                              | exit inactive                | hidden   | stops    | 17
    button lost                           |                              | b        | restarts | 26
    app forgotten                         |                              | b        |          |

    locked control
    light press                           |                              | a locked | restarts | 8
    double light press                    | unlock                       | [a]bc    | restarts | 9
    second of two presses                 | unlock                       | [a]bc    | restarts | 9
    hold                                  |                              | a locked | restarts | 23
    release                               | unlock                       | a        | restarts | 24
    slide                                 | turn(a 16.0 anew)            | a locked | restarts | 6
    finger comes                          |                              | a locked | stops    |
    finger leaves                         |                              | a locked | restarts |
    click down                            |                              | a locked | stops    | 25
    click up                              |                              | a locked | restarts | 25
    swipe away                            | unlock                       | [a]bc    | restarts | 10
    swipe to bezel / tap outside          | unlock exit inactive         | hidden   | stops    | 18
    drag                                  | turn(a -16.0 anew)           | a locked | restarts | 27
    tap item / tap disabled item          | nothing                      | a locked | restarts |
    tap no item                           | nothing                      | a locked | restarts |
    same stage / before the deadline      |                              | a locked |          |
    delegate cleared                      | unlock                       | hidden   | stops    | 22
    unusable / unusable without delegate  | unlock exit inactive         | hidden   | stops    | 19
    other app / no stage                  | unlock exit inactive         | hidden   | stops    | 19
    a removed                             | finding unlock               | c        | restarts | 20
    b removed / d added                   | finding                      | a locked | restarts |
    all but b removed                     | finding unlock exit inactive | hidden   | stops    | 20
    all removed                           | finding unlock exit inactive | hidden   | stops    | 21
    deadline                              | unlock exit inactive         | hidden   | stops    | 17
    button lost                           | unlock                       | a        | restarts | 26
    app forgotten                         |                              | a locked |          |

    locked control, finger resting
    light press                           |                              | a locked |          | 8
    double light press                    | unlock                       | [a]bc    |          | 9
    second of two presses                 | unlock                       | [a]bc    |          | 9
    hold                                  |                              | a locked |          | 23
    release                               |                              | a locked |          | 24
    slide                                 | turn(a 16.0 anew)            | a locked |          | 6
    finger comes / same stage             |                              | a locked |          |
    finger leaves                         | unlock                       | a        | restarts | 24
    click down / click up                 |                              | a locked |          | 25
    swipe away                            | unlock                       | [a]bc    |          | 10
    swipe to bezel / tap outside          | unlock exit inactive         | hidden   |          | 18
    drag                                  | turn(a -16.0 anew)           | a locked |          | 27
    tap item / tap disabled item          | nothing                      | a locked |          |
    tap no item                           | nothing                      | a locked |          |
    delegate cleared                      | unlock                       | hidden   |          | 22
    unusable / unusable without delegate  | unlock exit inactive         | hidden   |          | 19
    other app / no stage                  | unlock exit inactive         | hidden   |          | 19
    a removed                             | finding unlock               | c        |          | 20
    b removed / d added                   | finding                      | a locked |          |
    all but b removed                     | finding unlock exit inactive | hidden   |          | 20
    all removed                           | finding unlock exit inactive | hidden   |          | 21
    before the deadline / app forgotten   |                              | a locked |          |
    deadline                              |                              | a locked |          | 17
    button lost                           | unlock                       | a        | restarts | 26

    control, finger on it
    light press                           |                              | a        |          | 8
    double light press                    |                              | [a]bc    |          | 9
    second of two presses                 |                              | [a]bc    |          | 9
    hold                                  | lock                         | a locked |          | 23
    release / finger comes / same stage   |                              | a        |          |
    slide                                 | turn(a 16.0 anew)            | a        |          | 6
    finger leaves                         |                              | a        | restarts |
    click down                            |                              | a        |          | 15
    click up                              |                              | a        |          | 16
    swipe away                            |                              | [a]bc    |          | 10
    swipe to bezel / tap outside          | exit inactive                | hidden   |          | 18
    drag                                  | turn(a -16.0 anew)           | a        |          | 27
    tap item / tap disabled item          | nothing                      | a        |          |
    tap no item                           | nothing                      | a        |          |
    delegate cleared                      |                              | hidden   |          | 22
    unusable / unusable without delegate  | exit inactive                | hidden   |          | 19
    other app / no stage                  | exit inactive                | hidden   |          | 19
    a removed                             | finding                      | c        |          | 20
    b removed / d added                   | finding                      | a        |          |
    all but b removed                     | finding exit inactive        | hidden   |          | 20
    all removed                           | finding exit inactive        | hidden   |          | 21
    before the deadline / app forgotten   |                              | a        |          |
    deadline                              |                              | a        |          | 17
    button lost                           |                              | a        | restarts | 26

    control, click down
    light press                           |                              | a        |          | 8
    double light press                    |                              | [a]bc    |          | 9
    second of two presses                 |                              | [a]bc    |          | 9
    hold                                  | lock                         | a locked |          | 23
    release / finger comes / same stage   |                              | a        |          |
    slide                                 | turn(a 16.0 anew)            | a        |          | 6
    finger leaves / before the deadline   |                              | a        |          |
    click down                            |                              | a        |          | 15
    click up                              |                              | a        | restarts | 16
    swipe away                            |                              | [a]bc    |          | 10
    swipe to bezel / tap outside          | exit inactive                | hidden   |          | 18
    drag                                  | turn(a -16.0 anew)           | a        |          | 27
    tap item / tap disabled item          | nothing                      | a        |          |
    tap no item                           | nothing                      | a        |          |
    delegate cleared                      |                              | hidden   |          | 22
    unusable / unusable without delegate  | exit inactive                | hidden   |          | 19
    other app / no stage                  | exit inactive                | hidden   |          | 19
    a removed                             | finding                      | c        |          | 20
    b removed / d added                   | finding                      | a        |          |
    all but b removed                     | finding exit inactive        | hidden   |          | 20
    all removed                           | finding exit inactive        | hidden   |          | 21
    deadline                              |                              | a        |          | 17
    button lost                           |                              | a        | restarts | 26
    app forgotten                         |                              | a        |          |

    list
    light press                           |                              | a        | restarts | 12
    double light press                    |                              | [a]bc    | restarts | 13
    second of two presses                 |                              | [a]bc    | restarts | 13
    hold / release / finger leaves        |                              | [a]bc    | restarts |
    slide                                 |                              | a[b]c    | restarts | 11
    finger comes                          |                              | [a]bc    | stops    |
    click down                            |                              | [a]bc    | stops    | 15
    click up                              |                              | [a]bc    | restarts | 16
    swipe away                            |                              | [a]bc    | restarts |
    swipe to bezel / tap outside          | exit inactive                | hidden   | stops    | 18
    drag                                  |                              | [a]bc    | restarts | 11
    tap item                              |                              | c        | restarts | 12
    tap disabled item                     |                              | b        | restarts | 14
    tap no item                           | nothing                      | [a]bc    | restarts |
    same stage / before the deadline      |                              | [a]bc    |          |
    delegate cleared                      |                              | hidden   | stops    | 22
    unusable / unusable without delegate  | exit inactive                | hidden   | stops    | 19
    other app / no stage                  | exit inactive                | hidden   | stops    | 19
    a removed                             | finding                      | [b]c     | restarts |
    b removed                             | finding                      | [a]c     | restarts |
    all but b removed                     | finding                      | [b]      | restarts |
    d added                               | finding                      | d[a]bc   | restarts |
    all removed                           | finding exit inactive        | hidden   | stops    | 21
    deadline                              | exit inactive                | hidden   | stops    | 17
    button lost                           |                              | [a]bc    | restarts | 26
    app forgotten                         |                              | [a]bc    |          |

    list at disabled
    light press / tap disabled item       |                              | b        | restarts | 14
    double light press                    |                              | a[b]c    | restarts | 13
    second of two presses                 |                              | a[b]c    | restarts | 13
    hold / release / finger leaves        |                              | a[b]c    | restarts |
    slide                                 | end                          | ab[c]    | restarts | 11
    finger comes                          |                              | a[b]c    | stops    |
    click down                            |                              | a[b]c    | stops    | 15
    click up                              |                              | a[b]c    | restarts | 16
    swipe away                            |                              | a[b]c    | restarts |
    swipe to bezel / tap outside          | exit inactive                | hidden   | stops    | 18
    drag                                  | end                          | [a]bc    | restarts | 11
    tap item                              |                              | c        | restarts | 12
    tap no item                           | nothing                      | a[b]c    | restarts |
    same stage / before the deadline      |                              | a[b]c    |          |
    delegate cleared                      |                              | hidden   | stops    | 22
    unusable / unusable without delegate  | exit inactive                | hidden   | stops    | 19
    other app / no stage                  | exit inactive                | hidden   | stops    | 19
    a removed                             | finding                      | [b]c     | restarts |
    b removed                             | finding                      | a[c]     | restarts |
    all but b removed                     | finding                      | [b]      | restarts |
    d added                               | finding                      | da[b]c   | restarts |
    all removed                           | finding exit inactive        | hidden   | stops    | 21
    deadline                              | exit inactive                | hidden   | stops    | 17
    button lost                           |                              | a[b]c    | restarts | 26
    app forgotten                         |                              | a[b]c    |          |
    """)
}
