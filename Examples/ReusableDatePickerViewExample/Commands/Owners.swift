import ArgumentParser
import ExampleShell
import ReusableViews

struct Owners: SessionCommand {
    static let configuration = CommandConfiguration(
        abstract: "Show which object retains which.",
        discussion: """
            The controllers that can be reached from the window, and by which property. An object that \
            no object retains is released. Two that retain each other stay.
            """)
    static let purpose = CommandPurpose.look

    func run(in session: DatePickerSession) {
        let tree = Ownership(of: session.window)
        let appearance = session.appearance
        session.print(StyledText(tree.text(ascii: appearance.style.ascii)).cut(to: appearance.proseColumns))
        for explanation in tree.explanations { session.say(StyledText(explanation)) }
        let reached = tree.controllers.count { $0 is ReusableDatePickerViewController }
        let lost = session.program.counted.count(in: session.world) - reached
        guard lost > 0 else { return }
        session.say(
            lost == 1
                ? "1 more date picker is alive, and nothing above leads to it."
                : "\(lost) more date pickers are alive, and nothing above leads to them.")
    }

    func effect(in session: DatePickerSession) -> CommandEffect { .shows(["owners"]) }
}
