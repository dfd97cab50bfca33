/// The reason why a date can't be picked now.
enum DatePickerError: Error, CustomStringConvertible {
    case notShown
    case unconnected
    case alreadyShown
    case covered
    case notOnCard

    var description: String {
        switch self {
        case .notShown: "there is no date picker on the screen; \"present\" or \"push\" shows one"
        case .unconnected: "the picker's outlet datePicker is nil; \"why datePicker\" says why"
        case .alreadyShown:
            "there is a date picker on the screen already; \"tap done\", \"tap cancel\" or \"reset\" first"
        case .covered: "the date picker covers the tabs; \"tap done\", \"tap cancel\" or \"reset\" first"
        case .notOnCard:
            "the date picker is not on a card, and a finger pulls nothing else down; \"experiment pulled-card\" has one"
        }
    }
}
