extension CGRect {
    private var hasNaN: Bool { origin.x.isNaN || origin.y.isNaN || size.width.isNaN || size.height.isNaN }

    /// Ends the program, as Core Animation does, if the rectangle can't be a frame.
    func checkAsFrame() {
        guard hasNaN else { return }
        CGPoint(x: origin.x + size.width / 2, y: origin.y + size.height / 2).checkAsPosition()
        checkAsBounds()
    }

    /// Ends the program, as Core Animation does, if the rectangle can't be bounds.
    package func checkAsBounds() {
        guard hasNaN else { return }
        // The edges of a rectangle without a size aren't its origin.
        let (place, extent) = ("\(origin.x.brief) \(origin.y.brief)", "\(size.width.brief) \(size.height.brief)")
        UIKitException(
            name: "CALayerInvalidGeometry", reason: "CALayer bounds contains NaN: [\(place); \(extent)]"
        ).raise()
    }

    /// The rectangle, with zero in place of NaN, which a sum of unbounded lengths may be.
    var withoutNaN: CGRect {
        guard hasNaN else { return self }
        func number(_ value: CGFloat) -> CGFloat { value.isNaN ? 0 : value }
        return CGRect(
            x: number(origin.x), y: number(origin.y), width: number(size.width), height: number(size.height))
    }
}

extension CGPoint {
    /// Ends the program, as Core Animation does, if the point can't be a position.
    func checkAsPosition() {
        guard x.isNaN || y.isNaN else { return }
        UIKitException(
            name: "CALayerInvalidGeometry", reason: "CALayer position contains NaN: [\(x.brief) \(y.brief)]"
        ).raise()
    }
}
