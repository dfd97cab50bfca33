/// The purposes of commands. Help lists commands by it.
public nonisolated enum CommandPurpose: CaseIterable, Sendable {
    /// The command does what a touch would do.
    case use
    /// The command shows what a user doesn't see.
    case look
    /// The command makes the screen in another way, or breaks it.
    case change
    /// The command teaches, or lets a learner practice.
    case learn
    /// The command guides a learner, and is announced when it is of use.
    case guide
    /// The command belongs to the prompt.
    case session

    /// The heading above such commands in help, or nil for those that help only mentions.
    var heading: String? {
        switch self {
        case .use: "Use the screen"
        case .look: "Look inside"
        case .change: "Change it"
        case .learn: "Learn"
        case .guide, .session: nil
        }
    }
}
