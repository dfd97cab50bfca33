/// An error that keeps a project from being carried at all.
enum PortError: Error, CustomStringConvertible {
    case noFolder(String)
    case noSwift(String)
    case isThere(String)
    case noScreen
    /// Git can't merge a file's changes.
    case noMerge(String)
    /// The package can't be built, and no line of it says why.
    case build(String)

    var description: String {
        switch self {
        case .noFolder(let path): "there is no folder \(path); expected an Xcode project's"
        case .noSwift(let path): "there is no Swift file in \(path)"
        case .isThere(let path): "there is something at \(path) already; name a folder that is not there yet"
        case .noScreen:
            "no screen begins the app: neither an application delegate nor a main storyboard; name one with "
                + "--screen 'MoonsViewController()'"
        case .noMerge(let path): "can't merge the changes of \(path); is git installed?"
        case .build(let output): "the package can't be built:\n\(output)"
        }
    }
}
