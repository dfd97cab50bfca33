extension CGRect {
    private var hasNaN: Bool { [minX, minY, width, height].contains(where: \.isNaN) }

    /// Ends the program, as Core Animation does, if the rectangle can't be a frame.
    func checkAsFrame() {
        guard hasNaN else { return }
        CGPoint(x: minX + width / 2, y: minY + height / 2).checkAsPosition()
        checkAsBounds()
    }

    /// Ends the program, as Core Animation does, if the rectangle can't be bounds.
    package func checkAsBounds() {
        guard hasNaN else { return }
        let (origin, size) = ("\(minX.brief) \(minY.brief)", "\(width.brief) \(height.brief)")
        UIKitException(
            name: "CALayerInvalidGeometry", reason: "CALayer bounds contains NaN: [\(origin); \(size)]"
        ).raise()
    }

    /// The rectangle, with zero in the place of what is no number, as a sum of lengths without bounds may be.
    var withoutNaN: CGRect {
        guard hasNaN else { return self }
        func number(_ value: CGFloat) -> CGFloat { value.isNaN ? 0 : value }
        return CGRect(x: number(minX), y: number(minY), width: number(width), height: number(height))
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
