/// The four phases of the Moon that have a moment of their own.
public nonisolated enum MoonPhase: Int, CaseIterable, Sendable {
    /// The side that faces us is dark.
    case new
    /// The right half is lit, seen from the north.
    case firstQuarter
    /// The whole disc is lit.
    case full
    /// The left half is lit, seen from the north.
    case lastQuarter

    /// The phase's name in English.
    public var name: String {
        switch self {
        case .new: "New Moon"
        case .firstQuarter: "First Quarter"
        case .full: "Full Moon"
        case .lastQuarter: "Last Quarter"
        }
    }

    /// The name of the system image that shows it.
    public var symbolName: String {
        switch self {
        case .new: "moonphase.new.moon"
        case .firstQuarter: "moonphase.first.quarter"
        case .full: "moonphase.full.moon"
        case .lastQuarter: "moonphase.last.quarter"
        }
    }
}
