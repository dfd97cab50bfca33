internal import Foundation
internal import Inspection
internal import InterfaceBuilder
internal import TerminalUIKit

/// Writes the frames that follow from constraints and contents into a merged file, as layout computes them.
struct FrameWriter {
    /// The distance up to which a stored number is right, in points, because fonts here are not quite Apple's.
    private static let tolerance: CGFloat = 2

    private let frames: [String: CGRect]

    /// Returns the text of a document with the frames of some views, and of what is in them if they are stacks.
    ///
    /// - Throws: An error if the text is no document.
    static func closing(_ ids: Set<String>, in text: String) throws -> String {
        let document = try IBDocument(data: Data(text.utf8), file: "the merged file")
        if ids.isEmpty { return text }
        let text = try FrameWriter(document, ids: ids).text(of: text)
        let inside = ids.compactMap(document.object).filter { $0.element == "stackView" }.flatMap(\.arranged)
        if inside.isEmpty { return text }
        let resized = try IBDocument(data: Data(text.utf8), file: "the merged file")
        return try FrameWriter(resized, ids: Set(inside.map(\.id))).text(of: text)
    }

    /// Lays a document out, and takes the frames of some views.
    private init(_ document: IBDocument, ids: Set<String>) throws {
        frames = try LoadedNib.load(document, LoadedNib.Options()) { nib in
            var frames: [String: CGRect] = [:]
            for id in ids {
                guard let object = document.object(withID: id),
                    let view = nib.inspection.instance(of: object) as? UIView
                else { continue }
                frames[id] = nib.inspection.frames[id]
                // A stack without constraints is as large as it is drawn, so its contents are measured.
                if let stack = view as? UIStackView, let stored = object.frame,
                    object.attributes["translatesAutoresizingMaskIntoConstraints"] != "NO"
                {
                    var size = stack.size(alongIn: stored.size)
                    for part in object.arranged {
                        guard let own = (nib.inspection.instance(of: part) as? UIView)?.intrinsicContentSize,
                            let other = part.frame?.size
                        else { continue }
                        let (width, height) = (other.width - own.width, other.height - own.height)
                        if stack.axis == .vertical, abs(height) <= Self.tolerance { size.height += height }
                        if stack.axis == .horizontal, abs(width) <= Self.tolerance { size.width += width }
                    }
                    frames[id] = CGRect(origin: stored.origin, size: size)
                }
            }
            return frames
        }
    }

    /// Returns the text of the document with these frames.
    private func text(of text: String) -> String {
        let root = MergeNode.tree(of: text)
        let bytes = Array(text.utf8)
        var edits: [(range: Range<Int>, text: [UInt8])] = []
        for node in root.withDescendants where node.isFrame {
            guard let frame = node.parent?["id"].flatMap({ frames[$0] }) else { continue }
            let numbers = ["x": frame.minX, "y": frame.minY, "width": frame.width, "height": frame.height]
            for attribute in node.attributes {
                guard let number = numbers[attribute.name], let stored = Double(attribute.value),
                    abs(number - stored) > Self.tolerance
                else { continue }
                let range = attribute.text.startIndex..<attribute.text.endIndex
                edits.append((range, Array(" \(attribute.name)=\"\(number.asInFiles)\"".utf8)))
            }
        }
        var result = bytes
        for edit in edits.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
            result.replaceSubrange(edit.range, with: edit.text)
        }
        return String(decoding: result, as: UTF8.self)
    }
}

extension IBObject {
    /// The views that a stack arranges.
    fileprivate var arranged: [IBObject] { collections["subviews"] ?? [] }
}

extension UIStackView {
    /// Returns the size that the arranged views need along the axis, in a size that is right across it.
    fileprivate func size(alongIn size: CGSize) -> CGSize {
        let isVertical = axis == .vertical
        let fitting = systemLayoutSizeFitting(
            CGSize(width: isVertical ? size.width : 0, height: isVertical ? 0 : size.height),
            withHorizontalFittingPriority: isVertical ? .required : .fittingSizeLevel,
            verticalFittingPriority: isVertical ? .fittingSizeLevel : .required)
        return isVertical
            ? CGSize(width: size.width, height: fitting.height) : CGSize(width: fitting.width, height: size.height)
    }
}

extension CGFloat {
    /// The number as Interface Builder writes it.
    fileprivate var asInFiles: String {
        Int(exactly: self).map { $0 == 0 ? "0.0" : "\($0)" } ?? "\(Double(self))"
    }
}
