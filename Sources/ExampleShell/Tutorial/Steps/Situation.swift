internal import Handbook

/// How things stand in a session, as far as a step of the tutorial may ask for it, or speak of it.
struct Situation {
    /// What can be counted; without what no step asks for, and what is not on this screen.
    let counts: [Postcondition.Count: Int]
    let technique: String
    let experiment: String?
    /// The nibs that the learner changed, as far as the screen is made with them.
    let editedNibs: [String]
    /// What stands on the screen; nothing where that doesn't count.
    let screen: String
    /// How many screens had been made before this one. Each counts from its beginning.
    let screensBefore: Int
    /// The lowest cell on the screen that the last command had reused; nil for none.
    let reuse: ReusedCell?
}
