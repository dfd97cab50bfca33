internal import InterfaceBuilder
internal import PlainText
internal import TerminalUIKit

/// The contents of a nib as a tree, with the connections of its File's Owner drawn from one end to the other.
struct NibDrawing {
    let document: IBDocument

    private struct Row {
        var prefix: String
        /// The characters before the text on continuation lines.
        let below: String
        var text: StyledText
        /// The text at the end of the line if the connection isn't drawn.
        var end: StyledText = ""
        /// The object that it is, or empty for a connection.
        var id = ""
        /// The object that a line is to be drawn to.
        var target: String?

        /// The row as it stands where its connection is not drawn.
        var connected: Row { Row(prefix: prefix, below: below, text: text + end) }
        var line: StyledText { StyledText(prefix, .dim) + text }

        /// Returns the row in as many as it needs. Connections are drawn from and to the first.
        func wrapped(to columns: Int?) -> [Row] {
            let own = target == nil ? text + end : text
            func cut(after width: Int) -> [StyledText] {
                own.wrapped(to: columns.map { max(1, $0 - width) }, indent: 2).lines
            }
            var lines = cut(after: prefix.count)
            if lines.count > 1 { lines = cut(after: max(prefix.count, below.count)) }
            var first = self
            (first.text, first.end) = (lines[0], target == nil ? "" : end)
            return [first] + lines.dropFirst().map { Row(prefix: below, below: below, text: $0) }
        }
    }

    /// The smallest width of the tree, in columns. If less would remain, connections are described in words.
    private static let leastColumns = 40

    func text(ascii: Bool, columns: Int?) -> StyledText {
        let rows = rows(ascii: ascii)
        let wires = rows.count { $0.target != nil }
        let room = columns.map { $0 - 2 * wires - 4 }
        let isRoomy = room.map { $0 >= Self.leastColumns } ?? true
        let lines =
            isRoomy
            ? drawn(rows.flatMap { $0.wrapped(to: room) })
            : rows.flatMap { $0.connected.wrapped(to: columns) }.map(\.line)
        let loads = NibLoadCount.last(of: document.file).map { load in
            "loaded \(load.number == 1 ? "once" : "\(load.number) times") by this screen"
        }
        let heading = StyledText(document.file, .bold) + StyledText("  " + (loads ?? "not loaded by this screen"), .dim)
        return ([heading.wrapped(to: columns, indent: 2)] + lines).joined(by: "\n")
    }

    // MARK: The tree

    private func rows(ascii: Bool) -> [Row] {
        var rows: [Row] = []
        func add(_ objects: [IBObject], of parent: IBObject?, indent: String) {
            let connections = parent?.connections ?? []
            for (index, connection) in connections.enumerated() {
                let isLast = objects.isEmpty && index == connections.count - 1
                let (line, below) = TreeLines.branches(ascii: ascii, isLast: isLast)
                rows.append(row(of: connection, prefix: indent + line, below: indent + below))
            }
            for (index, object) in objects.enumerated() {
                let (line, below) = TreeLines.branches(ascii: ascii, isLast: index == objects.count - 1)
                let isLeaf = object.connections.isEmpty && object.children.isEmpty
                let trunk = isLeaf ? "" : TreeLines.branches(ascii: ascii, isLast: false).below.prefix(1)
                rows.append(
                    Row(prefix: indent + line, below: indent + below + trunk, text: text(of: object), id: object.id))
                add(object.children, of: object, indent: indent + below)
            }
        }
        if document.kind == .xib { add(document.objects, of: nil, indent: "") }
        for (index, scene) in document.scenes.enumerated() {
            let (line, below) = TreeLines.branches(ascii: ascii, isLast: index == document.scenes.count - 1)
            rows.append(Row(prefix: line, below: below, text: StyledText("scene \(scene.sceneID)", .dim)))
            add(scene.objects, of: nil, indent: below)
        }
        return rows
    }

    private func text(of object: IBObject) -> StyledText {
        let isOwner = object.placeholderIdentifier == "IBFilesOwner"
        if object.placeholderIdentifier != nil {
            let name = isOwner ? "File's Owner" : object.userLabel ?? "First Responder"
            return StyledText(name, isOwner ? .bold : .dim)
                + StyledText(object.customClass.map { "  \($0)" } ?? "", isOwner ? .bold : .dim)
        }
        // An object without a custom class is called by its title or text.
        let name = StyledText(
            object.customClass == nil ? object.name : object.element, object.parent == nil ? .bold : .plain)
        var parts = [
            StyledText(object.key.map { "\($0): " } ?? "", .dim) + name
                + StyledText(object.id.isEmpty ? "" : " \(object.id)", .dim)
        ]
        if let name = object.customClass { parts.append(StyledText(name, .bold)) }
        if let identifier = object.string("reuseIdentifier") {
            parts.append(StyledText("reuseIdentifier\u{A0}", .dim) + StyledText(identifier, .name).unbroken)
        }
        if let tag = object.string("tag") { parts.append(StyledText("tag \(tag)")) }
        return parts.joined(by: "  ")
    }

    private func row(of connection: IBConnection, prefix: String, below: String) -> Row {
        let words = "\(connection.kind)".split(separator: " ", maxSplits: 1)
        let isOutlet = words.count == 2 && words[0] == "outlet"
        let kind = isOutlet || words.count < 2 ? "" : "\(words[0]) "
        let target = document.object(withID: connection.destination)
        let isDrawn = isOutlet && connection.source?.placeholderIdentifier == "IBFilesOwner"
        return Row(
            prefix: prefix, below: below,
            text: StyledText(kind, .dim) + StyledText(String(words.last ?? ""), .name),
            end: " → " + StyledText(target?.name ?? "")
                + StyledText((target == nil ? "" : " ") + connection.destination, .dim),
            target: isDrawn ? target?.id : nil)
    }

    // MARK: The lines between

    private func drawn(_ rows: [Row]) -> [StyledText] {
        let texts = rows.map(\.line)
        let widths = texts.map { $0.columns + 1 }
        var wires: [(rows: ClosedRange<Int>, start: Int, end: Int, column: Int)] = []
        let ends = rows.enumerated().compactMap { start, row in
            row.target.flatMap { id in rows.firstIndex { $0.id == id } }.map { (start, $0) }
        }
        // The shortest go innermost.
        for (start, end) in ends.sorted(by: { abs($0.0 - $0.1) < abs($1.0 - $1.1) }) {
            let span = min(start, end)...max(start, end)
            let beside = wires.filter { $0.rows.overlaps(span) }.map(\.column).max() ?? 0
            wires.append((span, start, end, max(span.map { widths[$0] }.max()! + 3, beside + 2)))
        }
        let width = (widths + wires.map { $0.column + 1 }).max() ?? 0
        var cells = widths.map { Array(repeating: Character(" "), count: width - $0) }
        func draw(_ character: Character, row: Int, column: Int) {
            let place = column - widths[row]
            cells[row][place] = Self.joined(cells[row][place], character)
        }
        for wire in wires {
            for row in wire.rows.dropFirst().dropLast() { draw("│", row: row, column: wire.column) }
            for row in [wire.start, wire.end] {
                for column in widths[row]..<wire.column { draw("─", row: row, column: column) }
                draw(row == wire.rows.lowerBound ? "┐" : "┘", row: row, column: wire.column)
            }
            cells[wire.end][0] = "◀"
        }
        return zip(texts, cells).map { text, cells in
            let last = cells.lastIndex { $0 != " " }
            return last.map { text + " " + StyledText(String(cells[...$0])) } ?? text
        }
    }

    /// Returns the character where two lines meet. The later line is longer, so its column is further out.
    private static func joined(_ first: Character, _ second: Character) -> Character {
        switch (first, second) {
        case ("│", "─"): "┼"
        case ("┘", "─"): "┴"
        case ("┐", "─"): "┬"
        default: second
        }
    }
}
