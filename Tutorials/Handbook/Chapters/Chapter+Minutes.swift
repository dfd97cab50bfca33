extension Chapter {
    /// The number of minutes that a run takes by the printed text. Reading takes a minute for 200 words, without
    /// pictures of the phone. Each command and each answer takes 12 seconds. Lines that a transcript leaves out with
    /// `…` don't count.
    public var minutes: Int {
        let blocks = introduction + steps.flatMap { $0.asked + $0.why }
        let questions = [recall].compactMap(\.self) + steps.compactMap(\.question) + self.questions
        let asked = questions.flatMap { [$0.text] + ($0.isTyped ? [] : $0.options) + [$0.sentences[$0.right]] }
        let printed = steps.flatMap(\.transcript).flatMap(\.outputOutsidePictures)
        let texts = steps.map(\.heading) + blocks.flatMap(\.texts) + asked + printed
        let words = texts.map(\.wordCount).reduce(0, +)
        let lines = steps.flatMap(\.commands).count + questions.count
        return Int((Double(words) / 200 + Double(lines) * 12 / 60).rounded(.up))
    }
}

extension MarkdownBlock {
    /// The texts of the block that a learner reads.
    fileprivate var texts: [String] {
        switch content {
        case .heading(_, let text), .paragraph(let text), .numbered(_, let text): [text]
        // An exercise has minutes of its own.
        case .list(let texts): texts.filter { !$0.hasPrefix("Do: ") }
        case .fence(_, let texts): texts
        case .table(let rows): rows.flatMap(\.self)
        case .image, .comment: []
        }
    }
}

extension ConsoleEntry {
    /// The output without the lines between the phone's edges.
    fileprivate var outputOutsidePictures: [String] {
        var isPicture = false
        return output.filter { line in
            if line.hasPrefix("╭") { isPicture = true }
            defer { if line.hasPrefix("╰") { isPicture = false } }
            return !isPicture
        }
    }
}

extension String {
    fileprivate var wordCount: Int { withoutLinks.split(whereSeparator: \.isWhitespace).count }
}
