@_spi(Overriding) import Views

/// One of the buttons that a swipe over a row brings in. UIKit has such a class, and keeps it to itself.
final class SwipeButton: UIControl, TapTitled {
    private let action: UIContextualAction
    private let perform: () -> Void

    /// Creates the button of an action, which a tap performs.
    init(_ action: UIContextualAction, perform: @escaping () -> Void) {
        self.action = action
        self.perform = perform
        super.init(frame: .zero)
    }

    /// Returns `nil`, because cells make their buttons themselves.
    required init?(coder: NSCoder) { nil }

    private var label: String { action.title ?? action.image?.name ?? "" }

    override var displayedText: String? { label }

    var tapTitles: [String] { [label] }

    /// The width that the label takes, with two columns at either side.
    var width: CGFloat { TextLayout.size(of: label, mode: .byClipping).width + 4 * TextLayout.columnWidth }

    override func draw(_ rect: CGRect) {
        guard let canvas = UIGraphicsGetCurrentContext() else { return }
        canvas.fill(bounds, color: action.backgroundColor ?? (action.style == .destructive ? .systemRed : .systemGray))
        let line = bounds.insetBy(dx: 0, dy: (bounds.height - TextLayout.lineHeight) / 2)
        canvas.draw(label, in: line, style: TextStyle(color: .white, alignment: .center))
    }

    override func handleTap(at point: CGPoint) {
        super.handleTap(at: point)
        perform()
    }
}
