import Foundation
import FuzzerDriver

// The first argument is the subject; libFuzzer reads the others.
var arguments = CommandLine.unsafeArgv
var count = CommandLine.argc
guard count > 1, let name = arguments[1], let subject = Subject(rawValue: String(cString: name))
else {
  print(
    "usage: fuzz \(Subject.allCases.map(\.rawValue).joined(separator: "|")) [option or folder ...]")
  exit(2)
}
// libFuzzer expects the name of the program in front of its arguments.
arguments[1] = arguments[0]
count -= 1
let rest: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?> = arguments + 1
var shifted: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = rest
exit(LLVMFuzzerRunDriver(&count, &shifted, subject.test))
