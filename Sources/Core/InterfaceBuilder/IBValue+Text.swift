import Foundation

extension IBValue {
    /// The value as a person reads it: `"Moon"`, `8,8 100×20`, `#ff8000`, `system 17`.
    public nonisolated var text: String {
        switch self {
        case .string(let text): "\"\(text)\""
        case .attributedString(let text): text.text
        case .rect(let rect): "\(IBValue.point(rect.origin).text) \(IBValue.size(rect.size).text)"
        case .point(let point): "\(Self.brief(point.x)),\(Self.brief(point.y))"
        case .size(let size): "\(Self.brief(size.width))×\(Self.brief(size.height))"
        case .inset(let top, let left, let bottom, let right):
            "top \(Self.brief(top)), left \(Self.brief(left)), bottom \(Self.brief(bottom)), right \(Self.brief(right))"
        case .color(let color): color.text
        case .font(let font): font.text
        case .autoresizingMask(let mask): mask.text
        case .state(let state): IBValue.group(state.group).text
        case .integer(let number): "\(number)"
        case .real(let number): Self.brief(number)
        case .bool(let flag): flag ? "YES" : "NO"
        case .range(let location, let length): "\(length) from \(location)"
        case .null: "nil"
        case .attributes(let attributes): Self.list(attributes.dictionary)
        case .group(let group):
            Self.list(group.attributes.dictionary.merging(group.properties.dictionary.mapValues(\.text)) { $1 })
        }
    }

    fileprivate nonisolated static func list(_ values: [String: String]) -> String {
        values.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }.joined(separator: ", ")
    }

    /// A number with three digits behind the point, if it needs them.
    nonisolated static func brief(_ number: some BinaryFloatingPoint) -> String {
        let rounded = (Double(number) * 1000).rounded() / 1000
        let whole = abs(rounded) < 1e15 ? Int(exactly: rounded) : nil
        return whole.map { "\($0)" } ?? "\(rounded)"
    }
}

extension IBAttributedString {
    /// The pieces as a person reads them, each with what it has of its own: `"Full " + "Moon" (NSColor #ff8000)`.
    fileprivate nonisolated var text: String {
        let pieces = runs.map { run in
            let attributes = IBValue.list(run.attributes.mapValues(\.text))
            return "\"\(run.text)\"" + (attributes.isEmpty ? "" : " (\(attributes))")
        }
        return pieces.joined(separator: " + ")
    }
}

extension IBColor {
    /// The color as a person reads it: `#ff8000`, `#ff8000 50%`, `labelColor`.
    fileprivate nonisolated var text: String {
        switch self {
        case .rgb(let red, let green, let blue, let alpha): Self.hex([red, green, blue], alpha)
        case .white(let white, let alpha): Self.hex([white, white, white], alpha)
        case .system(let name), .named(let name): name
        }
    }

    private nonisolated static func hex(_ parts: [Double], _ alpha: Double) -> String {
        let digits = parts.map { part in
            let digits = String((part * 255).rounded().whole(in: 0...255), radix: 16)
            return digits.count < 2 ? "0" + digits : digits
        }
        return "#" + digits.joined() + (alpha < 1 ? " \((alpha * 100).rounded().whole(in: 0...100))%" : "")
    }
}

extension IBFont {
    /// The font as a person reads it: `boldSystem 17`.
    fileprivate nonisolated var text: String {
        let name =
            switch kind {
            case .system: "system"
            case .boldSystem: "boldSystem"
            case .italicSystem: "italicSystem"
            case .named(let name, _): name
            case .style(let style): style
            }
        return [name, weight, pointSize.map { IBValue.brief($0) }].compactMap(\.self).joined(separator: " ")
    }
}

extension IBAutoresizingMask {
    /// The names of what is flexible.
    fileprivate nonisolated var text: String {
        let names = Self.attributes.enumerated().filter { contains(Self(rawValue: 1 << UInt($0.offset))) }.map(
            \.element)
        return names.isEmpty ? "none" : names.joined(separator: " ")
    }
}
