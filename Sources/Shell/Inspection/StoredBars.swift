internal import Foundation
internal import InterfaceBuilder
internal import TerminalUIKit

/// The parts of a view that bars and the device's shape covered when Interface Builder stored its frames.
///
/// The file doesn't contain them: Interface Builder infers them each time from the view's surroundings. Here they
/// follow from a view inside that is held at the edge of the safe area.
struct StoredBars {
    /// The covered inset at the top, or nil if no view tells.
    private(set) var top: CGFloat?
    /// The covered inset at the bottom, or nil if no view tells.
    private(set) var bottom: CGFloat?
    /// The difference between the covered insets at the top and at the bottom, if a view in the middle tells.
    private(set) var shift: CGFloat?

    private let root: IBObject
    private let height: CGFloat
    private let guides: [IBObject]
    /// The root's margins without the covered insets, or nil if they are unknown or don't contain the insets.
    private let margin: CGFloat?

    /// Inspects the views in a view, or nil if it has no frame. A controller's view and a plain one have no margins of
    /// their own at the top and the bottom, unless the file gives them some.
    ///
    /// - Parameters:
    ///   - root: The view.
    ///   - hasController: A Boolean value that indicates whether it is a controller's view.
    ///   - traits: The traits of the screen, which determine the constraints in force.
    ///   - statusBar: The height of the status bar.
    ///   - system: The system that determined the frames. Before safe areas, margins don't contain the insets.
    init?(
        _ root: IBObject, hasController: Bool, traits: UITraitCollection, statusBar: CGFloat, system: SystemVersion
    ) {
        guard let frame = root.frame else { return nil }
        (self.root, height) = (root, frame.height)
        let hasMargins = root.properties["layoutMargins"] != nil || root.properties["directionalLayoutMargins"] != nil
        if system < .iOS11Beta {
            margin = nil
        } else if root.element == "view", root.attributes["preservesSuperviewLayoutMargins"] == "YES" {
            // The canvas's, which are those of any view.
            margin = 8
        } else if hasController
            || root.element == "view" && root.attributes["insetsLayoutMarginsFromSafeArea"] != "NO" && !hasMargins
        {
            margin = 0
        } else {
            margin = nil
        }
        guides = root.parent?.collections["layoutGuides"] ?? []
        let variations = root.variations.counting(on: traits.nibNames)
        let equations = root.constraints.filter {
            $0.relation == .equal && $0.variations.isEmpty && variations.includes($0.id)
        }
        for constraint in equations where constraint.priority == 1000 {
            top = top ?? covered(by: constraint, isTop: true)
            bottom = bottom ?? covered(by: constraint, isTop: false)
            shift = shift ?? shift(by: constraint)
        }
        // Others may be broken. They tell if they hold where usual bars end.
        let usual = [statusBar, statusBar + UINavigationBar.height(for: traits, in: system)].filter { $0 > 0 }
        for constraint in equations where top == nil {
            top = covered(by: constraint, isTop: true).flatMap { inset in usual.first { abs($0 - inset) < 1 } }
        }
    }

    /// Returns the covered inset at an edge of the root, if a constraint holds a view at the uncovered part.
    private func covered(by constraint: IBConstraint, isTop: Bool) -> CGFloat? {
        let first = (id: constraint.firstItem, attribute: constraint.firstAttribute)
        let second = (id: constraint.secondItem, attribute: constraint.secondAttribute ?? "")
        for (view, edge, sign) in [(first, second, -1.0), (second, first, 1.0)]
        where view.attribute == (isTop ? "top" : "bottom") {
            guard let margin = margin(of: edge.id, edge.attribute, isTop), let frame = frame(of: view.id)
            else { continue }
            let distance = isTop ? frame.minY : frame.maxY - height
            return max(0, (distance + sign * constraint.constant) * (isTop ? 1 : -1) - margin)
        }
        return nil
    }

    private func shift(by constraint: IBConstraint) -> CGFloat? {
        guard let guide = root.slots["safeArea"]?.id, constraint.secondItem == guide, constraint.multiplier == 1,
            constraint.firstAttribute == "centerY", constraint.secondAttribute == "centerY",
            let frame = frame(of: constraint.firstItem)
        else { return nil }
        return 2 * (frame.midY - constraint.constant) - height
    }

    /// Returns the distance of an edge from the covered part, or nil for an edge that is independent of it.
    private func margin(of id: String?, _ attribute: String, _ isTop: Bool) -> CGFloat? {
        guard let id, id != root.id else { return attribute == (isTop ? "topMargin" : "bottomMargin") ? margin : nil }
        let isEdge =
            id == root.slots["safeArea"]?.id
            ? attribute == (isTop ? "top" : "bottom")
            : id == guides.first { $0.attributes["type"] == (isTop ? "top" : "bottom") }?.id
                && attribute == (isTop ? "bottom" : "top")
        return isEdge ? 0 : nil
    }

    /// Returns the stored frame of a view inside, in the root, or nil if the file says that it is missing there.
    private func frame(of id: String?) -> CGRect? {
        guard let view = root.withDescendants.first(where: { $0.id == id }), view !== root,
            view.attributes["misplaced"] != "YES", var frame = view.frame
        else { return nil }
        var outer = view.parent
        while let object = outer, object !== root {
            if let around = object.frame { frame = frame.offsetBy(dx: around.minX, dy: around.minY) }
            outer = object.parent
        }
        return frame
    }
}
