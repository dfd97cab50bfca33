internal import Foundation
internal import InterfaceBuilder
internal import PlainText
internal import REPL

extension NibReport {
    var heading: StyledText {
        let device = device.map { " for \($0.name) (\($0.id))" } ?? ""
        let size = size.map { ", \(CGFloat($0[0]).brief)×\(CGFloat($0[1]).brief)" } ?? ""
        return StyledText(file, .bold) + StyledText("  \(kind)\(device)\(size)", .dim)
    }

    /// The report but for the picture, in sections, without empty sections.
    func text(ascii: Bool, columns: Int?, listsUnused: Bool) -> StyledText {
        let sections = [
            section("Scenes", sceneLines(ascii: ascii), columns: columns),
            section("Tree", tree.flatMap { $0.lines(ascii: ascii, foldsCells: false) }, columns: columns),
            section("Connections", connections.map { StyledText(arrow($0.text, ascii: ascii)) }, columns: columns),
            section("Not here", notHere, columns: columns),
            section("Not understood", unread.map { StyledText($0.text) }, columns: columns),
            section("Read, but not used", listsUnused ? unused.map(\.text) : [], columns: columns),
            section("Findings", findings.isEmpty ? ["none"] : findings.map(\.text), columns: columns),
        ]
        return sections.compactMap(\.self).joined(by: "\n")
    }

    private func section(_ title: String, _ lines: [StyledText], columns: Int?) -> StyledText? {
        guard !lines.isEmpty else { return nil }
        let isTree = title == "Tree"
        let shown = lines.map { line in
            isTree ? ("  " + line).cut(to: columns) : ("  " + line).wrapped(to: columns, indent: 6)
        }
        return ([StyledText(title, .bold)] + shown).joined(by: "\n")
    }

    private func arrow(_ text: String, ascii: Bool) -> String { ascii ? text.replacing("→", with: "->") : text }

    /// The scenes, each followed by arrows to those that segues lead to.
    private func sceneLines(ascii: Bool) -> [StyledText] {
        guard let scenes, !scenes.isEmpty else { return scenes == nil ? [] : ["none"] }
        let rows = scenes.map { [$0.id, $0.name ?? "no controller", $0.identifier ?? "", $0.howToGetThere] }
        let widths = (0..<3).map { column in rows.map { DisplayWidth.columns(of: $0[column]) }.max() ?? 0 }
        return zip(rows, scenes).flatMap { row, scene in
            let line =
                StyledText(row[0].padded(to: widths[0]), .name) + "  " + StyledText(row[1].padded(to: widths[1])) + "  "
                + StyledText(widths[2] == 0 ? "" : row[2].padded(to: widths[2]) + "  ", .name)
                + StyledText(row[3], row[3] == Scene.unreachable ? .broken : .dim)
            let arrows = scene.segues.map { segue in
                let identifier = segue.identifier.map { " “\($0)”" } ?? ""
                let way = "    \(segue.kind)\(identifier) \(ascii ? "->" : "→") "
                return StyledText(way, .dim) + StyledText(segue.title)
            }
            return [line] + arrows
        }
    }

    private var notHere: [StyledText] {
        standIns.map { standIn in
            let what =
                standIn.element.map { "<\($0)> has no class here" } ?? "class \(standIn.name) is not in this program"
            let shown =
                standIn.shown == "NSObject"
                ? "nothing is shown for it"
                : standIn.element == nil ? "a \(standIn.shown) is shown" : "a frame stands for it"
            return StyledText("line \(standIn.line): \(what): \(shown)")
        } + lacks.map { StyledText("line \($0.line): there is no \($0.member) here") }
    }
}

extension NibReport.Scene {
    fileprivate static let unreachable = "nothing leads to it"

    fileprivate var howToGetThere: String {
        switch IBDocument.Access(rawValue: access) {
        case .initial: "initial"
        case .reachable: "a segue leads to it"
        case .byIdentifier: "by its identifier"
        case .none?, nil: Self.unreachable
        }
    }
}

extension NibReport.Unused {
    fileprivate var text: StyledText {
        let times = count == 1 ? "line \(lines[0])" : "\(count) times, first in line \(lines[0])"
        return StyledText("\(element).") + StyledText(key, .name) + StyledText("  \(times)", .dim)
    }
}

extension IBFault {
    /// The finding as text: its place, its severity, its message and its object.
    fileprivate var text: StyledText {
        StyledText("\(place): ") + StyledText("\(severity.rawValue):", .broken) + StyledText(" \(words)")
            + StyledText(about, .dim)
    }
}
