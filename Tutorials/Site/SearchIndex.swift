import Foundation

/// Where words stand, in the handbook and in the exercises.
struct SearchIndex {
    private struct Contents: Encodable {
        /// The titles of the sections, and where they are.
        let sections: [[String]]
        /// The sections of each word: how far each is from the one before, in the digits of base 36; empty for a word
        /// that stands nearly everywhere.
        let words: [String: String]
    }

    private var sections: [[String]] = []
    private var places: [String: [Int]] = [:]

    /// Adds a section with its page and the anchor on it; the words of its title count as said.
    mutating func add(_ text: String, title: String, at place: String) {
        for word in Set("\(title) \(text)".lowercased().split { !$0.isLetter && !$0.isNumber }) where word.count > 1 {
            places[String(word), default: []].append(sections.count)
        }
        sections.append([title, place])
    }

    /// The script that a page gets it from.
    var script: String {
        get throws {
            let words = places.mapValues { numbers in
                // What stands in many places tells no place.
                guard numbers.count < sections.count / 4 else { return "" }
                return zip(numbers, [0] + numbers).map { String($0 - $1, radix: 36) }.joined(separator: " ")
            }
            return "window.index = \(try Contents(sections: sections, words: words).json);\n"
        }
    }
}

extension Encodable {
    fileprivate var json: String {
        get throws {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
            return String(decoding: try encoder.encode(self), as: UTF8.self)
        }
    }
}
