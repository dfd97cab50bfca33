import InterfaceBuilder

/// The words in which a list refuses a nib that is registered for its cells, or other views.
struct NibRefusal {
    /// The class that the nib's object must have.
    let wanted: Any.Type
    /// The identifier in the nib.
    var identifierInNib = "cell reuse indentifier"
    /// The name that the nib is registered for.
    var registered = "identifier"

    /// The words of tables, with UIKit's slip of the pen.
    static func table(_ wanted: Any.Type) -> NibRefusal { NibRefusal(wanted: wanted) }
    /// The words of collections, for cells, too.
    static let collection = NibRefusal(
        wanted: UICollectionReusableView.self, identifierInNib: "view reuse identifier")
    /// The words of layouts for views that only decorate: https://github.com/toggl-open-source/toggldesktop/issues/3442
    static let layout = NibRefusal(
        wanted: UICollectionReusableView.self, identifierInNib: "view reuse identifier", registered: "element kind")
}

extension UINib {
    /// The one top-level object of a nib that is registered for cells, headers or footers.
    ///
    /// Ends the process, as UIKit does, if there isn't exactly one, or it has another class or identifier.
    func onlyObject<View: ReusableView>(
        _ type: View.Type, registeredFor identifier: String, orRefuse words: NibRefusal
    ) -> View {
        let objects = instantiate(withOwner: nil)
        guard objects.count == 1, let view = objects.first as? View else {
            UIKitException.inconsistency(
                "invalid nib registered for identifier (\(identifier)) - nib must contain exactly one top level object "
                    + "which must be a \(words.wanted) instance"
            ).raise()
        }
        if let own = view.reuseIdentifier, !own.isEmpty, own != identifier {
            UIKitException.inconsistency(
                "\(words.identifierInNib) in nib (\(own)) does not match the \(words.registered) used to register the "
                    + "nib (\(identifier))"
            ).raise()
        }
        return view
    }
}

extension UIKitException {
    /// Ends the process, as UIKit does, if a list's method is given an empty identifier.
    static func refuseEmpty(_ identifier: String, in method: @autoclosure () -> String) {
        guard identifier.isEmpty else { return }
        invalidArgument("must pass a valid reuse identifier to -[\(method())]").raise()
    }
}
