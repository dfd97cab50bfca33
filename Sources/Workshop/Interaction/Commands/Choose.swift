internal import ArgumentParser
internal import ExampleShell
internal import PlainText
internal import TerminalUIKit

struct Choose: SessionCommand {
    static let configuration = CommandConfiguration(
        abstract: "Turn a wheel of a picker to a row.",
        discussion: "choose sizes 3, choose sizes Large; with several wheels: choose sizes --wheel 1 3.")
    static let purpose = CommandPurpose.use

    @OptionGroup var rows: RowOptions

    @Option(help: "The wheel, counted from 0.")
    var wheel = 0

    @Option(help: ArgumentHelp("The number of rows to turn it by; negative turns it back.", valueName: "rows"))
    var by: Int?

    @Argument(help: "The picker: an outlet, or what VoiceOver reads.")
    var name: String

    @Argument(help: "The row: its number, counted from 0, or its title.")
    var title: [String] = []

    func validate() throws {
        guard title.isEmpty != (by == nil) else { throw ValidationError("choose needs a row, or --by and a number") }
    }

    func run(in session: ExampleSession) throws {
        let picker = try rows.view(UIPickerView.self, called: "picker", named: name, in: session)
        let count = picker.numberOfRows(inComponent: wheel)
        guard count > 0 else {
            let wheels = picker.numberOfComponents
            let there = wheels == 1 ? "it has one wheel, 0" : "its wheels go from 0 to \(wheels - 1)"
            throw CommandError("\(name) has no rows on wheel \(wheel); \(there)")
        }
        picker.spin(wheel, by: try by ?? row(of: picker, count: count) - picker.selectedRow(inComponent: wheel))
    }

    /// Returns the row that the words mean.
    @MainActor private func row(of picker: UIPickerView, count: Int) throws -> Int {
        let words = title.joined(separator: " ")
        let titles = (0..<min(count, 1000)).map { picker.title($0, wheel) }
        if let row = titles.firstIndex(where: { $0.caseInsensitiveCompare(words) == .orderedSame }) { return row }
        guard let row = Int(words) else { throw CommandError.noRow(words, of: name, among: titles) }
        guard (0..<count).contains(row) else {
            throw CommandError("\(name) has no row \(row); its rows go from 0 to \(count - 1)")
        }
        return row
    }

    func effect(in session: ExampleSession) -> CommandEffect { .touches }

    static func candidates(for argument: String, in session: ExampleSession) -> [String] {
        argument == "name" ? names(of: UIPickerView.self, in: session) : []
    }
}

extension CommandError {
    fileprivate static func noRow(_ words: String, of name: String, among titles: [String]) -> CommandError {
        let nearest = probableName(for: words, among: titles).map { "; did you mean \"\($0)\"?" }
        let first = titles.prefix(5).filter { !$0.isEmpty }.joined(separator: ", ")
        let rest = first.isEmpty ? "" : "; it begins with \(first)"
        return CommandError("\(name) has no row \"\(words)\"" + (nearest ?? rest))
    }
}
