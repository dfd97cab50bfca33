import PlainText

/// The error of a tap without an object to tap. Not in UIKit, where a user does this.
public enum TapError: Error, Equatable, CustomStringConvertible {
    /// No object on the screen has this title. The titles there, and the nearest one.
    case notThere(String, there: [String], nearest: String?)
    /// The object is there, and disabled.
    case disabled(String)

    /// Returns the error for a title that no object has, with the nearest of those there.
    package static func notThere(_ title: String, there: [String]) -> TapError {
        .notThere(title, there: there, nearest: nearestName(to: title, among: there))
    }

    /// The reason in words.
    public nonisolated var description: String {
        switch self {
        case .notThere(let title, let there, let nearest):
            let others =
                there.isEmpty ? "tap a row or item by its number" : "you can tap \(there.joined(separator: ", "))"
            let advice = nearest.map { "did you mean \"\($0)\"?" } ?? others
            return "can't tap \"\(title)\": nothing you can tap has this title; \(advice)"
        case .disabled(let title):
            return "can't tap \"\(title)\": it is disabled"
        }
    }
}
