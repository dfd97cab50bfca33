/// How things stand in a session, as far as a step of the tutorial may ask for it.
struct Situation: Equatable {
    /// What `stats` counts.
    let counts: ScreenStats
    /// The name of the technique that makes the screen.
    let technique: String
    /// The name of what is broken, if anything is.
    let experiment: String?
    /// The lines of the screen, with their outline; none where they don't count.
    let screen: [String]
    /// How many screens had been made before this one. Each counts from its beginning.
    let screensBefore: Int
}
