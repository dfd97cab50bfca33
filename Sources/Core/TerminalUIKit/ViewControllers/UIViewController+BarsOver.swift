extension UIViewController {
    /// A Boolean value that indicates whether bars overlap the views of the controllers inside, as since iOS 7: where
    /// the window says what a device covers. Up to iOS 6, and in a terminal, they are beside the views.
    var barsLieOver: Bool { viewIfLoaded?.window.map { $0.deviceInsets != .zero } ?? false }

    /// The rectangle in which bars may be: all of the view, but for the part that a device covers.
    var roomForBars: CGRect {
        let covered = view.safeAreaInsets
        guard barsLieOver else { return view.bounds }
        return view.bounds.inset(by: UIEdgeInsets(top: covered.top, left: 0, bottom: covered.bottom, right: 0))
    }

    /// Places a controller inside: in the room that bars and the device leave, or in all of the view, if they overlap
    /// it. At an edge that the controller doesn't extend, its view ends at the bar.
    func place(_ child: UIViewController?, in rest: CGRect) {
        guard let child, let inner = child.viewIfLoaded, let outer = viewIfLoaded else { return }
        guard barsLieOver else {
            inner.frame = rest
            return
        }
        let (bounds, device) = (outer.bounds, outer.safeAreaInsets)
        var bars = UIEdgeInsets(
            top: rest.minY - bounds.minY - device.top, left: 0, bottom: bounds.maxY - rest.maxY - device.bottom,
            right: 0)
        var free = UIEdgeInsets.zero
        let edges = child.edgesForExtendedLayout
        if !edges.contains(.top), bars.top > 0 { (free.top, bars.top) = (bars.top + device.top, 0) }
        if !edges.contains(.bottom), bars.bottom > 0 { (free.bottom, bars.bottom) = (bars.bottom + device.bottom, 0) }
        inner.frame = bounds.inset(by: free)
        child.barInsets = bars
    }
}
