/// The purposes of commands. Help lists commands by it.
public nonisolated enum CommandPurpose: CaseIterable, Sendable {
    /// It does what a finger would do.
    case use
    /// It shows what a user doesn't see.
    case look
    /// It makes the screen another way, or breaks it.
    case change
    /// It leads a learner, and says itself when it is of use.
    case learn
    /// It has a learner try what was taught.
    case practise
    /// It belongs to the prompt.
    case session

    /// What help writes above such commands; nil for those that it only mentions.
    var heading: String? {
        switch self {
        case .use: "Use the screen"
        case .look: "Look inside"
        case .change: "Change it"
        case .learn, .practise, .session: nil
        }
    }
}
