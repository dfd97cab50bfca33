/// A comparison as a page shows it: its texts, and a picture of both screens.
package struct PicturedComparison {
    package let experiment: Experiment
    /// The commands that were typed in both screens.
    package let steps: [String]
    /// The titles of both screens.
    package let titles: [StyledText]
    /// The differences in a sentence.
    package let verdict: StyledText
    /// Both screens after the commands, as SVG.
    package let picture: String
}
