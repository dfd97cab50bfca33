internal import ExampleShell

/// A nib with one thing changed that makes a screen wrong, or might.
struct NibFault {
    enum Kind {
        case isHidden, isDisabled
        case identifierMissing, identifierShortened
        case outletElsewhere, outletsSwapped, outletMissing
        case classMissing, otherClass
        case tagMissing, otherTag
        case actionMissing, otherAction

        var isObvious: Bool { self == .isHidden || self == .isDisabled }

        /// The chapter that tells of it.
        var chapter: Int {
            switch self {
            case .isHidden, .identifierMissing: 1
            case .identifierShortened: 2
            case .outletElsewhere, .outletsSwapped: 3
            case .outletMissing, .classMissing, .otherClass: 4
            case .tagMissing, .otherTag: 6
            case .isDisabled, .actionMissing, .otherAction: 8
            }
        }
    }

    let kind: Kind
    /// The subject of the fault, in a word: ids.
    let subject: String
    let broken: String
    let text: String

    init(_ kind: Kind, _ subject: String, _ broken: String, text: String) {
        (self.kind, self.subject, self.broken, self.text) = (kind, subject, broken, text)
    }
}
