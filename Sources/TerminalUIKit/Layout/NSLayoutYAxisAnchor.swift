/// A line from left to right: an edge at the top or bottom, the middle between, or a baseline.
public final class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {}
