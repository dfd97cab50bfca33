import Foundation

@main
enum Hello {
    static func main() {
        print("Hello, \(ProcessInfo.processInfo.processName)> ", terminator: "")
    }
}
