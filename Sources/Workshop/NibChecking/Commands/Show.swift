internal import ArgumentParser
internal import Inspection
internal import REPL
internal import TerminalUIKit

struct Show: NibCommand {
    static let configuration = CommandConfiguration.nib(
        "show", "Draw a file, and list its contents.",
        discussion: """
            The command loads the file with a File's Owner that accepts everything, and draws it at the size of its \
            device. Below, it lists the objects, the connections, everything that it doesn't understand or use, and \
            the problems. It draws the first scene of a storyboard, unless --scene chooses another.
            """)

    @OptionGroup var options: LoadOptions

    @Option(help: .limit) var limit: NibLimit?

    var files: [String] { [options.file] }

    func read(in session: Session) throws {
        let document = try options.source.document()
        let report = try options.report(on: document)
        let pictures = try options.load(document, isOnlyDrawn: true, metrics: .columns) { nib in
            NibWatch.shared.run(.drawing) { session.pictures(of: nib) }
        }
        let columns = session.appearance.proseColumns
        let heading = report.heading.cut(to: columns).text(in: session.appearance.style)
        let text = report.text(ascii: session.appearance.style.ascii, columns: columns)
        session.page(styled: ([heading] + pictures + [text.text(in: session.appearance.style)]).joined(separator: "\n"))
    }
}

extension Session {
    /// The screens of a loaded file as lines of text, each with its name if there are several.
    fileprivate func pictures(of nib: LoadedNib) -> [String] {
        let screens = nib.shownScreens
        return screens.flatMap { screen in
            let name = StyledText(screen.showable.object.name, .bold).text(in: appearance.style)
            return (screens.count > 1 ? [name] : [])
                + screen.window.outlined(columns: appearance.proseColumns).canvas.lines(style: appearance.style)
        } + [nib.restOfScreens].compactMap(\.self)
    }
}
