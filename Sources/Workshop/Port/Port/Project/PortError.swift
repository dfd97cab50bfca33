/// An error that keeps a project from being carried at all.
enum PortError: Error, CustomStringConvertible {
    case noFolder(String)
    case noSwift(String)
    case isThere(String)
    case noScreen
    /// The package can't be built, and no line of it says why.
    case build(String)

    var description: String {
        switch self {
        case .noFolder(let path): "there is no folder \(path); expected an Xcode project's"
        case .noSwift(let path): "there is no Swift file in \(path)"
        case .isThere(let path): "there is something at \(path) already; name a folder that is not there yet"
        case .noScreen:
            "no screen begins the app: neither a main storyboard nor a rootViewController; name one with "
                + "--screen 'MoonsViewController()'"
        case .build(let output): "the package can't be built:\n\(output)"
        }
    }
}
