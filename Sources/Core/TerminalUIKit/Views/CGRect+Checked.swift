extension CGRect {
    /// A Boolean value that indicates whether one of the four numbers isn't one.
    var hasNaN: Bool { origin.x.isNaN || origin.y.isNaN || size.width.isNaN || size.height.isNaN }

    /// The center, which is NaN if a number of the rectangle is, or if infinite ones cancel each other.
    private var position: CGPoint { CGPoint(x: origin.x + size.width / 2, y: origin.y + size.height / 2) }

    /// Ends the program, as Core Animation does, if the rectangle can't be a frame. An infinite one can.
    func checkAsFrame() { position.checkAsPosition() }

    /// Ends the program, as Core Animation does, if the rectangle can't be bounds.
    package func checkAsBounds() {
        guard hasNaN else { return }
        // The edges of a rectangle without a size aren't its origin.
        let (place, extent) = ("\(origin.x.brief) \(origin.y.brief)", "\(size.width.brief) \(size.height.brief)")
        UIKitException(
            name: "CALayerInvalidGeometry", reason: "CALayer bounds contains NaN: [\(place); \(extent)]"
        ).raise()
    }

    /// The rectangle, or if sums of unbounded lengths keep it from being a frame, one with finite numbers only.
    var withoutNaN: CGRect {
        guard position.hasNaN else { return self }
        func number(_ value: CGFloat) -> CGFloat { value.isFinite ? value : 0 }
        return CGRect(
            x: number(origin.x), y: number(origin.y), width: number(size.width), height: number(size.height))
    }
}

extension CGPoint {
    fileprivate var hasNaN: Bool { x.isNaN || y.isNaN }

    /// Ends the program, as Core Animation does, if the point can't be a position.
    func checkAsPosition() {
        guard hasNaN else { return }
        UIKitException(
            name: "CALayerInvalidGeometry", reason: "CALayer position contains NaN: [\(x.brief) \(y.brief)]"
        ).raise()
    }
}
