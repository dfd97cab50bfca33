package import ExampleShell
internal import TerminalUIKit

/// Commands and keys for the controls of a user's own screen.
package nonisolated final class Part: ProgramPart {
    @MainActor package static func extended(_ program: ExampleProgram) -> ExampleProgram {
        var program = program
        program.commonCommands += [
            TypeText.self, Slide.self, StepControl.self, Choose.self, Pick.self, Pull.self, Swipe.self, Drag.self,
            Wait.self, ChangeDevice.self,
        ]
        program.parts.insert({ MainQueue(in: $0) }, at: 0)
        program.touchables = touchables
        return program
    }

    /// Returns the controls in the rows of the list, and then those outside of it.
    @MainActor private static func touchables(in session: ExampleSession) -> [Touchable] {
        let names = session.viewNames
        let items = session.shownList?.visibleItems ?? []
        let inRows = items.flatMap { index, cell in names.views(in: cell).flatMap { $0.touchables(inRow: index) } }
        let others = names.views().filter { named in !items.contains { named.view.isDescendant(of: $0.cell) } }
        return inRows + others.flatMap { $0.touchables(inRow: nil) }
    }
}
