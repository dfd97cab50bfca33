/// The edges of a rectangle.
public nonisolated struct UIRectEdge: OptionSet, Hashable, Sendable {
    /// UIKit's bits.
    public let rawValue: UInt

    /// Creates a set of edges from a raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The top edge.
    public static let top = UIRectEdge(rawValue: 1)
    /// The left edge.
    public static let left = UIRectEdge(rawValue: 2)
    /// The bottom edge.
    public static let bottom = UIRectEdge(rawValue: 4)
    /// The right edge.
    public static let right = UIRectEdge(rawValue: 8)
    /// All edges.
    public static let all: UIRectEdge = [.top, .left, .bottom, .right]

    private static let named: [(name: String, edge: UIRectEdge)] = [
        ("top", .top), ("left", .left), ("bottom", .bottom), ("right", .right),
    ]
}

extension UIRectEdge: CodedValue {
    package static func decoded(by coder: NSCoder, forKey key: String) -> UIRectEdge? {
        guard let words = coder.decodeObjectIfPresent(forKey: key) as? [String: String] else { return nil }
        return UIRectEdge(named.filter { words[$0.name] == "YES" }.map(\.edge))
    }
    package func encode(with coder: NSCoder, forKey key: String) {
        let names = Self.named.filter { contains($0.edge) }.map(\.name)
        coder.encode(Dictionary(uniqueKeysWithValues: names.map { ($0, "YES") }), forKey: key)
    }
}
