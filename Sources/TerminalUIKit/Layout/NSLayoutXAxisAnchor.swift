/// A line from top to bottom: an edge at the left or right, or the middle between.
public final class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {}
