/// What each input does in each state of an extension: its requests, then the state with the visits
/// that are not copied, and how long it takes until the machine acts by itself.
enum ExtensionLifeTable {
  static let rows: [String: String] = [
    "absent | launch": "> launching 9, 10 s",
    "absent | all seen for 1 s": "> absent",
    "absent | nothing seen": "> absent",
    "absent | all seen": "> absent",
    "absent | capture": "> absent",
    "absent | dismissed": "> absent",
    "absent | killed": "> absent",
    "absent | 9 s": "> absent",
    "absent | 10 s": "> absent",
    "absent | 60 s": "> absent",
    "absent | copied": "> absent",
    "absent | not copied": "> absent",
    "absent | the present visit copied": "> absent",
    "absent | retry": "> absent",

    "absent, one uncopied | launch": "> launching 9, uncopied 1, 10 s",
    "absent, one uncopied | all seen for 1 s": "> absent, uncopied 1",
    "absent, one uncopied | nothing seen": "> absent, uncopied 1",
    "absent, one uncopied | all seen": "> absent, uncopied 1",
    "absent, one uncopied | capture": "> absent, uncopied 1",
    "absent, one uncopied | dismissed": "> absent, uncopied 1",
    "absent, one uncopied | killed": "> absent, uncopied 1",
    "absent, one uncopied | 9 s": "> absent, uncopied 1",
    "absent, one uncopied | 10 s": "> absent, uncopied 1",
    "absent, one uncopied | 60 s": "> absent, uncopied 1",
    "absent, one uncopied | copied": "erase 1 > absent",
    "absent, one uncopied | not copied": "> absent, uncopied 1",
    "absent, one uncopied | the present visit copied": "> absent, uncopied 1",
    "absent, one uncopied | retry": "copy 1 > absent, uncopied 1",

    "launching | launch": "> launching 2, 10 s",
    "launching | all seen for 1 s": "> viewfinder 2, 59 s",
    "launching | nothing seen": "> launching 2, 10 s",
    "launching | all seen": "> launching 2, 1 s",
    "launching | capture": "> launching 2, 10 s",
    "launching | dismissed": "dismissed 2, copy 2 > absent, uncopied 2",
    "launching | killed": "killed 2, copy 2 > absent, uncopied 2",
    "launching | 9 s": "> launching 2, 1 s",
    "launching | 10 s": "terminated 2 of 3, copy 2 > absent, uncopied 2",
    "launching | 60 s": "terminated 2 of 3, copy 2 > absent, uncopied 2",
    "launching | copied": "> launching 2, 10 s",
    "launching | not copied": "> launching 2, 10 s",
    "launching | the present visit copied": "> launching 2, 10 s",
    "launching | retry": "> launching 2, 10 s",

    "launching, camera since 0.5 s, one uncopied | launch": "> launching 2, uncopied 1, 0.5 s",
    "launching, camera since 0.5 s, one uncopied | all seen for 1 s":
      "> viewfinder 2, uncopied 1, 58.5 s",
    "launching, camera since 0.5 s, one uncopied | nothing seen":
      "> launching 2, uncopied 1, 9.5 s",
    "launching, camera since 0.5 s, one uncopied | all seen": "> launching 2, uncopied 1, 0.5 s",
    "launching, camera since 0.5 s, one uncopied | capture": "> launching 2, uncopied 1, 0.5 s",
    "launching, camera since 0.5 s, one uncopied | dismissed":
      "dismissed 2, copy 2 > absent, uncopied 1 2",
    "launching, camera since 0.5 s, one uncopied | killed":
      "killed 2, copy 2 > absent, uncopied 1 2",
    "launching, camera since 0.5 s, one uncopied | 9 s": "> launching 2, uncopied 1, 0.5 s",
    "launching, camera since 0.5 s, one uncopied | 10 s":
      "terminated 2 of 1, copy 2 > absent, uncopied 1 2",
    "launching, camera since 0.5 s, one uncopied | 60 s":
      "terminated 2 of 1, copy 2 > absent, uncopied 1 2",
    "launching, camera since 0.5 s, one uncopied | copied": "erase 1 > launching 2, 0.5 s",
    "launching, camera since 0.5 s, one uncopied | not copied":
      "> launching 2, uncopied 1, 0.5 s",
    "launching, camera since 0.5 s, one uncopied | the present visit copied":
      "> launching 2, uncopied 1, 0.5 s",
    "launching, camera since 0.5 s, one uncopied | retry":
      "copy 1 > launching 2, uncopied 1, 0.5 s",

    "viewfinder | launch": "> viewfinder 2, 59 s",
    "viewfinder | all seen for 1 s": "> viewfinder 2, 58 s",
    "viewfinder | nothing seen": "> viewfinder 2, 59 s",
    "viewfinder | all seen": "> viewfinder 2, 59 s",
    "viewfinder | capture": "> viewfinder 2, 60 s",
    "viewfinder | dismissed": "dismissed 2, copy 2 > absent, uncopied 2",
    "viewfinder | killed": "killed 2, copy 2 > absent, uncopied 2",
    "viewfinder | 9 s": "> viewfinder 2, 50 s",
    "viewfinder | 10 s": "> viewfinder 2, 49 s",
    "viewfinder | 60 s": "dismissed 2, copy 2 > absent, uncopied 2",
    "viewfinder | copied": "> viewfinder 2, 59 s",
    "viewfinder | not copied": "> viewfinder 2, 59 s",
    "viewfinder | the present visit copied": "> viewfinder 2, 59 s",
    "viewfinder | retry": "> viewfinder 2, 59 s",
  ]
}
