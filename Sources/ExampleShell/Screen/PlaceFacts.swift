public import Foundation

/// What holds of a place on a screen that is no list: said beside it, with the news since the last command.
public struct PlaceFacts: Equatable {
    /// Something that holds.
    public struct Fact: Equatable {
        /// What is said, or what has the value; empty in the first fact, if that is said of the place itself.
        public var name: String
        /// What may change; nil if the name says it all.
        public var value: String?
        /// Whether it is a fault.
        public var isBroken: Bool

        /// Makes a fact.
        public init(_ name: String, _ value: String? = nil, isBroken: Bool = false) {
            self.name = name
            self.value = value
            self.isBroken = isBroken
        }

        fileprivate var text: String { [name, value ?? ""].filter { !$0.isEmpty }.joined(separator: " ") }
    }

    /// What the place is called; no other has this name.
    public var place: String
    /// How far down the screen it is, in points.
    public var y: CGFloat
    /// What holds of it, the most important first.
    public var facts: [Fact]

    /// Makes facts.
    public init(_ place: String, y: CGFloat, _ facts: [Fact]) {
        self.place = place
        self.y = y
        self.facts = facts
    }

    /// The facts as a note: what has changed, what is broken, and the rest dim.
    ///
    /// - Parameter before: The facts to compare with; nil to compare with none.
    func note(since before: [PlaceFacts]?) -> ScreenNotes.Note {
        let lines = lines(since: before)
        return ScreenNotes.Note(y: y, lines.first ?? "", details: lines.dropFirst().map { " " + $0 })
    }

    /// What holds and didn't before, in a line each.
    func news(since before: [PlaceFacts]) -> [String] {
        let known = before.first { $0.place == place }?.headedFacts ?? []
        return zip(headedFacts, lines(since: before)).filter { !known.contains($0.0) }.map(\.1.string)
    }

    /// The facts, the first of which is said of the place itself, if only that it is there.
    private var headedFacts: [Fact] { facts.first?.name == "" ? facts : [Fact("")] + facts }

    private func lines(since before: [PlaceFacts]?) -> [StyledText] {
        let known = before.map { $0.first { $0.place == place }?.headedFacts }
        return headedFacts.enumerated().map { index, fact in
            let text = [index == 0 ? place : "", fact.text].filter { !$0.isEmpty }.joined(separator: " ")
            // Nothing to compare with, or a place that wasn't there.
            guard let known else { return StyledText(text, fact.isBroken ? .broken : .plain) }
            guard let known else {
                let isHeading = index == 0
                let role: TextRole = fact.isBroken ? .broken : isHeading ? .made : .plain
                return StyledText(text + (isHeading ? ", new" : ""), role)
            }
            let old = known.first { $0.name == fact.name && $0.value != fact.value }?.value
            let was = old.map { ", was \($0)" } ?? ""
            if fact.isBroken { return StyledText(text + was, .broken) }
            return StyledText(text + was, known.contains(fact) ? .dim : old == nil ? .plain : .made)
        }
    }
}
