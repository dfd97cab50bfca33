import PlainText

/// The error of a tap that found nothing to tap. Not in UIKit, where the finger comes from a user.
public enum TapError: Error, Equatable, CustomStringConvertible {
    /// No object on the screen has this title; the titles there, and the nearest one.
    case notThere(String, there: [String], nearest: String?)
    /// The object is there, and disabled.
    case disabled(String)

    /// Returns the error for a title that nothing has, with the nearest of those there.
    package static func notThere(_ title: String, there: [String]) -> TapError {
        .notThere(title, there: there, nearest: nearestName(to: title, among: there))
    }

    /// The reason in words.
    public nonisolated var description: String {
        switch self {
        case .notThere(let title, let there, let nearest):
            let rest =
                there.isEmpty ? "nothing there has a title" : "there is \(there.joined(separator: ", "))"
            return "there is no \"\(title)\" on the screen; \(nearest.map { "did you mean \"\($0)\"?" } ?? rest)"
        case .disabled(let title):
            return "\"\(title)\" is disabled"
        }
    }
}
