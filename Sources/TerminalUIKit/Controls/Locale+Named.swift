import Foundation

nonisolated extension Locale {
    /// The locale with a name such as `en_US`; nil for a name whose language can't be one. ICU, which Foundation asks,
    /// ends the process at some of those.
    package init?(named name: String) {
        guard Self.canBeLanguage(name.prefix { $0 != "_" && $0 != "-" && $0 != "." && $0 != "@" }) else { return nil }
        self.init(identifier: name)
    }

    /// Whether a word can be a language's code: from two to eight letters.
    private static func canBeLanguage(_ code: some StringProtocol) -> Bool {
        (2...8).contains(code.count) && code.allSatisfy { $0.isASCII && $0.isLetter }
    }
}
