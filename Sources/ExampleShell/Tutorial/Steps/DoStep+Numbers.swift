internal import Handbook

extension DoStep {
    /// What the page says of its own run, with the numbers of this one; nil if one of them isn't there.
    func stating(_ block: MarkdownBlock) -> MarkdownBlock? {
        block.replacingNumbers { name, written in fact(name)?.written(like: written) }
    }
}

extension Int {
    /// The number as another is written: `#7`, `7`, `seven`, or `Seven`.
    fileprivate func written(like other: String) -> String {
        if other.hasPrefix("#") { return "#\(self)" }
        guard other.contains(where: \.isLetter) else { return "\(self)" }
        return other.first?.isUppercase == true ? inWords.capitalized : inWords
    }
}
