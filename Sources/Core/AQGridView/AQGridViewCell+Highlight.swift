extension AQGridViewCell {
    /// Makes the cell look highlighted, or as before.
    func showHighlight() {
        switch selectionStyle {
        case .none: break
        case .glow: showGlow()
        default: isHighlighted ? showSelectedBackground() : hideSelectedBackground()
        }
    }

    /// The glow is a shadow. The terminal has no shadows, so a border is added, which the library doesn't have.
    private func showGlow() {
        glowSelectionLayer.shadowColor = selectionGlowColor
        glowSelectionLayer.shadowOffset = .zero
        glowSelectionLayer.shadowRadius = selectionGlowShadowRadius
        glowSelectionLayer.shadowOpacity = isHighlighted ? 1 : 0
        glowSelectionLayer.borderColor = selectionGlowColor
        glowSelectionLayer.borderWidth = isHighlighted ? 1 : 0
    }

    private func showSelectedBackground() {
        // Opaque views would hide the background, so they are clear for the time being.
        forEachDescendant { view in
            if view.isOpaque {
                coveredColors[ObjectIdentifier(view)] = .some(view.backgroundColor)
                view.backgroundColor = nil
            }
            (view as? UILabel)?.isHighlighted = true
            (view as? UIImageView)?.isHighlighted = true
        }
        let view = selectedBackgroundView ?? AQGridSelectionView(style: selectionStyle)
        if selectedBackgroundView == nil { defaultSelectedBackgroundView = view }
        view.frame = bounds
        insertSubview(view, at: backgroundView == nil ? 0 : 1)
    }

    private func hideSelectedBackground() {
        selectedBackgroundView?.removeFromSuperview()
        defaultSelectedBackgroundView?.removeFromSuperview()
        defaultSelectedBackgroundView = nil
        forEachDescendant { view in
            if let color = coveredColors[ObjectIdentifier(view)] { view.backgroundColor = color }
            (view as? UILabel)?.isHighlighted = false
            (view as? UIImageView)?.isHighlighted = false
        }
        coveredColors = [:]
    }

    private func forEachDescendant(_ body: (UIView) -> Void) {
        func visit(_ view: UIView) {
            view.subviews.forEach {
                body($0); visit($0)
            }
        }
        visit(self)
    }
}
