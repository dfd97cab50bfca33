package import TerminalUIKit

/// A view on the screen that a user can operate, with the names by which commands take it.
package struct NamedView {
    /// The view.
    package let view: UIView
    /// The names, the usual one first: of outlets or properties, for VoiceOver, a placeholder, its kind if there is no
    /// other of it, and its place, such as `at 3`.
    package let names: [String]
    /// The reason why a user can't touch the view now, such as `is disabled`, or nil if they can.
    ///
    /// - Complexity: O(*n*) in the number of views on the screen.
    package var obstacle: String? { view.window?.obstacle(to: view) }

    /// The usual name.
    package var name: String { names[0] }

    /// Returns a Boolean value that indicates whether a name is one of the view's, case aside.
    func isCalled(_ name: String) -> Bool { names.contains { $0.caseInsensitiveCompare(name) == .orderedSame } }
}
