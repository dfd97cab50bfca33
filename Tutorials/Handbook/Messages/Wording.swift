/// The words of a message, with names in braces for what differs from case to case.
struct Wording {
    /// A place where a text has the words.
    struct Match {
        /// The range of the letters of the text.
        var range: Range<Int>
        /// The number of letters that are as in the wording.
        var count: Int
        /// A Boolean value that indicates whether no letter is missing.
        var isWhole: Bool
        /// The values of the names.
        var names: [String: String] = [:]
    }

    /// The fewest letters by which a part of a wording is recognized.
    private static let fewest = 16
    /// The fewest letters of a part with which a text begins.
    private static let fewestAtStart = 8

    /// The names before the first words.
    private let first: [String]
    /// The words, each with the name behind it.
    private let parts: [(letters: Letters, name: String?)]
    private let total: Int

    init(_ words: String) {
        var (first, parts, rest): ([String], [(letters: Letters, name: String?)], Substring) = ([], [], words[...])
        while !rest.isEmpty {
            let letters = Letters(String(rest.prefix { $0 != "{" }))
            rest = rest.drop { $0 != "{" }
            let name = rest.isEmpty ? nil : String(rest.dropFirst().prefix { $0 != "}" })
            rest = rest.drop { $0 != "}" }.dropFirst()
            if !letters.bytes.isEmpty {
                parts.append((letters, name))
            } else if parts.isEmpty, let name {
                first.append(name)
            }
        }
        (self.first, self.parts) = (first, parts)
        total = parts.reduce(0) { $0 + $1.letters.bytes.count }
    }

    /// Returns the place of the words in a text: all of them, or else as many as show that a text was cut off.
    func match(in text: PastedText) -> Match? {
        var best: Match?
        for index in parts.indices where index == 0 || parts[index].letters.bytes.count >= Self.fewest {
            var place = text.letters.place(of: parts[index].letters)
            var tries = 0
            while let start = place, tries < 50 {
                tries += 1
                if index > 0 || beginsWord(at: start, in: text) {
                    let match = match(from: index, at: start, in: text)
                    if match.count > best?.count ?? 0 { best = match }
                    if match.isWhole { return match }
                }
                place = text.letters.place(of: parts[index].letters, from: start + 1)
            }
        }
        let pieces = parts.indices.flatMap {
            [beginning(of: $0, in: text), fragment(of: $0, in: text)]
        }
        best = ([best] + pieces).compactMap(\.self).max { $0.count < $1.count }
        guard let best, best.count >= Self.fewest else { return nil }
        let isCut = best.range.lowerBound == 0 || best.range.upperBound == text.letters.bytes.count
        return isCut || best.count * 5 >= total * 2 ? best : nil
    }

    /// The words from a part on, which a text has at a place.
    private func match(from index: Int, at start: Int, in text: PastedText) -> Match {
        var match = Match(range: start..<start, count: 0, isWhole: index == 0)
        match.names = Value.values(of: namesBefore(index), before: start, in: text)
        var (end, uncounted) = (start, 0)
        for (number, part) in parts.enumerated().dropFirst(index) {
            if number > index {
                let name = parts[number - 1].name ?? ""
                guard let next = next(part.letters, behind: name, from: end, in: text) else {
                    match.isWhole = false
                    if uncounted == 0 { end = addEnd(of: number, to: &match, from: end, in: text) }
                    break
                }
                match.names[name] = Value(name, between: end, and: next, in: text).text
                end = next
            }
            end += part.letters.bytes.count
            uncounted += part.letters.bytes.count
            // A class before an address is no message yet.
            if part.name != "address" || number == parts.count - 1 {
                match.count += uncounted
                uncounted = 0
            }
        }
        if match.isWhole, let last = parts.last?.name { match.names[last] = Value(behind: end, in: text).text }
        match.range = start..<end
        return match
    }

    /// The names directly before a part.
    private func namesBefore(_ index: Int) -> [String] {
        index == 0 ? first : [parts[index - 1].name].compactMap(\.self)
    }

    /// Adds the letters of a part with which the text ends, and the name before them; returns the end of the match.
    private func addEnd(of number: Int, to match: inout Match, from end: Int, in text: PastedText) -> Int {
        let (words, letters, name) = (parts[number].letters.bytes, text.letters.bytes, parts[number - 1].name ?? "")
        let left = letters.count - end
        guard left <= words.count + 120 else { return end }
        let count = stride(from: min(words.count, left), to: 0, by: -1).first {
            letters.suffix($0).elementsEqual(words.prefix($0))
        }
        let value =
            count.map { Value(name, between: end, and: letters.count - $0, in: text) } ?? Value(behind: end, in: text)
        match.names[name] = value.text
        match.count += count ?? 0
        return letters.count
    }

    private func next(_ letters: Letters, behind name: String, from end: Int, in text: PastedText) -> Int? {
        let longest = ["address": 18, "number": 8, "…": 6_000][name] ?? 400
        guard let place = place(of: letters, from: end, through: end + longest, in: text) else { return nil }
        let isAddress = text.letters.bytes[end..<place].allSatisfy { "0123456789abcdefx".utf8.contains($0) }
        return name != "address" || isAddress ? place : nil
    }

    /// The first place of a part that begins a word, as `on` does not in `UIViewController`, or else the first.
    private func place(of letters: Letters, from start: Int, through end: Int, in text: PastedText) -> Int? {
        let first = text.letters.place(of: letters, from: start, through: end)
        var next = first
        while let place = next, !beginsWord(at: place, in: text) {
            next = text.letters.place(of: letters, from: place + 1, through: end)
        }
        return next ?? first
    }

    private func beginsWord(at start: Int, in text: PastedText) -> Bool {
        guard start > 0 else { return true }
        let (before, here) = (text.letters.offsets[start - 1], text.letters.offsets[start])
        // A dot or underscore joins two names.
        return here > before + 1 && !(here == before + 2 && "._".utf8.contains(text.utf8[before + 1]))
    }

    // MARK: Of a text that was cut off

    /// The longest beginning of a part that the text contains.
    private func beginning(of index: Int, in text: PastedText) -> Match? {
        let words = parts[index].letters.bytes
        guard words.count > Self.fewest, parts[index].name != "address",
            let start = text.letters.place(of: words.prefix(Self.fewest))
        else { return nil }
        let count = zip(words, text.letters.bytes[start...]).prefix { $0 == $1 }.count
        return Match(
            range: start..<start + count, count: count, isWhole: false,
            names: Value.values(of: namesBefore(index), before: start, in: text))
    }

    /// The letters of a part with which the text begins in the middle, and what follows.
    private func fragment(of index: Int, in text: PastedText) -> Match? {
        let (words, letters) = (parts[index].letters, text.letters.bytes)
        guard letters.count >= Self.fewestAtStart, let offset = words.place(of: letters.prefix(Self.fewestAtStart))
        else { return nil }
        let count = zip(words.bytes[offset...], letters).prefix { $0 == $1 }.count
        var found = Match(range: 0..<count, count: count, isWhole: false)
        guard offset + count == words.bytes.count, let name = parts[index].name else { return found }
        guard index + 1 < parts.count else {
            found.names[name] = Value(behind: count, in: text).text
            return found
        }
        guard let next = next(parts[index + 1].letters, behind: name, from: count, in: text) else {
            let end = addEnd(of: index + 1, to: &found, from: count, in: text)
            found.range = 0..<end
            return found
        }
        let rest = match(from: index + 1, at: next, in: text)
        found.names = rest.names
        found.names[name] = Value(name, between: count, and: next, in: text).text
        (found.range, found.count) = (0..<rest.range.upperBound, count + rest.count)
        return found
    }
}
