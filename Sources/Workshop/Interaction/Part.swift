package import ExampleShell
internal import TerminalUIKit

/// Commands and keys for the controls of a user's own screen.
package nonisolated final class Part: ProgramPart {
    @MainActor package static func extended(_ program: ExampleProgram) -> ExampleProgram {
        var program = program
        program.commonCommands += [
            TypeText.self, Search.self, Slide.self, StepControl.self, Choose.self, Pick.self, Pull.self, Swipe.self,
            Move.self, Drag.self, PerformGesture.self, Wait.self, ChangeDevice.self,
        ]
        program.parts.insert({ MainQueue(in: $0) }, at: 0)
        program.touchables = touchables
        program.keyCommands = { $0.keyCommands(at: $1) }
        program.dragCommand = { $0.command(ofDragFrom: $1, by: $2) }
        return program
    }

    /// Returns the controls in the rows of the list, and then those outside of it.
    @MainActor private static func touchables(in session: ExampleSession) -> [Touchable] {
        let names = session.window.viewNames
        let items = session.shownList?.visibleItems ?? []
        // Of several views with one title in a place, the first is already there by its title.
        func touchables(_ views: [NamedView], in cell: UIView? = nil, row: Int? = nil) -> [Touchable] {
            let titled = Set(session.window.tappableControls(in: cell).map { ObjectIdentifier($0.control) })
            return views.filter { !titled.contains(ObjectIdentifier($0.view)) }
                .flatMap { $0.touchables(inRow: row) }
        }
        let inRows = items.flatMap { index, cell in touchables(names.views(in: cell), in: cell, row: index) }
        let others = names.views().filter { named in !items.contains { named.view.isDescendant(of: $0.cell) } }
        return inRows + touchables(others) + scrolled(in: session)
    }

    /// Returns the scroll view that arrow keys move, unless it is the list or shows all of its content.
    @MainActor private static func scrolled(in session: ExampleSession) -> [Touchable] {
        guard let view = session.scrollView, view !== session.shownList, view.canScroll else { return [] }
        return [Touchable("drag --by", gesture: .scroll, of: view)].compactMap(\.self)
    }
}
