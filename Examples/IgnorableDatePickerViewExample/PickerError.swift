/// The reason why a picker can't be used.
enum PickerError: Error, CustomStringConvertible {
    case notOnScreen(EventDate, there: [EventDate])
    case empty(EventDate)
    case unconnected(EventDate, outlet: String)
    case ignored(EventDate)
    case whichSwitch([EventDate])
    case widgetsInNib
    case wrongWidgets

    var description: String {
        switch self {
        case .notOnScreen(let date, let there):
            "\(date) is not on the screen, which has \(there.map(\.rawValue).joined(separator: ", "))"
        case .empty(let date):
            "the view for \(date) is empty: it was not sent awakeFromNib, so it never loaded its nib"
        case .unconnected(let date, let outlet):
            "the outlet \(outlet) of the view for \(date) is nil; \"why \(outlet)\" says why"
        case .ignored(let date):
            "\(date) is ignored, so its wheels don't turn; \"ignore \(date) off\" first"
        case .whichSwitch(let there):
            "there are several; type " + there.map { "\"tap \($0.caption)\"" }.joined(separator: " or ")
        case .widgetsInNib:
            "these widgets are in the screen's nib; with \"technique programmatic\" you can choose them"
        case .wrongWidgets:
            "give one to three different numbers from 1 to \(EventDate.allCases.count): "
                + EventDate.allCases.enumerated().map { "\($0 + 1) \($1)" }.joined(separator: ", ")
        }
    }
}
