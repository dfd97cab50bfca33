internal import ExampleShell
internal import TerminalUIKit

extension NamedView {
    /// Returns the view and its parts as keys and a mouse operate them, or empty for what is tapped by a title.
    func touchables(inRow row: Int?) -> [Touchable] {
        let titles = (view as? any TapTitled)?.tapTitles ?? []
        guard obstacle == nil, titles.allSatisfy(\.isEmpty) else { return [] }
        let (end, option) = (row.map { " \($0)" } ?? "", row.map { " --row \($0)" } ?? "")
        func touchable(_ command: String, _ gesture: Touchable.Gesture = .tap, rect: CGRect? = nil) -> Touchable? {
            Touchable(command, gesture: gesture, item: row, rect: rect, of: view)
        }
        let found: [Touchable?] =
            switch view {
            case is any TextEntry: [touchable("type\(option) \(typedName)", .type)]
            case is UISlider: [touchable("slide\(option) \(typedName) --by", .turn)]
            case is UIStepper: [touchable("step\(option) \(typedName)", .turn)]
            case let picker as UIPickerView:
                (0..<picker.numberOfComponents).map {
                    touchable(
                        "choose\(option) \(typedName) --wheel \($0) --by", .turn, rect: picker.rect(ofWheel: $0))
                }
            case let picker as UIDatePicker:
                picker.wheels.map {
                    touchable("pick\(option) \(typedName) --wheel \($0) --by", .turn, rect: picker.rect(of: $0))
                }
            case is UISegmentedControl:
                segments.map { touchable("tap \($0.title.lowercased())\(end)", rect: $0.rect) }
            default: [touchable("tap \(name)\(end)")]
            }
        return found.compactMap(\.self)
    }

    /// The usual name, as a word of a command.
    private var typedName: String { name.contains(" ") ? "\"\(name)\"" : name }
}
