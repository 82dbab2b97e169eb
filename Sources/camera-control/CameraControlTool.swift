@main
struct CameraControlTool {
  static func main() {}
}
