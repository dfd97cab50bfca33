/// The text that a date on the screen has about an event. Each has a number by which the `widgets` command knows it.
nonisolated enum EventDate: String, CaseIterable {
    case start, end, launch, landing, splashdown

    /// The date with a number, counted from 1.
    init?(number: Int) {
        guard (1...Self.allCases.count).contains(number) else { return nil }
        self = Self.allCases[number - 1]
    }

    /// The date with a name: its own, or the text above it, in lower case.
    init?(named name: String) {
        guard let date = Self.allCases.first(where: { [$0.rawValue, $0.caption.lowercased()].contains(name) }) else {
            return nil
        }
        self = date
    }

    /// The label above the date.
    var caption: String {
        switch self {
        case .start: "Starts"
        case .end: "Ends"
        case .launch: "Launch"
        case .landing: "Landing"
        case .splashdown: "Splashdown"
        }
    }
}
