internal import ArgumentParser
internal import ExampleShell
internal import TerminalUIKit

/// The text that a user types, and whether they press Return after it.
struct TypedText: ParsableArguments {
    @Flag(name: .customLong("return"), help: "Press the Return key after the text.")
    var pressesReturn = false

    @Argument(help: "The text.")
    var text: [String] = []

    /// The most characters: each key costs more, the longer the text already is.
    private static let longest = 10_000

    /// Types into a field, in place of its text.
    ///
    /// - Throws: `CommandError` if the text is too long, or the field's delegate doesn't let it be edited.
    @MainActor func type(into entry: any TextEntry, called name: String, after words: [String] = []) throws {
        let whole = (words + text).joined(separator: " ")
        guard whole.unicodeScalars.count <= Self.longest else {
            throw CommandError("can't type into \(name): a text has at most \(Self.longest) characters")
        }
        guard entry.typeText(whole) else {
            throw CommandError("can't type into \(name): its delegate doesn't let it be edited")
        }
        if pressesReturn { entry.pressReturn() }
    }
}
