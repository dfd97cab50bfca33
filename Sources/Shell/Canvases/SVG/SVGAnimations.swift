import Foundation

/// The movements of elements in a picture, in CSS. Equal movements share one animation. All begin at once and last as
/// long.
nonisolated struct SVGAnimations {
    /// The duration until everything repeats.
    var seconds: Double = 0
    private var names: [String: String] = [:]
    private var rules: [String] = []

    /// Returns the class for an element's keyframes, or nil if the element neither moves nor fades.
    ///
    /// An element without animation looks like its last keyframe, so that keyframe isn't written.
    mutating func name(of keyframes: [SVGKeyframe]) -> String? {
        guard let end = keyframes.last else { return nil }
        let moves = keyframes.contains { $0.offset != end.offset || $0.turn != end.turn }
        let fades = keyframes.contains { $0.opacity != end.opacity }
        guard moves || fades else { return nil }
        var times: [(look: String, times: [String])] = []
        for (index, frame) in keyframes.enumerated() {
            // A keyframe between two that look like it has no effect. A keyframe at the end that looks like the last is
            // implied.
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

    /// The style sheet, or empty without movement. A user who wants reduced motion sees the end.
    var markup: String {
        guard !rules.isEmpty else { return "" }
        return "<style>\ng{animation:\(seconds.svg)s ease-in-out infinite}\n" + rules.joined()
            + "@media(prefers-reduced-motion:reduce){g{animation:none!important}}\n</style>\n"
    }
}

extension SVGKeyframe {
    /// The transform in CSS.
    fileprivate nonisolated var transform: String {
        let way =
            offset.x == 0
            ? "translateY(\(offset.y.svg)px)" : "translate(\(offset.x.svg)px,\(offset.y.svg)px)"
        return way + (turn == 0 ? "" : " rotate(\(turn.svg)deg)")
    }

    /// The transform as an attribute.
    nonisolated var attribute: String? {
        let way = offset == .zero ? [] : ["translate(\(offset.x.svg) \(offset.y.svg))"]
        let words = way + (turn == 0 ? [] : ["rotate(\(turn.svg))"])
        return words.isEmpty ? nil : words.joined(separator: " ")
    }
}
