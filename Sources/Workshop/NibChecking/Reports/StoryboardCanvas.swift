internal import Canvases
internal import Foundation
internal import Inspection
internal import InterfaceBuilder
internal import TerminalUIKit

/// The scenes of a storyboard as on Interface Builder's canvas: each with its title, and arrows for segues.
struct StoryboardCanvas {
    /// The widest scene, in points.
    private static let widest: CGFloat = 240
    /// The size of an empty scene.
    private static let emptySize = CGSize(width: 120, height: 80)
    /// The most scenes of a picture.
    private static let most = 100

    private struct Scene {
        let title: String
        /// The views, or nil for an empty scene.
        let window: UIWindow?
        /// The words in the box of an empty scene, or nil for one in another storyboard, which is a box
        /// around its title.
        let kind: String?

        /// The size at a scale.
        func size(at scale: CGFloat) -> CGSize {
            if let window { return CGSize(width: window.bounds.width * scale, height: window.bounds.height * scale) }
            if kind != nil { return StoryboardCanvas.emptySize }
            let width = TextMetrics.typographic.size(of: title, font: .systemFont(ofSize: 11)).width + 16
            return CGSize(width: min(StoryboardCanvas.widest, width), height: 24)
        }
    }

    private let scenes: [Scene]
    private let segues: [SceneSegue]
    private let initial: Int?
    private let scale: CGFloat
    private let layout: CanvasLayout
    private let colors: SnapshotColors
    private let draw: (UIWindow, SVGCanvas) -> Void
    /// The number of scenes that are too many to show.
    let rest: Int

    /// Prepares the canvas of a loaded storyboard, or nil if it has only one scene, or if one of them is looked at.
    init?(_ nib: LoadedNib, colors: SnapshotColors, draw: @escaping (UIWindow, SVGCanvas) -> Void) {
        let shown = nib.document.scenes.prefix(Self.most)
        guard nib.document.kind == .storyboard, nib.scene == nil, shown.count > 1 else { return nil }
        scenes = shown.map { scene in
            let screen = nib.screens.first { $0.showable.scene === scene }
            let element = scene.viewController?.element ?? ""
            return Scene(
                title: scene.title, window: scene.isEmpty ? nil : screen?.window,
                kind: element == "viewControllerPlaceholder" ? nil : element)
        }
        segues = SceneSegue.all(in: nib.document).filter { max($0.source, $0.destination) < shown.count }
        let first = nib.document.initialViewController
        initial = first.flatMap { first in shown.firstIndex { $0.viewController?.id == first } }
        let width = scenes.compactMap { $0.window?.bounds.width }.max() ?? Self.widest
        let scale = min(0.5, Self.widest / max(1, width))
        self.scale = scale
        layout = CanvasLayout(
            sizes: scenes.map { $0.size(at: scale) },
            locations: shown.map { $0.canvasLocation.map { CGPoint(x: $0.x * scale, y: $0.y * scale) } })
        (self.colors, self.draw) = (colors, draw)
        rest = nib.document.scenes.count - shown.count
    }

    /// The size with a margin for the arrow to the initial scene.
    var size: CGSize {
        CGSize(width: layout.size.width + 2 * Self.arrowRoom, height: layout.size.height)
    }

    private static let arrowRoom: CGFloat = 40

    /// Draws the canvas with its upper left corner at a point.
    func draw(at origin: CGPoint, on canvas: SVGCanvas) {
        let frames = layout.frames.map { $0.offsetBy(dx: origin.x + Self.arrowRoom, dy: origin.y) }
        drawArrows(between: frames, on: canvas)
        for (scene, frame) in zip(scenes, frames) {
            if scene.window != nil || scene.kind != nil {
                var line = CGRect(
                    x: frame.minX, y: frame.minY - CanvasLayout.titleHeight, width: max(frame.width, Self.widest),
                    height: CanvasLayout.titleHeight)
                // A title ends before a scene beside it.
                let beside = frames.filter {
                    $0.minX > frame.minX && $0.insetBy(dx: 0, dy: -line.height).intersects(line)
                }
                if let end = beside.map(\.minX).min() { line.size.width = end - 6 - frame.minX }
                let style = TextStyle(font: .systemFont(ofSize: 12), color: colors.foreground)
                canvas.draw(scene.title, in: line, style: style)
            }
            if let window = scene.window {
                canvas.draw(at: frame.origin, scale: scale) { draw(window, canvas) }
            } else {
                canvas.fill(frame, color: colors.background, cornerRadius: scene.kind == nil ? 6 : 0)
                canvas.draw(
                    scene.kind ?? scene.title, in: frame.insetBy(dx: 6, dy: 4),
                    style: TextStyle(font: .systemFont(ofSize: 11), color: colors.dim, alignment: .center))
            }
            canvas.stroke(frame, color: colors.edge, cornerRadius: scene.window == nil && scene.kind == nil ? 6 : 0)
        }
    }

    // MARK: Arrows

    private func drawArrows(between frames: [CGRect], on canvas: SVGCanvas) {
        if let initial {
            let end = CGPoint(x: frames[initial].minX, y: frames[initial].midY)
            drawArrow([CGPoint(x: end.x - 28, y: end.y), end], isSideways: true, on: canvas)
        }
        let ways = segues.map { Way(from: frames[$0.source], to: frames[$0.destination]) }
        for (index, (segue, way)) in zip(segues, ways).enumerated() where segue.source != segue.destination {
            // Arrows that leave or reach a scene at one edge are spread over it.
            let leaving = ways.indices.filter { segues[$0].source == segue.source && ways[$0].edge == way.edge }
            let coming = ways.indices.filter {
                segues[$0].destination == segue.destination && ways[$0].edge == way.edge
            }
            let start = way.start(in: frames[segue.source], number: leaving.firstIndex(of: index)!, of: leaving.count)
            let end = way.end(in: frames[segue.destination], number: coming.firstIndex(of: index)!, of: coming.count)
            drawArrow([start, end], isSideways: way.isSideways, on: canvas)
            if way.isSideways, frames[segue.source].height / CGFloat(leaving.count + 1) < 12 { continue }
            let width = CanvasLayout.gap - 14
            let left = way.edge == .minXEdge ? start.x - 4 - width : start.x + 4
            let top = way.edge == .maxYEdge ? start.y + 2 : start.y - 14
            canvas.draw(
                segue.identifier.map { "“\($0)”" } ?? segue.kind, in: CGRect(x: left, y: top, width: width, height: 12),
                style: TextStyle(
                    font: .systemFont(ofSize: 9), color: colors.dim, alignment: way.edge == .minXEdge ? .right : .left))
        }
    }

    private func drawArrow(_ ends: [CGPoint], isSideways: Bool, on canvas: SVGCanvas) {
        let (start, end) = (ends[0], ends[1])
        let path = UIBezierPath()
        path.move(to: start)
        let (dx, dy) = isSideways ? ((end.x - start.x) / 2, 0) : (0, (end.y - start.y) / 2)
        path.addCurve(
            to: end, controlPoint1: CGPoint(x: start.x + dx, y: start.y + dy),
            controlPoint2: CGPoint(x: end.x - dx, y: end.y - dy))
        path.lineWidth = 1.5
        canvas.stroke(path, color: colors.dim)
        let head = UIBezierPath()
        let back = isSideways ? CGPoint(x: dx < 0 ? 8 : -8, y: 0) : CGPoint(x: 0, y: dy < 0 ? 8 : -8)
        head.move(to: end)
        head.addLine(to: CGPoint(x: end.x + back.x + back.y / 2, y: end.y + back.y + back.x / 2))
        head.addLine(to: CGPoint(x: end.x + back.x - back.y / 2, y: end.y + back.y - back.x / 2))
        head.close()
        canvas.fill(head, color: colors.dim)
    }

    /// The way from one scene to another: the edge at which it leaves the one, and the opposite edge of the other.
    private struct Way {
        let edge: CGRectEdge
        var isSideways: Bool { edge == .minXEdge || edge == .maxXEdge }

        init(from source: CGRect, to destination: CGRect) {
            edge =
                destination.minX >= source.maxX
                ? .maxXEdge
                : destination.maxX <= source.minX ? .minXEdge : destination.minY >= source.maxY ? .maxYEdge : .minYEdge
        }

        func start(in frame: CGRect, number: Int, of count: Int) -> CGPoint {
            point(at: edge, of: frame, part: CGFloat(number + 1) / CGFloat(count + 1))
        }

        func end(in frame: CGRect, number: Int, of count: Int) -> CGPoint {
            let opposite: CGRectEdge =
                switch edge {
                case .minXEdge: .maxXEdge
                case .maxXEdge: .minXEdge
                case .minYEdge: .maxYEdge
                case .maxYEdge: .minYEdge
                }
            return point(at: opposite, of: frame, part: CGFloat(number + 1) / CGFloat(count + 1))
        }

        private func point(at edge: CGRectEdge, of frame: CGRect, part: CGFloat) -> CGPoint {
            switch edge {
            case .minXEdge: CGPoint(x: frame.minX, y: frame.minY + part * frame.height)
            case .maxXEdge: CGPoint(x: frame.maxX, y: frame.minY + part * frame.height)
            // The title stands above the frame.
            case .minYEdge: CGPoint(x: frame.minX + part * frame.width, y: frame.minY - CanvasLayout.titleHeight)
            case .maxYEdge: CGPoint(x: frame.minX + part * frame.width, y: frame.maxY)
            }
        }
    }
}
