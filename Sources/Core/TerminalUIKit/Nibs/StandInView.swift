/// Stands where a nib has a view of an element without a class here, a map say: a frame with the element's name.
///
/// The view keeps everything the nib has inside.
final class StandInView: UIView {
    /// The name of the element, `mapView`.
    private let element: String

    /// Creates a stand-in for an element, in the future superview's coordinates.
    init(element: String, frame: CGRect) {
        self.element = element
        super.init(frame: frame)
    }

    required init?(coder: NSCoder) {
        element = coder.decodeObjectIfPresent(forKey: NibValues.elementKey) as? String ?? ""
        super.init(coder: coder)
        for view in coder.decodeList(of: UIView.self, forKey: NibValues.slotsKey) ?? [] { addSubview(view) }
    }

    override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(element, forKey: NibValues.elementKey)
    }

    /// The name of the element.
    override var displayedText: String? { isFilled ? nil : element }

    /// A container that has got its content needs no name.
    var isFilled = false

    override func draw(_ rect: CGRect) {
        guard !isFilled else { return }
        UIGraphicsGetCurrentContext()?.draw(.standIn(element), in: bounds, style: .standIn)
    }
}
