/// The properties that a placeholder passed on to the view that takes its place, and those it didn't.
public struct PlaceholderHandover: CustomStringConvertible {
    /// The properties that the new view has from the placeholder.
    public let takenOver: [String]
    /// The properties in which the new view differs from the placeholder, whose values are lost.
    public let lost: [String]
    /// The number of moved subviews.
    public let movedSubviews: Int

    /// Copies the properties that have a line here, and moves the subviews. The new view has all other values from its
    /// own nib.
    init(from placeholder: UIView, to view: UIView) {
        view.frame = placeholder.frame
        view.alpha = placeholder.alpha
        view.backgroundColor = placeholder.backgroundColor
        view.autoresizingMask = placeholder.autoresizingMask
        view.autoresizesSubviews = placeholder.autoresizesSubviews
        takenOver = ["frame", "alpha", "backgroundColor", "autoresizingMask", "autoresizesSubviews"]

        lost = Self.others.filter { $0.value(placeholder) != $0.value(view) }.map(\.name)

        movedSubviews = placeholder.subviews.count
        for subview in placeholder.subviews { view.addSubview(subview) }
    }

    /// The other properties that a nib can set.
    private static let others: [(name: String, value: (UIView) -> AnyHashable?)] = [
        ("tag", { $0.tag }),
        ("contentMode", { $0.contentMode }),
        ("isHidden", { $0.isHidden }),
        ("isOpaque", { $0.isOpaque }),
        ("clipsToBounds", { $0.clipsToBounds }),
        ("tintColor", { $0.tintColor }),
        ("isUserInteractionEnabled", { $0.isUserInteractionEnabled }),
        ("isMultipleTouchEnabled", { $0.isMultipleTouchEnabled }),
        ("translatesAutoresizingMaskIntoConstraints", { $0.translatesAutoresizingMaskIntoConstraints }),
    ]

    /// In words: `took over frame, alpha, …; 2 subviews moved; lost contentMode, tag`.
    public var description: String {
        let moved = movedSubviews == 1 ? "1 subview moved" : "\(movedSubviews) subviews moved"
        return "took over \(takenOver.joined(separator: ", ")); \(moved); lost "
            + (lost.isEmpty ? "nothing" : lost.joined(separator: ", "))
    }
}
