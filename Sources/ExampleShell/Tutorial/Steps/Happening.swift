/// What a line that was typed has done, as far as a step of the tutorial may ask for it.
struct Happening {
    /// How things stand now.
    let situation: Situation
    /// What was shown.
    var sights: [Sight] = []
    /// The process that ended, if one did.
    var crash: Crash?
}
