/// Something that is so once a step is done.
public enum Postcondition: Hashable, Sendable {
    /// A number that can be seen on the screen or in `stats`.
    public enum Count: String, CaseIterable, Sendable {
        case visible, made, reused, waiting, nibReads, live
        /// The cells on the screen that differ from those of the whole program.
        case wrong
        /// The row or item at the top.
        case top
        /// The selected rows or items, on the screen or not.
        case selected
        /// The rows or items on the screen that left it while they were selected, and came back.
        case returned
        /// The cells on the screen in which everything has another width than in the whole program.
        case resized
        /// The views on the screen that stick out of the view they are in.
        case overflowing
    }

    /// A comparison of two numbers.
    public enum Relation: String, CaseIterable, Sendable {
        case atLeast = ">="
        case more = ">"
        case equal = "="
    }

    /// The right side of a comparison.
    public enum Amount: Hashable, Sendable {
        /// A number.
        case number(Int)
        /// The number before the step, plus an increase.
        case change(Int)
        /// Another of the numbers.
        case count(Count)
    }

    /// A number compares: `made=+0`, `reused>=+3`, `made>visible`, `live=0`.
    case count(Count, Relation, Amount)
    /// A technique makes the screen.
    case technique(String)
    /// An experiment is in force, or none if the name is nil.
    case experiment(String?)
    /// The learner's own change to a nib is in force, and nothing else is broken: `edited=LunarCells`. If an attribute
    /// or element is named, too, the change is one of its values: `edited=LunarCells.tag`.
    case edited(String, part: String?)
    /// A property of an object on the screen has a value: `property=#4.phaseLabel.hidden=true`.
    case property(String, value: String)
    /// A place on the screen, which beside it has a name, says something else than before: `changed=settings`.
    case changed(String)
    /// Words are to be read on the screen, blanks aside.
    case screen(String)
    /// Something is shown, by whichever command: `stats`, `xib NAME`; and in it, if that is said, some words.
    case shown(String, seeing: String?)
    /// A process has ended: by an experiment, or by any; and it said, if that is asked, some words.
    case ended(String?, saying: String?)

    /// Reads a postcondition that is one word of a mark: `made=+0`, `experiment=none`.
    init?(_ word: Substring) {
        let signs = Relation.allCases.map(\.rawValue)
        guard let sign = signs.first(where: word.contains), let range = word.firstRange(of: sign) else { return nil }
        let (name, value) = (String(word[..<range.lowerBound]), String(word[range.upperBound...]))
        switch (name, sign) {
        case (_, _) where value.isEmpty: return nil
        case ("technique", "="): self = .technique(value)
        case ("edited", "="):
            let parts = value.split(separator: ".", maxSplits: 1).map(String.init)
            self = .edited(parts[0], part: parts.count > 1 ? parts[1] : nil)
        case ("property", "="):
            let parts = value.split(separator: "=", maxSplits: 1).map(String.init)
            guard parts.count == 2 else { return nil }
            self = .property(parts[0], value: parts[1])
        case ("changed", "="): self = .changed(value)
        case ("screen", "="): self = .screen(value)
        case ("experiment", "="): self = .experiment(value == "none" ? nil : value)
        default:
            guard let count = Count(rawValue: name), let amount = Amount(value) else { return nil }
            self = .count(count, Relation(rawValue: sign)!, amount)
        }
    }
}

extension Postcondition.Amount {
    fileprivate init?(_ text: String) {
        if let count = Postcondition.Count(rawValue: text) {
            self = .count(count)
        } else if let number = Int(text) {
            self = "+-".contains(text.prefix(1)) ? .change(number) : .number(number)
        } else {
            return nil
        }
    }
}
