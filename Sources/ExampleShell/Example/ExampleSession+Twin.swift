internal import TerminalUIKit

extension ExampleSession {
    /// A session of the same program in a world like this one's, of which nobody reads anything.
    func twin() -> ExampleSession {
        let twin = World(like: world).run(another)
        twin.world.log = { _ in }
        twin.usesPager = false
        try? twin.editing.adopt(editing)
        twin.editing.isTrial = editing.isTrial
        (twin.output, twin.errors) = ({ _ in }, { _ in })
        return twin
    }
}
