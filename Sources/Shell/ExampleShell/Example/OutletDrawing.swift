internal import InterfaceBuilder
internal import TerminalUIKit

/// The connection that filled an outlet, drawn: from object to object in the nib, and from object to object in memory.
struct OutletDrawing {
    private let inquiry: OutletInquiry
    private let origin: OutletOrigin
    private let document: IBDocument
    private let connection: IBConnection
    private let value: AnyObject
    private let place: String?
    private let claim: String?

    /// There is no drawing if the outlet is empty, was set in code, or holds several objects.
    init?(_ inquiry: OutletInquiry, in session: ExampleSession) {
        guard inquiry.values.count == 1, let origin = inquiry.origin, let found = inquiry.connection(of: origin) else {
            return nil
        }
        self.inquiry = inquiry
        self.origin = origin
        (document, connection) = found
        value = inquiry.values[0]
        let cells = session.window.cellContainers.flatMap(\.cellsOnScreen)
        place = cells.first { [value] in $0.cell === value }?.place.description
        claim = session.technique.claims.first { $0 == "T5" }
    }

    /// The drawing: nib and memory side by side, or one below the other where there is little room.
    func text(columns: Int?) -> StyledText {
        let title = StyledText(inquiry.name, .name) + " of " + StyledText(Trace.name(of: inquiry.object), .bold)
        let (nib, memory) = (nib, memory)
        let width = nib.map(\.columns).max() ?? 0
        let isWide = columns.map { width + 4 + (memory.map(\.columns).max() ?? 0) <= $0 } ?? true
        let drawing = isWide ? zip(nib, memory).map { $0.padded(to: width + 4) + $1 } : nib + [""] + memory
        let occasion = inquiry.line(of: origin).map { "during \"\($0)\"" } ?? "when the screen was first made"
        let facts = [
            StyledText("UIKit filled this outlet in load \(origin.load) of the file, \(occasion). ", .dim)
                + StyledText("File's Owner was \(origin.owner ?? "no object").", .dim)
        ]
        let holds = title + " holds " + name(of: TraceObject(value)) + StyledText(place.map { ", in \($0)" } ?? "")
        let prose = (written + facts).map { $0.wrapped(to: columns, indent: 2) }
        return ([holds.wrapped(to: columns, indent: 2)] + drawing + prose).joined(by: "\n")
    }

    /// The values of the outlet in order, if several loads wrote it.
    private var written: [StyledText] {
        let numbers = inquiry.deliveries.map { object in
            object.number.map { object.isCell ? CellBadge.text($0) : StyledText("#\($0)", .bold) } ?? "?"
        }
        guard numbers.count > 1 else { return [] }
        let most = 9
        let shown = numbers.count > most ? numbers.prefix(4) + ["…"] + numbers.suffix(4) : numbers
        return [
            StyledText("Written \(numbers.count) times: ") + shown.joined(by: " → ")
                + StyledText("  the last one stays" + (claim.map { " (\($0))" } ?? ""), .dim)
        ]
    }

    private func name(of object: TraceObject) -> StyledText {
        guard object.isCell, let number = object.number else { return StyledText(object.name, .bold) }
        return CellBadge.text(number) + " " + StyledText(object.className, .bold)
    }

    private var nib: [StyledText] {
        let source = connection.source
        let isPlaceholder = source?.placeholderIdentifier != nil
        let start = StyledText(source?.name ?? "?", .bold) + " ── " + StyledText(inquiry.name, .name) + " ─"
        let end = StyledText("  line \(origin.location.line)", .dim)
        let destination = document.object(withID: connection.destination)
        let name = StyledText(destination?.name ?? "", .bold) + StyledText(" \(connection.destination)", .dim)
        let note = StyledText(isPlaceholder ? "(a placeholder)" : source?.id ?? "", .dim)
        let indent = String(repeating: " ", count: max(0, start.columns - name.columns / 2))
        return [
            StyledText(document.file, .dim), start + "┐" + end, note.padded(to: start.columns) + "│",
            StyledText("").padded(to: start.columns) + "▼", StyledText(indent) + name,
        ]
    }

    private var memory: [StyledText] {
        [
            StyledText("in memory", .dim), StyledText(Trace.name(of: inquiry.object), .bold),
            "  │ " + StyledText(inquiry.name, .name), "  ▼", name(of: TraceObject(value)),
        ]
    }
}
