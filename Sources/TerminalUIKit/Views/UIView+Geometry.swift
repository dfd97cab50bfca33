extension UIView {
    func changeFrame(to new: CGRect) {
        let oldSize = storedFrame.size
        storedFrame = new
        guard new.size != oldSize else { return }
        if autoresizesSubviews { resizeSubviews(withOldSize: oldSize) }
        setNeedsLayout()
    }

    /// Moves the origin, and resizes the view about its middle.
    func changeBounds(to new: CGRect) {
        boundsOrigin = new.origin
        guard new.size != storedFrame.size else { return }
        let centre = center
        frame = CGRect(
            x: centre.x - new.width / 2, y: centre.y - new.height / 2, width: new.width, height: new.height)
    }
}
