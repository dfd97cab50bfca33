import Foundation

/// A canvas of pixels, for images that code draws: rectangles, paths and bitmaps. It draws no letters, symbols or
/// controls. Transforms only move.
final class BitmapCanvas: Canvas {
    private struct State {
        var origin = CGPoint.zero
        var clips: [(CGPoint) -> Bool] = []
        var alpha: CGFloat = 1
    }

    let scale: CGFloat
    private let width: Int
    private let height: Int
    private var bytes: [UInt8]
    private var state = State()
    private var saved: [State] = []

    /// The longest side, in pixels.
    private static let longest = 2000

    /// Creates a clear canvas of a size in points. It has no more than four million pixels.
    init(size: CGSize, scale: CGFloat) {
        self.scale = scale
        width = (size.width * scale).rounded(.up).whole(in: 1...Self.longest)
        height = (size.height * scale).rounded(.up).whole(in: 1...Self.longest)
        bytes = [UInt8](repeating: 0, count: width * height * 4)
    }

    /// The image drawn so far.
    var image: UIImage {
        UIImage(.bitmap(BitmapImage(Bitmap(width: width, height: height, bytes: bytes))), name: nil, scale: scale)
    }

    func saveState() { saved.append(state) }
    func restoreState() { state = saved.popLast() ?? state }
    func translate(x: CGFloat, y: CGFloat) {
        state.origin.x += x
        state.origin.y += y
    }
    func concatenate(_ transform: CGAffineTransform) { translate(x: transform.tx, y: transform.ty) }
    func clip(to rect: CGRect) {
        let rect = rect.offsetBy(dx: state.origin.x, dy: state.origin.y)
        state.clips.append { rect.contains($0) }
    }
    func clip(to path: UIBezierPath) {
        let origin = state.origin
        state.clips.append { path.contains(CGPoint(x: $0.x - origin.x, y: $0.y - origin.y)) }
    }
    func multiplyAlpha(_ alpha: CGFloat) { state.alpha *= alpha }

    func fill(_ rect: CGRect, color: UIColor, cornerRadius: CGFloat) {
        guard cornerRadius <= 0 else {
            return fill(UIBezierPath(roundedRect: rect, cornerRadius: cornerRadius), color: color)
        }
        paint(rect) { _ in color.pixel }
    }
    func fill(_ path: UIBezierPath, color: UIColor) {
        paint(path.bounds) { path.contains($0) ? color.pixel : nil }
    }
    func stroke(_ rect: CGRect, color: UIColor, width: CGFloat, cornerRadius: CGFloat) {
        let inner = rect.insetBy(dx: width, dy: width)
        paint(rect) { inner.contains($0) ? nil : color.pixel }
    }
    func draw(_ image: UIImage, in rect: CGRect, tintColor: UIColor) {
        guard case .bitmap(let bitmap) = image.content, rect.width > 0, rect.height > 0 else { return }
        let pixels = bitmap.painted(image.paint(tintColor: tintColor))
            .bitmap(
                width: (rect.width * scale).rounded().whole(in: 0...Self.longest),
                height: (rect.height * scale).rounded().whole(in: 0...Self.longest))
        guard pixels.width > 0, pixels.height > 0 else { return }
        paint(rect) { point in
            pixels[
                ((point.x - rect.minX) / rect.width * CGFloat(pixels.width)).whole(in: 0...pixels.width - 1),
                ((point.y - rect.minY) / rect.height * CGFloat(pixels.height)).whole(in: 0...pixels.height - 1)]
        }
    }
    func stroke(_ path: UIBezierPath, color: UIColor) {
        for line in path.lines {
            let points = line.points + (line.isClosed ? line.points.prefix(1) : [])
            for (start, end) in zip(points, points.dropFirst()) {
                draw(from: start, to: end, color: color, width: path.lineWidth)
            }
        }
    }
    func line(from start: CGPoint, to end: CGPoint, color: UIColor) {
        draw(from: start, to: end, color: color, width: 1 / scale)
    }
    func draw(_ text: AttributedText, in rect: CGRect, style: TextStyle) {}
    func draw(_ figure: Figure, in rect: CGRect, style: TextStyle, isEnabled: Bool) {}
    func highlight(_ rect: CGRect) {}

    private func draw(from start: CGPoint, to end: CGPoint, color: UIColor, width: CGFloat) {
        let (x, y) = (end.x - start.x, end.y - start.y)
        let area = CGRect(x: min(start.x, end.x), y: min(start.y, end.y), width: abs(x), height: abs(y))
        paint(area.insetBy(dx: -width / 2, dy: -width / 2)) { point in
            let along = ((point.x - start.x) * x + (point.y - start.y) * y) / max(x * x + y * y, .leastNormalMagnitude)
            let part = max(0, min(1, along))
            let distance = hypot(point.x - start.x - part * x, point.y - start.y - part * y)
            return distance <= width / 2 ? color.pixel : nil
        }
    }

    /// Lays pixels over those whose middles are in a rectangle.
    private func paint(_ rect: CGRect, _ pixel: (CGPoint) -> Pixel?) {
        let area = rect.standardized
        func range(_ low: CGFloat, _ high: CGFloat, _ origin: CGFloat, _ count: Int) -> Range<Int> {
            func edge(_ value: CGFloat) -> Int {
                ((value + origin) * scale).rounded().whole(in: 0...count)
            }
            let start = edge(low)
            return start..<max(start, edge(high))
        }
        guard !area.isNull, area.width > 0, area.height > 0 else { return }
        for y in range(area.minY, area.maxY, state.origin.y, height) {
            for x in range(area.minX, area.maxX, state.origin.x, width) {
                let place = CGPoint(x: (CGFloat(x) + 0.5) / scale, y: (CGFloat(y) + 0.5) / scale)
                guard state.clips.allSatisfy({ $0(place) }),
                    let pixel = pixel(CGPoint(x: place.x - state.origin.x, y: place.y - state.origin.y))
                else { continue }
                lay(pixel, at: (y * width + x) * 4)
            }
        }
    }

    private func lay(_ pixel: Pixel, at start: Int) {
        let over = CGFloat(pixel.alpha) / 255 * state.alpha
        let under = CGFloat(bytes[start + 3]) / 255 * (1 - over)
        guard over + under > 0 else { return }
        for (offset, value) in [pixel.red, pixel.green, pixel.blue].enumerated() {
            let mixed = (CGFloat(value) * over + CGFloat(bytes[start + offset]) * under) / (over + under)
            bytes[start + offset] = UInt8(mixed.rounded().whole(in: 0...255))
        }
        bytes[start + 3] = UInt8(((over + under) * 255).rounded().whole(in: 0...255))
    }
}

extension UIColor {
    fileprivate nonisolated var pixel: Pixel {
        func byte(_ part: CGFloat) -> UInt8 { UInt8((part * 255).rounded().whole(in: 0...255)) }
        return Pixel(red: byte(red), green: byte(green), blue: byte(blue), alpha: byte(alpha))
    }
}
