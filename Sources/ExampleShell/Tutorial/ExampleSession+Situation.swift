internal import Canvases

extension ExampleSession {
    /// How things stand.
    ///
    /// - Parameter withScreen: Whether the screen counts: drawing it takes the most time.
    func situation(withScreen: Bool) -> Situation {
        window.layoutIfNeeded()
        return Situation(
            counts: stats, technique: technique.name, experiment: experiment?.name,
            screen: withScreen ? PhoneFrame.rendering(of: window, style: .plain, lines: nil).lines : [],
            screensBefore: screensMade)
    }
}
