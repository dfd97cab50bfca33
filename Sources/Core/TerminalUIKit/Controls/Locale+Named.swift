import Foundation

nonisolated extension Locale {
    /// The locale with a name such as `en_US`, or nil for a name whose language can't be one. ICU, which Foundation
    /// asks, ends the process at some of those.
    package init?(named name: String) {
        guard Self.canBe(named: name) else { return nil }
        self.init(identifier: name)
    }

    /// Returns a Boolean value that indicates whether a name begins with a possible code of a language: from two to
    /// eight letters.
    package static func canBe(named name: String) -> Bool {
        let code = name.prefix { $0 != "_" && $0 != "-" && $0 != "." && $0 != "@" }
        return (2...8).contains(code.count) && code.allSatisfy { $0.isASCII && $0.isLetter }
    }
}
