extension UIView {
    /// One of the guides that every view has, created lazily. Constraints don't keep their items, so the view keeps it.
    func guide(_ kind: UILayoutGuide.Kind) -> UILayoutGuide {
        if let guide = layout.guides[kind] { return guide }
        let guide = UILayoutGuide(kind, of: self)
        layout.guides[kind] = guide
        return guide
    }

    func hold(_ guide: UILayoutGuide) {
        guard guide.kind == .own, guide.owningView !== self else { return }
        guide.owningView?.letGo(guide)
        guide.owningView = self
        layout.ownGuides.append(guide)
        askForPlacing()
    }

    func letGo(_ guide: UILayoutGuide) {
        guard guide.kind == .own, guide.owningView === self else { return }
        for view in ancestors {
            for constraint in view.constraints where constraint.firstItem === guide || constraint.secondItem === guide {
                view.removeConstraint(constraint)
            }
        }
        layout.ownGuides.removeAll { $0 === guide }
        guide.owningView = nil
        askForPlacing()
    }
}
