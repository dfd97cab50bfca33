/// Why a nib file can't be shown as it should be.
nonisolated enum NibFileError: Error, Equatable, CustomStringConvertible {
    case keyboard
    case commands
    case unknownDevice(String, nearest: String?)
    case noScenes(String)
    case unknownScene(String, nearest: String?)

    var description: String {
        switch self {
        case .keyboard: "- is standard input, which is your keyboard; name a file"
        case .commands: "- is standard input, where the commands come from; name a file"
        case .unknownDevice(let name, let nearest):
            "there is no device \"\(name)\"; "
                + (nearest.map { "did you mean \"\($0)\"?" } ?? "try retina4_7 or \"iPhone 8\", or --size 375x667")
        case .noScenes(let file): "\(file) is a xib, which has no scenes"
        case .unknownScene(let name, let nearest):
            "there is no scene \"\(name)\"; "
                + (nearest.map { "did you mean \"\($0)\"?" } ?? "without --scene, all are listed")
        }
    }
}
