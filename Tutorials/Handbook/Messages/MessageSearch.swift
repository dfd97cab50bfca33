import Foundation

/// Finds messages by words that people remember.
struct MessageSearch {
    private let messages: [Message]
    private let words: [Set<String>]

    init(_ messages: [Message]) {
        self.messages = messages
        words = messages.map { Self.words(of: ([$0.title, $0.meaning] + $0.wordings).joined(separator: " ")) }
    }

    /// Returns up to three messages that have most of a short text's words, rare words first.
    func nearest(to text: String) -> [Message] {
        guard text.utf8.count < 400 else { return [] }
        let asked = Self.words(of: text).filter { word in words.contains { $0.contains(word) } }
        guard !asked.isEmpty else { return [] }
        func weight(_ word: String) -> Double {
            log(Double(words.count + 1) / Double(words.count { $0.contains(word) } + 1))
        }
        let whole = Self.words(of: text).reduce(0) { $0 + weight($1) }
        let scores = words.map { known in asked.filter(known.contains).reduce(0) { $0 + weight($1) } / whole }
        return scores.enumerated().filter { $1 >= 0.5 }.sorted { $0.element > $1.element }.prefix(3).map {
            messages[$0.offset]
        }
    }

    private static func words(of text: String) -> Set<String> {
        Set(
            text.lowercased().split { !$0.isLetter && !$0.isNumber }.filter { $0.count > 2 && !common.contains($0) }
                .map(String.init))
    }

    private static let common: Set<Substring> = [
        "the", "and", "not", "was", "has", "are", "for", "with", "that", "this", "from", "you", "your", "app", "ios",
        "error", "crash", "crashes", "message", "why", "does", "what", "how", "when", "which", "its", "there", "can",
    ]
}
