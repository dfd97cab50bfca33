internal import PlainText
package import TerminalUIKit

extension UIWindow {
    /// The names of the views that a user can operate.
    package var viewNames: ViewNames { ViewNames(in: self) }

    /// Returns the view of some kind that has a name.
    ///
    /// - Parameters:
    ///   - kind: The type of the view, such as `UISlider.self`.
    ///   - words: The kind in words, such as `slider`.
    ///   - name: The name as a user typed it.
    ///   - place: The view that it has to be in, or nil for anywhere.
    /// - Throws: `CommandError` if there is none, or a user can't touch it now.
    package func operableView<Kind>(
        _ kind: Kind.Type, called words: String, named name: String, in place: UIView? = nil
    ) throws -> Kind {
        let named = viewNames.views(in: place)
        let views = named.filter { $0.view is Kind }
        let around = viewNames.otherView(called: name, in: place)
        // The name of a view that contains one such view, for example a search bar, also is that view's.
        let inside = views.filter { view in around.map { view.view.isDescendant(of: $0.view) } ?? false }
        let called = views.first { $0.isCalled(name) } ?? (inside.count == 1 ? inside[0] : around)
        guard let found = called, let view = found.view as? Kind else {
            let other = named.first { $0.isCalled(name) } ?? around
            let kind = other.map { "\(type(of: $0.view))" }
            throw CommandError.noView(words, named: name, whichIs: kind, among: views.map(\.name))
        }
        if let obstacle = found.obstacle { throw CommandError("\(name) \(obstacle)") }
        return view
    }

    /// Returns the field that has the keyboard, with its name, or nil if a word is the name of a view, or like one.
    package func editedField(unlessNamed word: String) -> (entry: any TextEntry, name: String)? {
        let names = viewNames
        let views = names.views()
        guard let edited = views.first(where: \.view.isFirstResponder), let entry = edited.view as? any TextEntry,
            names.otherView(called: word, in: nil) == nil, !views.contains(where: { $0.isCalled(word) }),
            nearestName(to: word, among: views.map(\.name)) == nil
        else { return nil }
        return (entry, edited.name)
    }

    /// Taps the view with a title, case aside, or else another control by its name: a switch, a segment, a field for
    /// text.
    ///
    /// - Parameters:
    ///   - name: The title or name.
    ///   - place: The view that it has to be in, or nil for anywhere.
    /// - Throws: ``TapError`` if no view has the name, `CommandError` if a user can't touch it now.
    func tapAnything(called name: String, in place: UIView? = nil) throws {
        do {
            try tap(name, in: place)
        } catch {
            guard case .notThere(let title, let there, _) = error else { throw error }
            // A title may have blanks at its ends or several in a row, which a line doesn't have.
            if let same = there.first(where: { $0 != name && $0.asTyped == name.asTyped }) {
                return try tap(same, in: place)
            }
            let names = viewNames
            let named = names.views(in: place)
            let others = named.filter(\.view.isTappedByName)
            if let segment = others.lazy.compactMap({ $0.segment(titled: name) }).first {
                return try segment.tap()
            }
            let other = others.first { $0.isCalled(name) }
            guard let other = other ?? names.otherView(called: name, in: place) else {
                if let other = named.first(where: { $0.isCalled(name) }) {
                    throw CommandError("can't tap \(name): a \(type(of: other.view)) is moved or turned, not tapped")
                }
                if let view = tappableView(titled: name, in: place), let obstacle = obstacle(to: view) {
                    throw CommandError("\(name) \(obstacle)")
                }
                if name.wholeMatch(of: #/at -?\d+/#) != nil, !named.isEmpty {
                    throw CommandError("can't tap \(name): the places from the top are at 1 to at \(named.count)")
                }
                // A control with a title is already there by its title.
                let titled = Set(tappableControls(in: place).map { ObjectIdentifier($0.control) })
                let names = others.filter {
                    $0.view.receivesTouches && ($0.view as? UIControl)?.isEnabled != false
                        && !titled.contains(ObjectIdentifier($0.view))
                }.flatMap(\.tapNames)
                throw TapError.notThere(title, there: there + names.filter { !there.contains($0) })
            }
            if let obstacle = other.obstacle { throw CommandError("\(name) \(obstacle)") }
            other.view.tapAsUser()
        }
    }
}

extension String {
    /// The words of a title as a user types them, in small letters.
    fileprivate var asTyped: String { split(whereSeparator: \.isWhitespace).joined(separator: " ").lowercased() }
}

extension CommandError {
    fileprivate static func noView(
        _ words: String, named name: String, whichIs kind: String?, among names: [String]
    ) -> CommandError {
        let there = "there is \(names.joined(separator: ", "))"
        if let kind {
            return CommandError(
                "\(name) is a \(kind), not a \(words); "
                    + (names.isEmpty ? "there is no \(words) on the screen" : there))
        }
        if names.isEmpty { return CommandError("there is no \(words) on the screen") }
        let nearest = probableName(for: name, among: names).map { "did you mean \"\($0)\"?" }
        return CommandError("there is no \(words) \"\(name)\" on the screen; \(nearest ?? there)")
    }
}
