/// The constraints by which a stack places its views, as they were when it was made. Identifiers are UIKit's, and so
/// are priorities, as far as those of github.com/kean/Arranged are, whose tests compare constraint by constraint.
struct StackArrangement {
    private typealias Attribute = NSLayoutConstraint.Attribute

    /// The attributes along one axis.
    private struct Line {
        let start: Attribute
        let middle: Attribute
        let end: Attribute
        let length: Attribute

        static let horizontal = Line(start: .leading, middle: .centerX, end: .trailing, length: .width)
        static let vertical = Line(start: .top, middle: .centerY, end: .bottom, length: .height)
    }

    /// A Boolean value that indicates whether the constraints are stale.
    var isOld = false

    private unowned let stack: UIStackView
    private let along: Line
    private let across: Line
    private var constraints: [NSLayoutConstraint] = []
    private var guides: [UILayoutGuide] = []

    /// The area in which the views lie: the stack, or the part of it inside its margins.
    private var canvas: AnyObject { stack.isLayoutMarginsRelativeArrangement ? stack.layoutMarginsGuide : stack }

    /// Creates the constraints and activates them.
    init(of stack: UIStackView) {
        self.stack = stack
        (along, across) = stack.axis == .horizontal ? (.horizontal, .vertical) : (.vertical, .horizontal)
        let views = stack.arrangedSubviews.filter { !$0.isHidden }
        if World.current.observer != nil { for view in views { giveSize(to: view) } }
        hideOthers()
        if let first = views.first, let last = views.last {
            add("UISV-canvas-connection", canvas, along.start, .equal, first, along.start)
            distribute(views)
            add("UISV-canvas-connection", canvas, along.end, .equal, last, along.end)
            align(views, first)
        }
        NSLayoutConstraint.activate(constraints)
    }

    /// Deactivates the constraints.
    func remove() {
        NSLayoutConstraint.deactivate(constraints)
        for guide in guides { stack.removeLayoutGuide(guide) }
    }

    // MARK: Along the stack

    /// A hidden view lies in the middle of the room between those beside it, or at an end of the stack. It takes no
    /// room. One beside a single view begins where the stack does, and in Interface Builder a length that it must have
    /// prevails: observed in frames that Xcode stored.
    private mutating func hideOthers() {
        let views = stack.arrangedSubviews
        let isOneLeft = views.count { !$0.isHidden } == 1
        let priority: UILayoutPriority = World.current.observer == nil ? .required : UILayoutPriority(999)
        for (index, view) in views.enumerated() where view.isHidden {
            add("UISV-hiding", view, along.length, .equal, nil, .notAnAttribute, priority: priority)
            let previous = views[..<index].last { !$0.isHidden }
            let next = views[index...].first { !$0.isHidden }
            switch (previous, next) {
            case _ where isOneLeft: add("UISV-spacing", view, along.start, .equal, stack, along.start)
            case (let previous?, let next):
                let room = next == nil ? 0 : spacing(after: previous) / 2
                add("UISV-spacing", view, along.start, .equal, previous, along.end, constant: room)
            case (nil, let next?): add("UISV-spacing", next, along.start, .equal, view, along.end)
            case (nil, nil): add("UISV-spacing", view, along.start, .equal, canvas, along.start)
            }
        }
    }

    /// In a stack, Interface Builder gives a size to a view without content, unless the view itself says one. A text of
    /// one line, and a view without a frame in the file, get 50 by 50. Another view, such as an image or a stack
    /// without views, gets its frame's size as the size of its content. It gives way to content that resists, because
    /// Xcode often stored larger frames for such views than their content needs.
    private mutating func giveSize(to view: UIView) {
        func isOpen(_ attribute: Attribute) -> Bool {
            !view.constraints.contains {
                $0.firstAttribute == attribute && $0.firstItem === view && $0.relation == .equal
                    && $0.priority > .defaultHigh
            }
        }
        let own = view.intrinsicContentSize
        if view is UILabel {
            guard max(own.width, own.height) <= 0, !view.heightFollowsWidth, view.layout.notedSize == nil
            else { return }
            let none = UIView.noIntrinsicMetric
            view.layout.notedSize = CGSize(width: isOpen(.width) ? 50 : none, height: isOpen(.height) ? 50 : none)
        } else if (view as? UIStackView)?.arrangedSubviews.isEmpty ?? true {
            let size = view.frame.size == .zero ? CGSize(width: 50, height: 50) : view.frame.size
            for (axis, attribute, own, length) in [
                (NSLayoutConstraint.Axis.horizontal, Attribute.width, own.width, size.width),
                (.vertical, .height, own.height, size.height),
            ]
            where own < 0 && isOpen(attribute) {
                let resistance = min(view.contentCompressionResistancePriority(for: axis), UILayoutPriority(749))
                for (relation, priority) in [
                    (NSLayoutConstraint.Relation.equal, view.contentHuggingPriority(for: axis)),
                    (.greaterThanOrEqual, resistance),
                ] {
                    add(
                        "IB-size", view, attribute, relation, nil, .notAnAttribute, constant: length,
                        priority: priority)
                }
            }
        }
    }

    private mutating func distribute(_ views: [UIView]) {
        let pairs = Array(zip(views, views.dropFirst()))
        let isSpread = [.equalSpacing, .equalCentering].contains(stack.distribution)
        for (view, next) in pairs { space(view, next, isSpread ? .greaterThanOrEqual : .equal) }
        switch stack.distribution {
        case .fill: break
        case .fillEqually: fillEqually(views)
        case .fillProportionally: fillProportionally(views)
        case .equalSpacing: spread(pairs, from: along.end, to: along.start, priority: .required)
        case .equalCentering:
            spread(pairs, from: along.middle, to: along.middle, priority: UILayoutPriority(149))
        }
    }

    private mutating func space(_ view: UIView, _ next: UIView, _ relation: NSLayoutConstraint.Relation) {
        let isByBaselines = stack.isBaselineRelativeArrangement && stack.axis == .vertical
        let (start, end) = isByBaselines ? (Attribute.firstBaseline, .lastBaseline) : (along.start, along.end)
        let room = spacing(after: view)
        add("UISV-spacing", next, start, relation, view, end, constant: room)
        // A space that may have any length is as short as possible.
        guard relation != .equal else { return }
        add("UISV-spacing", next, start, .equal, view, end, constant: room, priority: Self.weak)
    }

    private func spacing(after view: UIView) -> CGFloat {
        let own = stack.customSpacing(after: view)
        let spacing = own == UIStackView.spacingUseDefault ? stack.spacing : own
        return spacing == UIStackView.spacingUseSystem ? 8 : spacing
    }

    /// Each view has its part of the stack's length, the first the most surely. The last takes the rest. A view without
    /// a length gets 0, or, while a document is looked at, the length in the file. If all lack one, all are equally
    /// long.
    private mutating func fillProportionally(_ views: [UIView]) {
        let lengths = views.map(naturalLength)
        let total = lengths.reduce(0, +) + views.dropLast().reduce(0) { $0 + spacing(after: $1) }
        guard lengths.contains(where: { $0 > 0 }) else { return fillEqually(views) }
        for (index, (view, length)) in zip(views, lengths).enumerated() {
            add(
                "UISV-fill-proportionally", view, along.length, .equal, canvas, along.length,
                multiplier: length / total, priority: UILayoutPriority(max(1, 999 - Float(index))))
        }
    }

    private mutating func fillEqually(_ views: [UIView]) {
        for (view, next) in zip(views, views.dropFirst()) {
            add("UISV-fill-equally", next, along.length, .equal, view, along.length)
        }
    }

    private func naturalLength(of view: UIView) -> CGFloat {
        var size = view.intrinsicContentSize
        if view is UIStackView { size = view.systemLayoutSizeFitting(.zero) }
        // A text of several lines is as high as at its width: iOS measures it again once it knows that.
        if view.heightFollowsWidth, view.frame.width > 0 {
            size.height = view.sizeThatFits(CGSize(width: view.frame.width, height: 0)).height
        }
        let (own, stored) =
            stack.axis == .horizontal ? (size.width, view.frame.width) : (size.height, view.frame.height)
        return own <= 0 && World.current.observer != nil ? stored : max(0, own)
    }

    /// Guides between the views, all equally long.
    private mutating func spread(
        _ pairs: [(UIView, UIView)], from end: Attribute, to start: Attribute, priority: UILayoutPriority
    ) {
        for (view, next) in pairs {
            let guide = UILayoutGuide()
            stack.addLayoutGuide(guide)
            add("UISV-distributing-edge", guide, along.start, .equal, view, end)
            add("UISV-distributing-edge", guide, along.end, .equal, next, start)
            if let first = guides.first {
                add("UISV-fill-equally", guide, along.length, .equal, first, along.length, priority: priority)
            }
            guides.append(guide)
        }
    }

    // MARK: Across the stack

    private mutating func align(_ views: [UIView], _ first: UIView) {
        let lines: [Attribute] =
            switch (stack.alignment, stack.axis) {
            case (.fill, _): [across.start, across.end]
            case (.leading, _), (.firstBaseline, .vertical): [across.start]
            case (.trailing, _), (.lastBaseline, .vertical): [across.end]
            case (.center, _): [across.middle]
            case (.firstBaseline, .horizontal): [.firstBaseline]
            case (.lastBaseline, .horizontal): [.lastBaseline]
            }
        for line in lines {
            let isBaseline = line == .firstBaseline || line == .lastBaseline
            if !isBaseline { add("UISV-canvas-connection", canvas, line, .equal, first, line) }
            for view in views.dropFirst() { add("UISV-alignment", view, line, .equal, first, line) }
            for view in stack.arrangedSubviews where view.isHidden {
                add("UISV-alignment", view, line, .equal, first, line, priority: UILayoutPriority(999))
            }
        }
        guard stack.alignment != .fill else { return }
        for view in views {
            let isFirst = view === first
            // Aligned by baselines, views are at an end of the stack, and only the first has to stay inside at the
            // other.
            if !lines.contains(across.start), lines != [.firstBaseline] || isFirst {
                add("UISV-canvas-connection", view, across.start, .greaterThanOrEqual, canvas, across.start)
            }
            if !lines.contains(across.end), lines != [.lastBaseline] || isFirst {
                add("UISV-canvas-connection", canvas, across.end, .greaterThanOrEqual, view, across.end)
            }
            if lines == [.firstBaseline] {
                add("UISV-spanning-fit", canvas, across.end, .equal, view, across.end, priority: Self.spanning)
            } else if lines == [.lastBaseline] {
                add("UISV-spanning-fit", view, across.start, .equal, canvas, across.start, priority: Self.spanning)
            }
            add(
                "UISV-ambiguity-suppression", view, across.length, .equal, nil, .notAnAttribute,
                priority: UILayoutPriority(25))
        }
        // A stack that is free to be any size across is no larger than its largest view.
        add("UISV-canvas-fit", canvas, across.length, .equal, nil, .notAnAttribute, priority: Self.weak)
    }

    private static let (weak, spanning) = (UILayoutPriority(49), UILayoutPriority(51))

    private mutating func add(
        _ identifier: String, _ item: AnyObject, _ attribute: Attribute, _ relation: NSLayoutConstraint.Relation,
        _ other: AnyObject?, _ otherAttribute: Attribute, multiplier: CGFloat = 1, constant: CGFloat = 0,
        priority: UILayoutPriority = .required
    ) {
        let constraint = NSLayoutConstraint(
            item: item, attribute: attribute, relatedBy: relation, toItem: other, attribute: otherAttribute,
            multiplier: multiplier, constant: constant)
        constraint.identifier = identifier
        constraint.priority = priority
        constraints.append(constraint)
    }
}
