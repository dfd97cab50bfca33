internal import ExampleShell
internal import Handbook
internal import PlainText

extension Step {
    /// The commands to type, with those required if the window has no room for output that a prompt shows by itself.
    var allCommands: [String] {
        let showsTrace = mark.postconditions.contains { if case .shown("trace", _) = $0 { true } else { false } }
        return showsTrace ? commands + ["trace last"] : commands
    }

    /// Returns the number of a line among the step's commands, from 0, or nil if it isn't one of them. A command can be
    /// among them twice: then the one with the expected number is meant.
    func number(of line: String, expecting next: Int) -> Int? {
        // A button is tapped by its title in any case.
        let commands = allCommands.map { $0.lowercased() }
        let line = line.lowercased()
        return commands.dropFirst(next).first == line ? next : commands.firstIndex(of: line)
    }

    /// The commands to type, as a sentence lists them.
    var listOfCommands: String { commands.map { "`\($0)`" }.joined(separator: ", ") }
}

extension MarkdownBlock {
    /// A Boolean value that indicates whether the tutorial writes the block. The tutorial already knows where it runs.
    var isForTheTutorial: Bool {
        switch content {
        case .paragraph(let text): !text.hasPrefix("You need `swift run ") && !text.hasPrefix("[What happened]")
        default: true
        }
    }
}

extension Question {
    var request: String {
        if listing != nil { return "Type a word of that line, or its number." }
        guard isTyped else { return "Type the number of your answer." }
        return Int(options[right]) == nil ? "Type your answer, in a word or two." : "Type a number."
    }

    /// The option that an answer means: its number, or words it begins with. A number isn't meant by its first digits.
    func option(for answer: String) throws -> Int {
        if let index = options.index(numbered: answer) { return index }
        let endsInDigit = answer.last?.isNumber == true
        let matches = options.indices.filter { index in
            guard options[index].lowercased().hasPrefix(answer.lowercased()) else { return false }
            return !endsInDigit || options[index].dropFirst(answer.count).first?.isNumber != true
        }
        guard matches.count == 1, !answer.isEmpty else {
            throw CommandError.noSuchAnswer(answer, count: options.count)
        }
        return matches[0]
    }

    /// Returns a Boolean value that indicates whether words that mean no option are probably the right answer, with a
    /// mistake in its spelling or without its end. A number has to be right.
    func isAlmostRight(_ words: String) -> Bool {
        guard isTyped, listing == nil, option(meaning: words) == nil else { return false }
        let typed = Self.letters(of: words)
        // A short word is another answer more often than a mistake: "nib" isn't almost "nil".
        guard typed.count > 4, !typed.contains(where: \.isNumber) else { return false }
        let known = (spellings + options).map(Self.letters)
        let right = ([options[self.right]] + spellings).map(Self.letters)
        return probableName(for: typed, among: known).map(right.contains) ?? false
    }
}

extension Array {
    /// Returns the index of the element with a typed number, from 1, or nil if there is no such element.
    func index(numbered text: String) -> Int? {
        guard let number = Int(text), number >= 1, number <= count else { return nil }
        return number - 1
    }
}
