internal import AQGridView
internal import TerminalUIKit

/// The names of the calls by which a list asks for cells and tells of them, without their first argument.
struct ListCalls {
    /// The call that tells of a cell that left, or nil if the list has no such call.
    let left: String?
    let asks: String
    let dequeues: String
    let shows: String

    init(of list: any CellList) {
        dequeues = list is UICollectionView ? "dequeueReusableCell(withReuseIdentifier:for:)" : "dequeueReusableCell"
        shows = "willDisplay"
        switch list {
        case is UITableView: (left, asks) = ("didEndDisplaying", "cellForRowAt")
        case is AQGridView: (left, asks) = (nil, "cellForItemAt")
        default: (left, asks) = ("didEndDisplaying", "cellForItemAt")
        }
    }
}
