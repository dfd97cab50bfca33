internal import ExampleShell
internal import Foundation
internal import Inspection
internal import TerminalUIKit

/// The picture of one view on a screen by itself, without its superview and its subviews, or of the badge of a cell.
struct ScreenLayer {
    /// The view, or the cell for a badge.
    let view: UIView
    let depth: Int
    /// The view's line in `tree`, or nil if the layer isn't a view's, or another has the line.
    var text: StyledText?
    /// The layer's frame in the window, in points.
    let frame: CGRect
    /// The part of the window that the layer may cover, in points.
    let clip: CGRect
    /// The opacity of the layer, 0…1.
    var alpha: CGFloat = 1
    /// A Boolean value that indicates whether the layer is the one that the view draws in front of its subviews.
    var isOverlay = false
    var badge: CellBadge?

    /// The layers of a window, from the rearmost to the foremost, those of the badges last.
    static func layers(of window: UIWindow, with badges: [CellBadge] = []) -> [ScreenLayer] {
        var layers: [ScreenLayer] = []
        func add(_ view: UIView, _ node: ViewNode, from superlayer: ScreenLayer) {
            let origin = CGPoint(
                x: superlayer.frame.minX - (view.superview?.bounds.minX ?? 0) + view.frame.minX,
                y: superlayer.frame.minY - (view.superview?.bounds.minY ?? 0) + view.frame.minY)
            let frame = CGRect(origin: origin, size: view.bounds.size)
            let clips = view.clipsToBounds || view.layer.masksToBounds
            var layer = ScreenLayer(
                view: view, depth: superlayer.depth + 1, text: node.line, frame: frame,
                clip: clips ? superlayer.clip.intersection(frame) : superlayer.clip,
                alpha: view.isHidden ? 0 : superlayer.alpha * view.alpha)
            layers.append(layer)
            for (subview, node) in zip(view.subviews, node.children) { add(subview, node, from: layer) }
            (layer.text, layer.isOverlay) = (nil, true)
            layers.append(layer)
        }
        let tree = ViewNode(window, owner: window.rootViewController)
        add(window, tree, from: ScreenLayer(view: window, depth: -1, frame: .zero, clip: window.bounds))
        return layers + self.layers(of: badges, over: layers)
    }

    private static func layers(of badges: [CellBadge], over layers: [ScreenLayer]) -> [ScreenLayer] {
        badges.compactMap { badge in
            let cell = layers.first { layer in
                layer.view is any ReusableCell && layer.view.serialNumber == badge.number
                    && layer.frame.contains(badge.frame.origin)
            }
            return cell.map {
                ScreenLayer(view: $0.view, depth: $0.depth + 3, frame: badge.shape, clip: badge.clip, badge: badge)
            }
        }
    }
}
