internal import ArgumentParser
internal import Canvases
internal import Foundation
internal import Inspection
internal import InterfaceBuilder
internal import REPL
internal import TerminalUIKit

struct Show: NibCommand {
    static let configuration = CommandConfiguration.nib(
        "show", "Draw a file, and list its contents.",
        discussion: """
            The command loads the file with a File's Owner that accepts everything, and draws it at the size of its \
            device. Below, it lists the objects, the connections, the parts that it doesn't understand, and \
            the problems. It draws the initial scene of a storyboard, unless --scene chooses another.
            """)

    @OptionGroup var options: LoadOptions

    @Flag(help: "Also list the values that are read, but not used.")
    var unused = false

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
        let text = report.text(ascii: session.appearance.style.ascii, columns: columns, listsUnused: unused)
        session.page(styled: ([heading] + pictures + [text.text(in: session.appearance.style)]).joined(separator: "\n"))
    }
}

extension Session {
    /// The screens of a loaded file as lines of text, each with its name if there are several.
    fileprivate func pictures(of nib: LoadedNib) -> [String] {
        let screens = nib.shownScreens
        return screens.flatMap { screen in
            if let scene = screen.showable.scene, scene.isEmpty { return box(around: scene) }
            let name = StyledText(screen.showable.object.name, .bold).text(in: appearance.style)
            return (screens.count > 1 ? [name] : [])
                + screen.window.outlined(columns: appearance.proseColumns).canvas.lines(style: appearance.style)
        } + [nib.restOfScreens].compactMap(\.self)
    }

    /// Returns a small box with the title of an empty scene.
    private func box(around scene: IBScene) -> [String] {
        let text = "\(scene.title): nothing to show"
        let (column, line) = (TextLayout.columnWidth, TextLayout.lineHeight)
        let width = TextLayout.size(of: text, mode: .byClipping).width + 4 * column
        let room = appearance.proseColumns.map { UIWindow.outlinedWidth(columns: $0) } ?? width
        let size = CGSize(width: min(width, room), height: 3 * line)
        let canvas = TerminalCanvas(size: size)
        let area = CGRect(origin: .zero, size: size)
        canvas.draw(text, in: area.insetBy(dx: 2 * column, dy: line), style: TextStyle())
        canvas.stroke(area, color: .gray, cornerRadius: 8)
        return canvas.lines(style: appearance.style)
    }
}
