public import Foundation

/// A part of a screen that isn't a list, with its properties. A note beside the screen shows them, and the changes
/// since the last command.
public struct ScreenPart: Equatable, Codable {
    /// A property of a part.
    public struct Property: Equatable, Codable {
        /// The text, or the name of the value. It is empty in the first property if that describes the part itself.
        public var name: String
        /// The value, which may change, or nil if the name says everything.
        public var value: String?
        /// A Boolean value that determines whether the property is a fault.
        public var isBroken: Bool

        /// Creates a property.
        public init(_ name: String, _ value: String? = nil, isBroken: Bool = false) {
            self.name = name
            self.value = value
            self.isBroken = isBroken
        }

        fileprivate var text: String { [name, value ?? ""].filter { !$0.isEmpty }.joined(separator: " ") }
    }

    /// The unique name of the part, by its place.
    public var place: String
    /// The distance from the top of the screen, in points.
    public var y: CGFloat
    /// The properties of the part, the most important first.
    public var properties: [Property]

    /// Describes a part.
    public init(_ place: String, y: CGFloat, _ properties: [Property]) {
        self.place = place
        self.y = y
        self.properties = properties
    }

    /// Returns a note: changes since an earlier state, broken properties, and then the rest, dim.
    func note(since before: [ScreenPart]?) -> ScreenNotes.Note {
        let lines = lines(since: before)
        let details = lines.dropFirst()
        let isOld = { (line: StyledText) in line.runs.allSatisfy { $0.role == .dim } }
        return ScreenNotes.Note(
            y: y, text: lines.first ?? "",
            details: (details.filter { !isOld($0) } + details.filter(isOld)).map { " " + $0 })
    }

    /// Returns the properties that are new since an earlier state, in a line each.
    func news(since before: [ScreenPart]) -> [String] {
        let known = before.first { $0.place == place }?.headedProperties
        let lines = zip(headedProperties, lines(since: known == nil ? nil : before))
        return lines.filter { known?.contains($0.0) != true }.map(\.1.string)
    }

    /// The properties, the first of which describes the part itself, if only that it is there.
    private var headedProperties: [Property] { properties.first?.name == "" ? properties : [Property("")] + properties }

    private func lines(since before: [ScreenPart]?) -> [StyledText] {
        let known = before.map { $0.first { $0.place == place }?.headedProperties }
        return headedProperties.enumerated().map { index, property in
            let text = [index == 0 ? place : "", property.text].filter { !$0.isEmpty }.joined(separator: " ")
            // There is no earlier state, or the part didn't exist.
            guard let known else { return StyledText(text, property.isBroken ? .broken : .plain) }
            guard let known else {
                let isHeading = index == 0
                let role: TextRole = property.isBroken ? .broken : isHeading ? .made : .plain
                return StyledText(text + (isHeading ? ", new" : ""), role)
            }
            let old = known.first { $0.name == property.name && $0.value != property.value }?.value
            let was = old.map { ", was \($0)" } ?? ""
            if property.isBroken { return StyledText(text + was, .broken) }
            return StyledText(text + was, known.contains(property) ? .dim : old == nil ? .plain : .made)
        }
    }
}
