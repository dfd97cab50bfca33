extension MarkdownBlock {
    /// The block with other numbers in the place of those whose names follow: `seven<!-- made -->`. The closure
    /// receives the name, and the number as the page writes it. It returns nil for an unknown name, and then the result
    /// is nil.
    package func replacingNumbers(_ number: (_ name: String, _ written: String) -> String?) -> MarkdownBlock? {
        var isComplete = true
        func replaced(_ text: String) -> String {
            text.replacing(Self.number) { match in
                let new = number(String(match.2), String(match.1))
                if new == nil { isComplete = false }
                return new ?? ""
            }
        }
        let content: Content =
            switch content {
            case .paragraph(let text): .paragraph(replaced(text))
            case .numbered(let number, let text): .numbered(number, replaced(text))
            case .list(let items): .list(items.map(replaced))
            case .table(let rows): .table(rows.map { $0.map(replaced) })
            case .heading, .fence, .image, .comment: self.content
            }
        return isComplete ? MarkdownBlock(content: content, line: line) : nil
    }

    private static let number = /([^\s<>(]+)<!-- (\+?[a-zA-Z]+) -->/
}
