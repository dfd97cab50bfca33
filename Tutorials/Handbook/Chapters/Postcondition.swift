/// Something that is so once a step is done.
public enum Postcondition: Hashable, Sendable {
    /// What `stats` counts.
    public enum Count: String, CaseIterable, Sendable {
        case visible, made, reused, waiting, nibReads, live
    }

    /// A count has changed by so many.
    case count(Count, by: Int)
    /// A technique makes the screen.
    case technique(String)
    /// An experiment is in force; nil if none is.
    case experiment(String?)
    /// The screen is as the chapter shows it, where the step changes it.
    case screen

    /// Reads a postcondition as a mark has it: `made=+0`, `experiment=none`, `screen`.
    init?(_ word: Substring) {
        let parts = word.split(separator: "=", maxSplits: 1).map(String.init)
        switch (parts.first, parts.count) {
        case ("screen", 1): self = .screen
        case ("technique", 2): self = .technique(parts[1])
        case ("experiment", 2): self = .experiment(parts[1] == "none" ? nil : parts[1])
        default:
            guard parts.count == 2, let count = Count(rawValue: parts[0]), "+-".contains(parts[1].prefix(1)),
                let number = Int(parts[1])
            else { return nil }
            self = .count(count, by: number)
        }
    }
}

extension Postcondition: CustomStringConvertible {
    /// As a mark has it.
    public var description: String {
        switch self {
        case .count(let count, let number): "\(count)=\(number < 0 ? "" : "+")\(number)"
        case .technique(let name): "technique=\(name)"
        case .experiment(let name): "experiment=\(name ?? "none")"
        case .screen: "screen"
        }
    }
}
