internal import Canvases
internal import ExampleShell
internal import Handbook
internal import TerminalUIKit

/// The state of a session, as far as a step of the tutorial asks for it or speaks of it.
struct Situation {
    /// The numbers, without those that no step asks for, and those that this screen doesn't have.
    var counts: [Postcondition.Count: Int]
    let technique: String
    let experiment: String?
    /// The nibs that the learner changed, if the screen is made with them.
    let editedNibs: [String]
    /// The names of attributes and elements that a postcondition asks for and the learner changed.
    var editedParts: Set<String> = []
    /// The experiment that was in force before the learner changed the first nib, or nil if there isn't one.
    var editedOver: String?
    /// The values of properties that a postcondition asks for, as `assign` shows them.
    var properties: [String: String] = [:]
    /// The text on the screen, or empty if no postcondition asks for it.
    let screen: String
    /// The number of screens made before this one. Each counts from its beginning.
    let screensBefore: Int
    /// The lowest cell on the screen that the last command reused, or nil if there isn't one.
    let reuse: ReusedCell?
    /// The selected rows or items, on the screen or not.
    var selected: Set<Int> = []
    /// The rows or items on the screen.
    var visible: Set<Int> = []
    /// The texts beside the places on the screen, by the names of the places.
    var places: [String: String] = [:]
    /// A Boolean value that indicates whether steps are traced.
    var isTracing = false
    /// A Boolean value that indicates whether the last command has traced any step.
    var hasSteps = false
}

extension Situation {
    /// Records the state of a session. Costly parts are recorded only if a postcondition is about them.
    init(of session: ExampleSession, for postconditions: [Postcondition]) {
        let (window, shown, editing) = (session.window, session.shown, session.editing)
        window.layoutIfNeeded()
        func asks(for count: Postcondition.Count) -> Bool {
            postconditions.contains { if case .count(count, _, _) = $0 { true } else { false } }
        }
        let (stats, shownList) = (session.stats, session.shownList)
        var counts: [Postcondition.Count: Int] = [
            .visible: stats.visible, .made: stats.made, .reused: stats.reused, .waiting: stats.waiting,
            .nibReads: stats.nibReads, .live: stats.live,
        ]
        let visible = Set(shownList?.visibleItems.map(\.index) ?? [])
        let selected = Set(shownList?.selectedItems ?? [])
        counts[.top] = visible.min()
        counts[.selected] = shownList.map { _ in selected.count }
        if asks(for: .wrong) { counts[.wrong] = shown.faults.count }
        if asks(for: .resized) { counts[.resized] = shown.resizedCells }
        if asks(for: .overflowing) { counts[.overflowing] = window.countOverflowingViews() }
        let editedParts = postconditions.compactMap { postcondition -> String? in
            guard case .edited(let nib, let part?) = postcondition, editing.changes(part, in: nib) else { return nil }
            return part
        }
        let asksForPlaces = postconditions.contains { if case .changed = $0 { true } else { false } }
        let places = (asksForPlaces ? session.screenParts : []).reduce(into: [String: String]()) { places, state in
            places[state.place] = state.properties.first { $0.name.isEmpty }?.value
        }
        let properties = postconditions.reduce(into: [String: String]()) { properties, postcondition in
            guard case .property(let path, _) = postcondition else { return }
            properties[path] = (try? PropertyPath(path, of: session))?.text
        }
        let showsScreen = postconditions.contains { if case .screen = $0 { true } else { false } }
        let lines = showsScreen ? PhoneFrame.rendering(of: window, style: .plain).lines : []
        self.init(
            counts: counts, technique: session.technique.name, experiment: session.experiment?.name,
            editedNibs: editing.isInForce ? session.experiment?.edits.map(\.nib) ?? [] : [],
            editedParts: Set(editedParts), editedOver: editing.nameOfBase,
            properties: properties,
            screen: lines.joined(separator: "\n"), screensBefore: session.screensMade,
            reuse: shown.cells.reversed().lazy.compactMap(ReusedCell.init).first,
            selected: selected, visible: visible,
            places: places,
            isTracing: session.recorder.isOn, hasSteps: !session.recorder.current.isEmpty)
    }
}

extension UIView {
    /// Returns the number of visible views in this one that reach below the view they are in. The content of a scroll
    /// view doesn't count.
    fileprivate func countOverflowingViews() -> Int {
        subviews.filter { !$0.isHidden && $0.alpha > 0 }.reduce(0) { count, view in
            let sticksOut = !(self is UIScrollView) && view.frame.maxY > bounds.height + 0.5
            return count + (sticksOut ? 1 : 0) + view.countOverflowingViews()
        }
    }
}
