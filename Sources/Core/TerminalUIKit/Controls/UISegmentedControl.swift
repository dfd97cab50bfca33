@_spi(Overriding) import Views

/// A row of buttons of which one is chosen, drawn as ` New |[Full]| Last `.
open class UISegmentedControl: UIControl {
    /// The index when no segment is chosen.
    public static let noSegment = -1

    private var segments: [UISegment] = []
    private var storedIndex = noSegment

    /// The chosen segment, counted from 0, or ``noSegment`` if there isn't one.
    ///
    /// Setting it calls no target. Only a user's tap does. A segment that doesn't exist deselects all.
    open var selectedSegmentIndex: Int {
        get { storedIndex }
        set { storedIndex = segments.indices.contains(newValue) ? newValue : Self.noSegment }
    }
    /// A Boolean value that determines whether each segment is as wide as its content. Otherwise all are as wide as the
    /// widest.
    open var apportionsSegmentWidthsByContent = false { didSet { invalidateIntrinsicContentSize() } }
    /// A Boolean value that determines whether a segment is selected only while it is touched.
    open var isMomentary = false

    /// Creates a control with a segment for each title or image, in order.
    public convenience init(items: [Any]?) {
        self.init(frame: .zero)
        for item in items ?? [] {
            let segment = UISegment()
            segment.title = item as? String
            segment.image = item as? UIImage
            segments.append(segment)
        }
    }

    @_spi(Overriding) public override func code(with coder: PropertyCoder) {
        super.code(with: coder)
        coder.code(self, \.segments, "segments")
        coder.code(self, \.selectedSegmentIndex, "selectedSegmentIndex")
        coder.code(self, \.isMomentary, "momentary")
        coder.code(self, \.apportionsSegmentWidthsByContent, "apportionsSegmentWidthsByContent")
    }

    /// The number of segments.
    open var numberOfSegments: Int { segments.count }

    /// Returns the title of a segment, or nil if the segment doesn't exist or has no title.
    open func titleForSegment(at segment: Int) -> String? {
        segments.indices.contains(segment) ? segments[segment].title : nil
    }

    /// Sets the title of a segment, or of the last one if there are fewer.
    open func setTitle(_ title: String?, forSegmentAt segment: Int) {
        guard !segments.isEmpty else { return }
        segments[max(0, min(segment, segments.count - 1))].title = title
        invalidateIntrinsicContentSize()
    }

    /// Inserts a segment.
    ///
    /// - Parameters:
    ///   - title: The title of the segment.
    ///   - segment: The index of the new segment. Beyond the last one, the segment is appended.
    ///   - animated: A Boolean value without effect.
    open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
        let index = max(0, min(segment, segments.count))
        let new = UISegment()
        new.title = title
        segments.insert(new, at: index)
        if storedIndex >= index { storedIndex += 1 }
        invalidateIntrinsicContentSize()
    }

    /// Removes all segments.
    open func removeAllSegments() {
        segments = []
        storedIndex = Self.noSegment
        invalidateIntrinsicContentSize()
    }

    /// The natural size, which has space for the widest title in every segment.
    open override var intrinsicContentSize: CGSize {
        let font = UIFont.systemFont(ofSize: 13)
        let count = CGFloat(segments.count)
        guard TextMetrics.current != .columns else {
            let widest = segments.map { TextLayout.size(of: $0.caption.characters, mode: .byClipping).width }.max()
            return CGSize(
                width: ((widest ?? 0) + 3 * TextLayout.columnWidth) * count, height: TextLayout.lineHeight)
        }
        let widths = segments.map { segment in
            segment.title.map { TextMetrics.current.size(of: $0, font: font).width }
                ?? segment.image?.sizeInPoints().width ?? 0
        }
        let isFlat = World.current.systemVersion < .iOS13
        let content =
            apportionsSegmentWidthsByContent
            ? widths.reduce(0) { $0 + ($1 + 14).rounded() }
            : ((widths.max() ?? 0) + (isFlat ? 14 : 19)).rounded() * count
        return CGSize(width: content + max(0, count - 1), height: isFlat ? 28 : 31)
    }

    /// The insets leave out one point at the bottom.
    open override var alignmentRectInsets: UIEdgeInsets {
        alignmentInsets(UIEdgeInsets(top: 0, left: 0, bottom: 1, right: 0))
    }

    /// The title of the chosen segment.
    public override var displayedText: String? { titleForSegment(at: selectedSegmentIndex) }

    /// Draws the segments, which are equally wide, with the selected one marked.
    open override func draw(_ rect: CGRect) {
        let drawn = segments.map { Figure.Segment($0.caption, isEnabled: $0.isEnabled) }
        let selected = segments.indices.contains(selectedSegmentIndex) ? selectedSegmentIndex : nil
        draw(.segments(drawn, selected: selected), color: tintColor)
    }

    @_spi(Overriding) public override func handleTap(at point: CGPoint) {
        guard !segments.isEmpty, bounds.width > 0 else { return }
        let index = (point.x / bounds.width * CGFloat(segments.count)).whole(in: 0...segments.count - 1)
        guard segments[index].isEnabled else { return }
        let isNew = storedIndex != index
        storedIndex = index
        if isNew || isMomentary { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
        if isMomentary { storedIndex = Self.noSegment }
        super.handleTap(at: point)
    }
}
