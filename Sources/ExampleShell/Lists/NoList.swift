/// Why a command for lists has nothing to act on.
nonisolated enum NoList: Error, CustomStringConvertible {
    /// There is neither a table nor a grid on the screen.
    case onScreen
    /// Its controller has no way to change it from outside.
    case editable

    var description: String {
        switch self {
        case .onScreen: "there is no list on this screen; \"tree\" shows what there is"
        case .editable:
            "this list can't be changed by a command; its controller would have to be an EditableList"
        }
    }
}
