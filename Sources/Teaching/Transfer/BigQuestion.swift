/// A question behind several chapters, to be answered in one's own words.
struct BigQuestion {
    let text: String
    /// The ids of the claims that say it.
    let claims: [String]

    static let all = [
        BigQuestion(text: "Who makes the cells of a list, and when?", claims: ["T2", "T6", "T7", "N1"]),
        BigQuestion(text: "What does a reused cell remember, and how does code handle that?", claims: ["T8", "V7"]),
        BigQuestion(text: "Where does the value of an outlet come from?", claims: ["T3", "T5", "V4"]),
        BigQuestion(text: "How does code find a view in a cell again?", claims: ["G3", "H3", "H4", "V6", "V10"]),
        BigQuestion(text: "How does a screen answer a screen that it doesn't know?", claims: ["D4", "D5", "D6", "I6"]),
        BigQuestion(text: "How does a view of one nib come into another?", claims: ["I3", "I4", "I5", "P1", "P2"]),
    ]
}
