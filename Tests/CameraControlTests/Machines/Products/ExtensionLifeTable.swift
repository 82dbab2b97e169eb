/// What each input does in each state of an extension: its requests, the state and visit then, the visits
/// that are not copied, and how long it takes until the machine acts by itself.
enum ExtensionLifeTable {
  static let table = MachineTable(
    """
    input                        || requests                  | state        | uncopied | acts in
    absent
    launch                        |                           | launching 9  |          | 10 s
    all seen for 1 s / all seen   |                           | absent       |          |
    nothing seen / capture / 9 s  |                           | absent       |          |
    dismissed / killed / 10 s     |                           | absent       |          |
    60 s / copied / not copied    |                           | absent       |          |
    the present visit copied      |                           | absent       |          |
    retry                         |                           | absent       |          |

    absent, one uncopied
    launch                        |                           | launching 9  | 1        | 10 s
    all seen for 1 s / all seen   |                           | absent       | 1        |
    nothing seen / capture / 9 s  |                           | absent       | 1        |
    dismissed / killed / 10 s     |                           | absent       | 1        |
    60 s / not copied             |                           | absent       | 1        |
    copied                        | erase 1                   | absent       |          |
    the present visit copied      |                           | absent       | 1        |
    retry                         | copy 1                    | absent       | 1        |

    launching
    launch / nothing seen / retry |                           | launching 2  |          | 10 s
    all seen for 1 s              |                           | viewfinder 2 |          | 59 s
    all seen / 9 s                |                           | launching 2  |          | 1 s
    capture / copied / not copied |                           | launching 2  |          | 10 s
    dismissed                     | dismissed 2, copy 2       | absent       | 2        |
    killed                        | killed 2, copy 2          | absent       | 2        |
    10 s / 60 s                   | terminated 2 of 3, copy 2 | absent       | 2        |
    the present visit copied      |                           | launching 2  |          | 10 s

    launching, camera since 0.5 s, one uncopied
    launch / all seen / capture   |                           | launching 2  | 1        | 0.5 s
    all seen for 1 s              |                           | viewfinder 2 | 1        | 58.5 s
    nothing seen                  |                           | launching 2  | 1        | 9.5 s
    dismissed                     | dismissed 2, copy 2       | absent       | 1 2      |
    killed                        | killed 2, copy 2          | absent       | 1 2      |
    9 s / not copied              |                           | launching 2  | 1        | 0.5 s
    10 s / 60 s                   | terminated 2 of 1, copy 2 | absent       | 1 2      |
    copied                        | erase 1                   | launching 2  |          | 0.5 s
    the present visit copied      |                           | launching 2  | 1        | 0.5 s
    retry                         | copy 1                    | launching 2  | 1        | 0.5 s

    viewfinder
    launch / nothing seen / retry |                           | viewfinder 2 |          | 59 s
    all seen for 1 s              |                           | viewfinder 2 |          | 58 s
    all seen / copied             |                           | viewfinder 2 |          | 59 s
    capture                       |                           | viewfinder 2 |          | 60 s
    dismissed / 60 s              | dismissed 2, copy 2       | absent       | 2        |
    killed                        | killed 2, copy 2          | absent       | 2        |
    9 s                           |                           | viewfinder 2 |          | 50 s
    10 s                          |                           | viewfinder 2 |          | 49 s
    not copied                    |                           | viewfinder 2 |          | 59 s
    the present visit copied      |                           | viewfinder 2 |          | 59 s
    """)
}
