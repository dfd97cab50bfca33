import Foundation

/// The movements of elements in a picture, in CSS. Equal movements share one animation. All begin at once and last as
/// long.
nonisolated struct SVGAnimations {
    /// The duration until everything repeats.
    var seconds: Double = 0
    private var names: [String: String] = [:]
    private var rules: [String] = []

    /// The class of what moves so; nil if nothing does.
    ///
    /// What stands at the end is what an element is without animation. So it isn't written.
    mutating func name(of keyframes: [SVGKeyframe]) -> String? {
        guard let end = keyframes.last else { return nil }
        let moves = keyframes.contains { $0.offset != end.offset || $0.turn != end.turn }
        let fades = keyframes.contains { $0.opacity != end.opacity }
        guard moves || fades else { return nil }
        var times: [(look: String, times: [String])] = []
        for (index, frame) in keyframes.enumerated() {
            // What is between two alike is nothing new; the ends of all are as the end of these, if not said otherwise.
            let neighbors = [index - 1, index + 1].filter(keyframes.indices.contains).map { keyframes[$0] }
            if neighbors.count == 2, neighbors.allSatisfy(frame.looksLike) { continue }
            if index > 0, frame == keyframes[index - 1] { continue }
            if frame.looksLike(end), frame.time <= 0 || frame.time >= 1 { continue }
            let look = (moves ? ["transform:" + frame.transform] : []) + (fades ? ["opacity:" + frame.opacity.svg] : [])
            let text = look.joined(separator: ";")
            let time = (frame.time * 100).svg + "%"
            if let index = times.firstIndex(where: { $0.look == text }) {
                times[index].times.append(time)
            } else {
                times.append((text, [time]))
            }
        }
        let body = times.map { "\($0.times.joined(separator: ",")){\($0.look)}" }.joined()
        if let known = names[body] { return known }
        let name = Self.name(rules.count)
        names[body] = name
        rules.append(".\(name){animation-name:\(name)}@keyframes \(name){\(body)}\n")
        return name
    }

    /// `a`, `b`, … `z`, `ba`, …
    private static func name(_ number: Int) -> String {
        let letter = String(UnicodeScalar(UInt8(ascii: "a") + UInt8(number % 26)))
        return number < 26 ? letter : name(number / 26) + letter
    }

    /// The style sheet; nothing if nothing moves. Who wants no motion sees the end.
    var markup: String {
        guard !rules.isEmpty else { return "" }
        return "<style>\ng{animation:\(seconds.svg)s ease-in-out infinite}\n" + rules.joined()
            + "@media(prefers-reduced-motion:reduce){g{animation:none!important}}\n</style>\n"
    }
}

extension SVGKeyframe {
    /// As CSS writes it.
    fileprivate nonisolated var transform: String {
        let way =
            offset.x == 0
            ? "translateY(\(offset.y.svg)px)" : "translate(\(offset.x.svg)px,\(offset.y.svg)px)"
        return way + (turn == 0 ? "" : " rotate(\(turn.svg)deg)")
    }

    /// As an attribute has it.
    nonisolated var attribute: String? {
        let way = offset == .zero ? [] : ["translate(\(offset.x.svg) \(offset.y.svg))"]
        let words = way + (turn == 0 ? [] : ["rotate(\(turn.svg))"])
        return words.isEmpty ? nil : words.joined(separator: " ")
    }
}
