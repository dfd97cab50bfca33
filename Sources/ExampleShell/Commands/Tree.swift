internal import ArgumentParser
internal import TerminalUIKit

/// `tree`: shows the views on screen, or what the nib says of them.
struct Tree: SessionCommand {
    static let configuration = CommandConfiguration(
        abstract: "Show the views on screen with their frames, tags, texts and outlets.",
        discussion: "With --ib it shows what the screen's nib says instead: the same screen before anything has run.")

    @Flag(help: "What Interface Builder shows, instead of what runs.")
    var ib = false

    @OptionGroup var format: OutputFormat

    func run(in session: ExampleSession) throws {
        if ib {
            let nodes = ViewNode.nodes(of: try session.frontDocument)
            try session.print(nodes, in: format) { ViewNode.text($0, ascii: session.appearance.style.ascii) }
        } else {
            session.window.layoutIfNeeded()
            let node = ViewNode(session.window, owner: session.window.rootViewController)
            try session.print(node, in: format) { ViewNode.text([$0], ascii: session.appearance.style.ascii) }
        }
    }
}
