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

    /// The nib with a name, which may have its file's extension: that is how it is shown.
    func nib(named name: String) throws -> String {
        let nibs = nibs
        guard let nib = nibs.first(where: { [$0, $0 + ".xib", $0 + ".storyboard"].contains(name) }) else {
            throw CommandError.unknown("nib", name, among: nibs)
        }
        return nib
    }
}
