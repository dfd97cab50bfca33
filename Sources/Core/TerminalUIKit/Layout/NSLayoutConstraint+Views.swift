extension NSLayoutConstraint {
    /// The view that has the constraint among its constraints.
    var holdingView: UIView? { holder as? UIView }

    /// The views of both sides: a guide stands for the view it belongs to.
    var views: [UIView] { [firstItem, secondItem].compactMap(Self.view) }

    /// Returns how readily the constraint of a view breaks if it contradicts others of the view: 1 if it joins the
    /// bottom or trailing edges of the view and of something inside, 2 if it joins their centers, otherwise 0.
    func yielding(in view: UIView) -> Int {
        let rank = firstAttribute.yielding
        guard rank > 0, rank == secondAttribute.yielding,
            Self.view(of: firstItem) === view || Self.view(of: secondItem) === view
        else { return 0 }
        return rank
    }

    /// A Boolean value that indicates whether the constraint compares baselines whose distances from the views' edges
    /// differ, because the views have different fonts or heights.
    package var comparesDifferentBaselines: Bool {
        func isBaseline(_ attribute: Attribute) -> Bool { attribute == .lastBaseline || attribute == .firstBaseline }
        guard isBaseline(firstAttribute), isBaseline(secondAttribute), views.count == 2 else { return false }
        return views[0].baselineInsets != views[1].baselineInsets
    }

    private static func view(of item: AnyObject?) -> UIView? { item as? UIView ?? (item as? UILayoutGuide)?.owningView }

    /// The nearest common ancestor of both items.
    var commonView: UIView {
        let views = views
        guard let first = views.first,
            let common = sequence(first: first, next: \.superview).first(where: { candidate in
                views.allSatisfy { $0.isDescendant(of: candidate) }
            })
        else {
            UIKitException(
                name: "NSGenericException",
                reason: "Unable to activate constraint with anchors \(anchors) because they have no "
                    + "common ancestor.  Does the constraint or its anchors reference items in different view "
                    + "hierarchies?  That's illegal."
            ).raise()
        }
        return common
    }

    /// Invalidates the layout of the views that this constraint places.
    func askForPlacing() {
        for view in views + views.compactMap(\.superview) { view.askForPlacing() }
    }
}
