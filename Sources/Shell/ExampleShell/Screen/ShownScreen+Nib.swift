internal import Foundation
internal import InterfaceBuilder
internal import PlainText
internal import TerminalUIKit

extension ShownScreen {
    /// The file of the nib from which the cells are made, and the line that describes a cell. The line is lit if
    /// some steps read it, or took a cell that waits by the identifier in it. Nil if code makes the cells.
    func nib(litBy happened: CommandSteps, columns: Int) -> (file: String, lines: [StyledText])? {
        let steps = session.recorder.loading + session.recorder.happened.steps
        let made = steps.last { $0.event == .decode && $0.subject?.isCell == true }
        guard let made, let file = made.load?.file else { return nil }
        let text = try? session.inContext { try UINib.text(ofFile: file) }
        guard let text, let document = try? IBDocument(data: Data(text.utf8), file: file),
            let number = document.object(withID: made.object)?.location.line
        else { return nil }
        let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        guard lines.indices.contains(number - 1) else { return nil }
        let events = Set(happened.steps.map(\.event))
        let role: TextRole = events.contains(.reuse) ? .reused : events.contains(.load) ? .made : .dim
        let count = StyledText("\(number)  ", .dim)
        let line = count + StyledText(lines[number - 1].trimmingCharacters(in: .whitespaces), role)
        return (file, line.wrapped(to: columns, indent: count.columns).lines)
    }
}
