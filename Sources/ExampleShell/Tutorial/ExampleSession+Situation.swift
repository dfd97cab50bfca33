internal import Canvases

extension ExampleSession {
    /// How things stand.
    var situation: Situation {
        window.layoutIfNeeded()
        return Situation(
            counts: stats, technique: technique.name, experiment: experiment?.name,
            screen: PhoneFrame.picture(of: window, style: .plain, lines: nil).lines, screensBefore: screensMade)
    }
}
