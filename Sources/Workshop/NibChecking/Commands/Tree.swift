internal import ArgumentParser
internal import Inspection
internal import InterfaceBuilder
internal import PlainText
internal import REPL

struct Tree: NibCommand {
    static let configuration = CommandConfiguration.nib(
        "tree", "List the objects as a tree, with their frames and outlets.")

    @OptionGroup var options: LoadOptions

    @Option(
        help: ArgumentHelp("List only this object and its contents.", valueName: "id"),
        completion: .objects)
    var object: String?

    @Option(help: .limit) var limit: NibLimit?

    var files: [String] { [options.file] }

    func read(in session: Session) throws {
        let (ascii, columns) = (session.appearance.style.ascii, session.appearance.proseColumns)
        let nodes = try options.load { nib in
            ViewNode.nodes(
                of: try object.map { [try nib.object($0)] } ?? nib.roots, in: nib.document,
                frames: nib.inspection.frames)
        }
        let lines = nodes.flatMap { $0.lines(ascii: ascii, foldsCells: false) }
        session.page(lines.map { $0.cut(to: columns) }.joined(by: "\n"))
    }
}

extension LoadedNib {
    fileprivate func object(_ id: String) throws -> IBObject {
        if let object = objects.first(where: { $0.id == id }) { return object }
        let nearest = probableName(for: id, among: objects.map(\.id)).map { "did you mean \"\($0)\"?" }
        throw CommandError("there is no object \"\(id)\"; \(nearest ?? "without --object, all are listed")")
    }
}
