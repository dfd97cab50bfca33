import SwiftSyntax

/// A method, as Objective-C would know it.
struct Method: Equatable {
    /// Its name without labels.
    let name: String
    /// The labels of its parameters, or `_` for a missing one.
    let labels: [String]

    init(_ function: FunctionDeclSyntax) {
        name = function.name.text
        labels = function.signature.parameterClause.parameters.map(\.firstName.text)
    }

    /// `done(_:)`, as code names it where there are others of its name.
    var fullName: String { name + "(" + labels.map { $0 + ":" }.joined() + ")" }

    /// The selector as a nib names it, `done:`, with the first label as a part of the name.
    var selector: String {
        guard let first = labels.first else { return name }
        let prepositions = ["at", "by", "for", "from", "in", "of", "on", "to", "using", "with"]
        let begins = prepositions.contains {
            first == $0 || first.hasPrefix($0) && first.dropFirst($0.count).first!.isUppercase
        }
        let label = first == "_" ? "" : (begins ? "" : "With") + first.prefix(1).uppercased() + first.dropFirst()
        return name + label + ":" + labels.dropFirst().map { ($0 == "_" ? "" : $0) + ":" }.joined()
    }
}
