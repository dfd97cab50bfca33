import Foundation
import InterfaceBuilder

/// Makes changes of real nibs, as Interface Builder would, from a seed. No two are about the same thing.
struct NibEdits {
    /// A change.
    enum Edit {
        case set(String, to: String, of: String)
        case remove(attribute: String, of: String)
        case delete(String)
        /// A label is put first into what holds an object's views.
        case insert(id: String, into: String)
    }

    private var state: UInt64

    init(seed: UInt64) {
        state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1
    }

    private mutating func random(_ count: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int((state >> 33) % UInt64(count))
    }

    /// The text of one of the examples' nibs.
    mutating func nib() throws -> String {
        let examples = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("Examples")
        let names = (FileManager.default.enumerator(atPath: examples.path)?.allObjects as? [String] ?? []).filter {
            $0.hasSuffix(".xib") || $0.hasSuffix(".storyboard")
        }.sorted()
        return try String(contentsOf: examples.appendingPathComponent(names[random(names.count)]), encoding: .utf8)
    }

    /// From two to eight changes, each of another object.
    mutating func some(in text: String) -> [Edit] {
        let markup = IBMarkup(text)
        let named = Set(markup.elements.flatMap(\.attributes).filter { $0.name != "id" }.map(\.value))
        var edits: [Edit] = []
        for (index, element) in markup.elements.enumerated() {
            guard let id = element["id"], element.name != "device" else { continue }
            let inside = markup.elements.filter { $0.parent == index }
            switch random(4) {
            case 0: edits.append(.set("userLabel", to: "Moon & \(id)", of: id))
            case 1 where element["opaque"] != nil: edits.append(.remove(attribute: "opaque", of: id))
            case 2 where !named.contains(id) && inside.allSatisfy { $0["key"] == "frame" } && element["key"] == nil:
                edits.append(.delete(id))
            case 3 where inside.contains { $0.name == "subviews" }:
                edits.append(.insert(id: "New-\(index)-new", into: id))
            default: break
            }
        }
        while edits.count > 8 { edits.remove(at: random(edits.count)) }
        return edits.count > 1
            ? edits
            : markup.elements.compactMap { $0.name == "device" ? nil : $0["id"] }.prefix(2).map {
                .set("userLabel", to: "Moon", of: $0)
            }
    }

    /// The text with changes.
    func apply(_ edits: [Edit], to text: String) -> String {
        edits.reduce(text, apply)
    }

    private func apply(to text: String, _ edit: Edit) -> String {
        let markup = IBMarkup(text)
        switch edit {
        case .set(let name, let value, let id): return markup.setting(name, to: value, of: index(id, in: markup))
        case .remove(let attribute, let id): return markup.removing(attribute, of: index(id, in: markup))
        case .delete(let id): return markup.removing([index(id, in: markup)])
        case .insert(let new, let id):
            let parent = index(id, in: markup)
            let holder = markup.elements.first { $0.parent == parent && $0.name == "subviews" }!
            let label = "\n    <label text=\"New\" id=\"\(new)\"/>"
            let bytes = markup.bytes
            return String(
                decoding: bytes[..<holder.endOfTag] + label.utf8 + bytes[holder.endOfTag...], as: UTF8.self)
        }
    }

    private func index(_ id: String, in markup: IBMarkup) -> Int { markup.elements.firstIndex { $0["id"] == id }! }
}
