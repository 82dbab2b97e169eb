// Swift Testing, on every platform, declares that a file which imports both it and a module with the
// name UIKit also imports a module with this name. The toolchain for Linux does not have that module,
// so such a file would not compile. It may be empty: the file only loses the image attachments that
// the real one adds.
