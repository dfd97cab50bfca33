internal import ArgumentParser
internal import ExampleShell
internal import TerminalUIKit

struct PerformGesture: SessionCommand {
    static let configuration = CommandConfiguration(
        commandName: "gesture", abstract: "Swipe over a view, press, move, pinch or turn it.",
        discussion: """
            gesture swipe-left board, gesture press --row 2, gesture double-tap photo. Some have numbers: gesture pan \
            100 -20 card moves by points, gesture pinch 2 photo makes it larger, gesture turn 90 photo by degrees. \
            Without a name it is the first view that waits for the gesture.
            """)
    static let purpose = CommandPurpose.use

    @OptionGroup var rows: RowOptions

    @Argument(help: "The gesture.")
    var kind: GestureKind

    @Argument(help: "The numbers of the gesture, and the view: an outlet, its class, or what VoiceOver reads.")
    var rest: [String] = []

    private var numbers: [Double] { rest.prefix(kind.numbers).compactMap(Double.init) }

    func validate() throws {
        guard numbers.count == kind.numbers, numbers.allSatisfy(\.isFinite) else {
            let needed = kind == .pan ? "the points to the right and downward" : "a number"
            throw ValidationError("gesture \(kind.rawValue) needs \(needed)")
        }
    }

    func run(in session: ExampleSession) throws {
        let gesture = kind.gesture(numbers)
        let name = rest.dropFirst(kind.numbers).joined(separator: " ")
        let found =
            try name.isEmpty
            ? rows.cell(in: session) ?? session.viewsWithRecognizers.first { $0.hasRecognizer(of: gesture) }
            : rows.view(UIView.self, called: "view", named: name, in: session)
        let around = sequence(first: found, next: \.?.superview)
        guard let view = found, around.contains(where: { $0?.hasRecognizer(of: gesture) == true }) else {
            throw CommandError("no view \(name.isEmpty ? "" : "at \(name) ")waits for \(kind.rawValue)")
        }
        view.perform(gesture)
    }

    func effect(in session: ExampleSession) -> CommandEffect { .touches }
}

extension ExampleSession {
    /// The views with gesture recognizers that a user can reach.
    var viewsWithRecognizers: [UIView] {
        window.layoutIfNeeded()
        return window.respondersAtAnyDepth.compactMap { $0 as? UIView }
            .filter { $0.gestureRecognizers?.isEmpty == false && window.isReachable($0) }
    }
}
