/// What a line that was typed has done, as far as a step of the tutorial may ask for it.
struct Happening {
    /// How things stand now.
    let situation: Situation
    /// What was shown.
    let sights: [Sight]
    /// The experiment that ended its process, if one did.
    let crash: String?
}
