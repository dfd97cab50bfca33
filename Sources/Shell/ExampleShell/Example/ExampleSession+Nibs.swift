internal import TerminalUIKit

extension ExampleSession {
    /// The names of the program's nibs: first the nib of the screen in front, then the others in alphabetical order.
    var nibs: [String] {
        let front = window.frontController
        func isOwn(_ name: String) -> Bool {
            name == front?.nibToLoad || "\(name).storyboard" == front?.storyboard?.document.file
        }
        return program.nibs.filter(isOwn) + program.nibs.filter { !isOwn($0) }
    }
}
