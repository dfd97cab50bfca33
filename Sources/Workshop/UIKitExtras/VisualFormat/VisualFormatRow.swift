/// Makes constraints of what a visual format says.
struct VisualFormatRow {
    private let format: VisualFormat
    private let options: NSLayoutConstraint.FormatOptions
    private let views: [String: AnyObject]
    private var constraints: [NSLayoutConstraint] = []

    /// Prepares to make them.
    init(_ format: VisualFormat, options: NSLayoutConstraint.FormatOptions, views: [String: AnyObject]) {
        self.format = format
        self.options = options
        self.views = views
    }

    /// The inactive constraints. A message has the format as it was written.
    mutating func makeConstraints(_ text: String) throws(VisualFormatParser.Problem) -> [NSLayoutConstraint] {
        constraints = []
        for (number, connection) in format.connections.enumerated() {
            try connect(format.items[number], format.items[number + 1], connection, text)
        }
        for case .view(let name, let predicates) in format.items {
            for predicate in predicates { limit(views[name]!, predicate) }
        }
        align()
        return constraints
    }

    private var start: NSLayoutConstraint.Attribute {
        guard format.axis == .horizontal else { return .top }
        if options.contains(.directionLeftToRight) { return .left }
        return options.contains(.directionRightToLeft) ? .right : .leading
    }

    private var end: NSLayoutConstraint.Attribute {
        guard format.axis == .horizontal else { return .bottom }
        if options.contains(.directionLeftToRight) { return .right }
        return options.contains(.directionRightToLeft) ? .left : .trailing
    }

    private var length: NSLayoutConstraint.Attribute { format.axis == .horizontal ? .width : .height }

    /// Keeps two neighbors apart: the second starts after the first's end.
    private mutating func connect(
        _ first: VisualFormat.Item, _ second: VisualFormat.Item, _ connection: VisualFormat.Connection, _ text: String
    ) throws(VisualFormatParser.Problem) {
        var (before, after): (AnyObject?, AnyObject?) = (object(first), object(second))
        var (from, to) = (end, start)
        if case .superview = first {
            (before, from) = (superview(of: after), start)
        } else if case .superview = second {
            (after, to) = (superview(of: before), end)
        }
        guard let before, let after else {
            throw VisualFormatParser.Problem(
                description: """
                    Unable to parse constraint format:
                    Unable to interpret '|' character, because the related view doesn't have a superview
                    \(text)
                    """)
        }
        switch connection {
        case .flush: keep(after, to, .equal, before, from, 0)
        case .usual:
            // At the edges it is the superview's margin.
            let isAtStart = from == start
            let isAtEnd = to == end
            if isAtStart {
                keep(after, to, .equal, before, from.inMargins, 0)
            } else if isAtEnd {
                keep(after, to.inMargins, .equal, before, from, 0)
            } else {
                keep(after, to, .equal, before, from, 8)
            }
        case .predicates(let predicates):
            for predicate in predicates {
                guard case .constant(let constant) = predicate.operand else { continue }
                keep(after, to, predicate.relation, before, from, constant, predicate.priority)
            }
        }
    }

    private mutating func keep(
        _ after: AnyObject, _ to: NSLayoutConstraint.Attribute, _ relation: NSLayoutConstraint.Relation,
        _ before: AnyObject, _ from: NSLayoutConstraint.Attribute, _ constant: CGFloat,
        _ priority: UILayoutPriority = .required
    ) {
        // From right to left, what comes after lies at smaller numbers.
        let isReversed = options.contains(.directionRightToLeft) && format.axis == .horizontal
        let constraint =
            isReversed
            ? NSLayoutConstraint(
                item: before, attribute: from, relatedBy: relation, toItem: after, attribute: to, multiplier: 1,
                constant: constant)
            : NSLayoutConstraint(
                item: after, attribute: to, relatedBy: relation, toItem: before, attribute: from, multiplier: 1,
                constant: constant)
        constraint.priority = priority
        constraints.append(constraint)
    }

    private mutating func limit(_ view: AnyObject, _ predicate: VisualFormat.Predicate) {
        var (other, constant): (AnyObject?, CGFloat) = (nil, 0)
        switch predicate.operand {
        case .constant(let number): constant = number
        case .view(let name): other = views[name]
        }
        let constraint = NSLayoutConstraint(
            item: view, attribute: length, relatedBy: predicate.relation, toItem: other,
            attribute: other == nil ? .notAnAttribute : length, multiplier: 1, constant: constant)
        constraint.priority = predicate.priority
        constraints.append(constraint)
    }

    private mutating func align() {
        let row = format.items.compactMap(object)
        for attribute in options.attributes {
            for (view, next) in zip(row, row.dropFirst()) {
                constraints.append(
                    NSLayoutConstraint(
                        item: view, attribute: attribute, relatedBy: .equal, toItem: next, attribute: attribute,
                        multiplier: 1, constant: 0))
            }
        }
    }

    private func object(_ item: VisualFormat.Item) -> AnyObject? {
        guard case .view(let name, _) = item else { return nil }
        return views[name]
    }

    private func superview(of item: AnyObject?) -> UIView? {
        (item as? UILayoutGuide)?.owningView ?? (item as? UIView)?.superview
    }
}
