internal import TerminalUIKit

/// A whole copy of a broken program. It repeats a session's steps without output, and has the right contents of its
/// cells.
final class UnbrokenTwin {
    private unowned let session: ExampleSession
    private let twin: ExampleSession
    /// The session's screen whose twin it has, by its number.
    let screen: Int
    private var stepsDone = 0
    /// The place where each content was seen last.
    private var places: [[String]: String] = [:]
    private var itemCount = 0
    /// The current contents of the twin's cells, by index.
    private var contents: [Int: CellContent] = [:]
    private var widths: [Int: [CGFloat]] = [:]

    /// Creates the screen that a session began with, whole, if the session shows a list.
    init?(of session: ExampleSession) {
        guard session.shownList != nil else { return nil }
        self.session = session
        screen = session.screensMade
        twin = session.twin()
        guard let technique = try? twin.program.technique(named: session.technique.name) else { return nil }
        twin.use(technique)
        look()
    }

    /// The differences between the session's cells and the content that they should show now, by the cells' identities.
    var faults: [ObjectIdentifier: CellFault] {
        for step in session.steps.dropFirst(stepsDone) {
            twin.run(step)
            look()
        }
        stepsDone = session.steps.count
        if twin.window.frame != session.window.frame { look() }
        guard let list = session.shownList else { return [:] }
        var faults: [ObjectIdentifier: CellFault] = [:]
        var seen: Set<ObjectIdentifier> = []
        for (index, cell) in list.visibleItems {
            let id = ObjectIdentifier(cell)
            // A cell in several places shows only one of them. The note about that is enough.
            guard seen.insert(id).inserted else {
                faults[id] = nil
                continue
            }
            guard let should = contents[index] else { continue }
            let content = CellContent(of: cell)
            faults[id] = CellFault(content, whole: should, shownAt: places[content.texts])
        }
        return faults
    }

    /// The number of the session's cells in which everything has another width than it should, as of the last look.
    var resizedCells: Int {
        (session.shownList?.visibleItems ?? []).count { index, cell in
            let (widths, new) = (widths[index] ?? [], cell.contents.map(\.frame.width))
            return !new.isEmpty && widths.count == new.count && zip(widths, new).allSatisfy { $0 != $1 }
        }
    }

    /// Makes the screen as large as the session's, and remembers the contents of its cells.
    private func look() {
        let frame = session.window.frame
        twin.inContext {
            twin.window.frame = frame
            twin.window.layoutIfNeeded()
        }
        guard let list = twin.shownList else { return }
        // Items that came or went have moved others.
        if list.itemCount != itemCount { places = [:] }
        itemCount = list.itemCount
        (contents, widths) = ([:], [:])
        for (index, cell) in list.visibleItems {
            let content = CellContent(of: cell)
            contents[index] = content
            widths[index] = cell.contents.map(\.frame.width)
            if !content.texts.isEmpty { places[content.texts] = "\(list.itemName) \(index)" }
        }
    }
}
