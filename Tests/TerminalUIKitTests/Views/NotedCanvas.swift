import TerminalUIKit

/// Notes in words what is drawn on it, step by step.
final class NotedCanvas: Canvas {
    let era: Era
    private(set) var lines: [String] = []
    private var depth = 0

    init(era: Era = .iOS5) { self.era = era }

    /// Returns the steps of drawing a view and its subviews.
    static func lines(of view: UIView, era: Era = .iOS5) -> [String] {
        let canvas = NotedCanvas(era: era)
        UIGraphicsPushContext(canvas)
        defer { UIGraphicsPopContext() }
        view.drawHierarchy(on: canvas)
        return canvas.lines
    }

    private func note(_ line: String) { lines.append(String(repeating: "  ", count: depth) + line) }

    private func text(_ rect: CGRect) -> String {
        [rect.minX, rect.minY, rect.width, rect.height].map { "\(($0 * 100).rounded() / 100)" }.joined(separator: " ")
    }

    private func text(_ text: AttributedText?) -> String { text.map { "'\($0.string)'" } ?? "–" }

    private func text(_ style: TextStyle) -> String {
        "\(style.font), \(style.color), \(style.alignment) \(style.lineBreakMode) \(style.numberOfLines)"
    }

    private func text(_ caption: Caption) -> String { "\(caption.symbol?.name ?? "–") \(text(caption.text))" }

    private func text(_ figure: Figure) -> String {
        switch figure {
        case .bar(let edge): "bar \(edge)"
        case .barTitle(let title, let edge): "title '\(title)' \(edge)"
        case .barButton(let caption, let leadsBack, let edge): "button \(text(caption)) back \(leadsBack) \(edge)"
        case .tab(let caption, let badge, let isSelected, let edge):
            "tab \(text(caption)) \(badge ?? "–") selected \(isSelected) \(edge)"
        case .standIn(let text): "stand-in '\(text)'"
        default: "\(figure)".prefix { $0 != "(" } + ""
        }
    }

    func saveState() {
        note("(")
        depth += 1
    }
    func restoreState() {
        depth -= 1
        note(")")
    }
    func translate(x: CGFloat, y: CGFloat) { note("move \(x) \(y)") }
    func concatenate(_ one: CGAffineTransform) { note("turn \(one.a) \(one.b) \(one.c) \(one.d) \(one.tx) \(one.ty)") }
    func clip(to rect: CGRect) { note("clip \(text(rect))") }
    func multiplyAlpha(_ alpha: CGFloat) { note("alpha \(alpha)") }
    func fill(_ rect: CGRect, color: UIColor, cornerRadius: CGFloat) {
        note("fill \(text(rect)) \(color) \(cornerRadius)")
    }
    func stroke(_ rect: CGRect, color: UIColor, width: CGFloat, cornerRadius: CGFloat) {
        note("stroke \(text(rect)) \(color) \(width) \(cornerRadius)")
    }
    func line(from start: CGPoint, to end: CGPoint, color: UIColor) { note("line \(start) \(end) \(color)") }
    func fill(_ path: UIBezierPath, color: UIColor) { note("fill path \(text(path.bounds)) \(color)") }
    func stroke(_ path: UIBezierPath, color: UIColor) { note("stroke path \(text(path.bounds)) \(color)") }
    func draw(_ text: AttributedText, in rect: CGRect, style: TextStyle) {
        note("text \(self.text(text)) \(self.text(rect)) \(self.text(style))")
    }
    func draw(_ image: UIImage, in rect: CGRect, tintColor: UIColor) {
        note("image \(image.name ?? "–") \(text(rect)) \(tintColor)")
    }
    func draw(_ figure: Figure, in rect: CGRect, style: TextStyle, isEnabled: Bool) {
        note("\(text(figure)) \(text(rect)) \(text(style))\(isEnabled ? "" : " disabled")")
    }
    func highlight(_ rect: CGRect) { note("highlight \(text(rect))") }
}
