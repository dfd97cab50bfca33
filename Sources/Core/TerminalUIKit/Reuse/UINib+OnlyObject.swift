extension UINib {
    /// The one top-level object of a nib that is registered for cells, headers or footers.
    ///
    /// Ends the process, as UIKit does, if there isn't exactly one, or it has another class or identifier.
    func onlyObject<View: ReusableView>(_ type: View.Type, registeredFor identifier: String) -> View {
        let objects = instantiate(withOwner: nil)
        guard objects.count == 1, let view = objects.first as? View else {
            UIKitException.inconsistency(
                "invalid nib registered for identifier (\(identifier)) - nib must contain exactly one top level object "
                    + "which must be a \(type) instance"
            ).raise()
        }
        if let own = view.reuseIdentifier, !own.isEmpty, own != identifier {
            UIKitException.inconsistency(
                "cell reuse indentifier in nib (\(own)) does not match the identifier used to register the nib "
                    + "(\(identifier))"
            ).raise()
        }
        return view
    }
}
