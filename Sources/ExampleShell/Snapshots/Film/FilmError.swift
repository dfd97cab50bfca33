internal import Foundation

/// Why there is no film.
nonisolated enum FilmError: Error, CustomStringConvertible {
    case failed(String, complaint: String)
    case endsProgram(String, place: String?)
    case tooLong(String)
    case nothing
    case kind(SnapshotKind)

    var description: String {
        switch self {
        case .failed(let place, let complaint):
            "\(place): " + complaint.trimmingPrefix("error: ").trimmingCharacters(in: .newlines)
        case .endsProgram(let name, let place):
            (place.map { $0 + ": " } ?? "") + "\(name) ends the program, so a film can't go on; "
                + "\"compare \(name)\" shows how it ends"
        case .tooLong(let place):
            "\(place): a film has \(FilmTake.mostSteps) steps at most, and each row that is scrolled past is one; "
                + "scroll less far, or use goto"
        case .nothing: "the script changes nothing on the screen, so there is nothing to film"
        case .kind(let kind): "a film is .svg, or .png for its last picture, not .\(kind.rawValue)"
        }
    }
}
