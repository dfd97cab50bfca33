/// Reads the visual format language.
struct VisualFormatParser {
    /// The problem of a format, in UIKit's words: what was expected, the format, and a mark below the place.
    struct Problem: Error, CustomStringConvertible {
        let description: String
    }

    private let text: [Character]
    private let metrics: [String: CGFloat]
    private let views: Set<String>
    private var position = 0

    /// Prepares to read a format in which numbers and views may be named.
    init(_ format: String, metrics: [String: CGFloat], views: Set<String>) {
        text = Array(format)
        self.metrics = metrics
        self.views = views
    }

    /// Reads the whole format.
    mutating func parse() throws(Problem) -> VisualFormat {
        var axis = NSLayoutConstraint.Axis.horizontal
        if take("V:") { axis = .vertical } else { _ = take("H:") }
        var items: [VisualFormat.Item] = []
        var connections: [VisualFormat.Connection] = []
        if take("|") {
            items.append(.superview)
            connections.append(try connection())
        }
        items.append(try view())
        while position < text.count {
            connections.append(try connection())
            if take("|") {
                items.append(.superview)
                guard position == text.count else { throw problem("Expected the end of the format") }
            } else {
                items.append(try view())
            }
        }
        return VisualFormat(axis: axis, items: items, connections: connections)
    }

    private mutating func connection() throws(Problem) -> VisualFormat.Connection {
        guard take("-") else { return .flush }
        if next == "[" || next == "|" { return .usual }
        let predicates = take("(") ? try predicateList() : [try predicate(isSimple: true)]
        guard take("-") else { throw problem("Expected a '-'") }
        return .predicates(predicates)
    }

    private mutating func view() throws(Problem) -> VisualFormat.Item {
        guard take("[") else { throw problem("Expected a view") }
        let start = position
        let name = word()
        guard !name.isEmpty else { throw problem("Expected a view name") }
        guard views.contains(name) else {
            position = start
            throw problem("\(name) is not a key in the views dictionary.")
        }
        let predicates = take("(") ? try predicateList() : []
        guard take("]") else { throw problem("Expected a ']'") }
        return .view(name, predicates)
    }

    private mutating func predicateList() throws(Problem) -> [VisualFormat.Predicate] {
        var result = [try predicate(isSimple: false)]
        while take(",") { result.append(try predicate(isSimple: false)) }
        guard take(")") else { throw problem("Expected a ')'") }
        return result
    }

    /// A simple predicate is a number or the name of one, without relation and priority.
    private mutating func predicate(isSimple: Bool) throws(Problem) -> VisualFormat.Predicate {
        var relation = NSLayoutConstraint.Relation.equal
        if !isSimple {
            if take("<=") {
                relation = .lessThanOrEqual
            } else if take(">=") {
                relation = .greaterThanOrEqual
            } else {
                _ = take("==")
            }
        }
        let operand = try operand()
        var priority = UILayoutPriority.required
        if !isSimple, take("@") {
            guard case .constant(let number) = try self.operand(), (1...1000).contains(number) else {
                throw problem("Expected a priority from 1 to 1000")
            }
            priority = UILayoutPriority(Float(number))
        }
        return VisualFormat.Predicate(relation: relation, operand: operand, priority: priority)
    }

    private mutating func operand() throws(Problem) -> VisualFormat.Operand {
        let start = position
        let isNegative = take("-")
        let digits = taken { $0.isNumber || $0 == "." }
        if !digits.isEmpty {
            guard let number = Double(digits) else { throw problem("Expected a number") }
            return .constant(CGFloat(isNegative ? -number : number))
        }
        let name = word()
        if let number = metrics[name] { return .constant(isNegative ? -number : number) }
        if views.contains(name), !isNegative { return .view(name) }
        position = start
        throw problem(
            name.isEmpty ? "Expected a number or a name" : "\(name) is not a key in the metrics dictionary.")
    }

    // MARK: Characters

    private var next: Character? { position < text.count ? text[position] : nil }

    private mutating func take(_ expected: String) -> Bool {
        guard text[position...].starts(with: expected) else { return false }
        position += expected.count
        return true
    }

    private mutating func taken(while belongs: (Character) -> Bool) -> String {
        let part = text[position...].prefix(while: belongs)
        position += part.count
        return String(part)
    }

    private mutating func word() -> String {
        taken { $0.isLetter || $0.isNumber || $0 == "_" }
    }

    private func problem(_ expected: String) -> Problem {
        Problem(
            description: """
                Unable to parse constraint format:
                \(expected)
                \(String(text))
                \(String(repeating: " ", count: position))^
                """)
    }
}
