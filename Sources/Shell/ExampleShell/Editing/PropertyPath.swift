internal import Inspection
internal import PlainText
internal import TerminalUIKit

/// A property of an object on the screen, by a path such as `phaseLabel.textColor` or `#3.hidden`.
package struct PropertyPath {
    let object: any NibObject
    /// The property's name as its class lists it, or the name of an outlet.
    let name: String
    /// The property's name as it was typed.
    private let typedName: String

    /// Finds a property by names with dots between them, the last its own. The first is looked for in a place, or on
    /// the whole screen, where it may be the number of a cell.
    package init(_ path: String, in place: AnyObject? = nil, of session: ExampleSession) throws {
        let parts = path.split(separator: ".").map(String.init)
        guard !parts.isEmpty else { throw CommandError.noProperty(path, of: "the screen", among: []) }
        var object: AnyObject? = place
        var rest = parts[...]
        while rest.count > 1, object.map({ Self.property(rest.joined(separator: "."), of: $0) == nil }) ?? true {
            object = try Self.step(rest[rest.startIndex], from: object, in: session)
            rest = rest.dropFirst()
        }
        let name = rest.joined(separator: ".")
        let owner = object ?? Self.owner(of: name, in: session)
        guard let owner = owner as? any NibObject, let property = Self.property(name, of: owner) else {
            let names = owner.map(Self.names(of:)) ?? []
            throw CommandError.noProperty(
                name, of: owner.map { Trace.name(of: $0) } ?? "the screen", among: names)
        }
        (self.object, self.name, typedName) = (owner, property, name)
    }

    /// Returns the controller in front, or the first object that has an outlet of a name which the controller lacks.
    private static func owner(of name: String, in session: ExampleSession) -> AnyObject? {
        let front = session.window.frontController
        if let front, property(name, of: front) != nil { return front }
        return session.window.respondersAtAnyDepth.first { Outlets(of: $0).names.contains(name) } ?? front
    }

    static func names(of object: AnyObject) -> [String] {
        ((object as? any NibObject)?.inspectableNames ?? []) + Outlets(of: object).names
    }

    /// The name under which a class lists a property. As in UIKit, `isHidden` is `hidden`, too.
    private static func property(_ name: String, of object: AnyObject) -> String? {
        let names = names(of: object)
        if names.contains(name) { return name }
        guard let rest = name.prefixMatch(of: /is([A-Z])/) else { return nil }
        let short = rest.1.lowercased() + name.dropFirst(3)
        return names.contains(short) ? short : nil
    }

    private static func step(_ name: String, from object: AnyObject?, in session: ExampleSession) throws -> AnyObject {
        guard let object else { return try start(name, in: session) }
        if let found = Outlets(of: object).connections.first(where: { $0.name == name })?.objects.first { return found }
        if name == "contentView", let content = (object as? any ContentHolding)?.contentView { return content }
        let names = Outlets(of: object).connections.map(\.name) + (object is any ContentHolding ? ["contentView"] : [])
        throw CommandError.noProperty(name, of: Trace.name(of: object), among: names)
    }

    /// Returns the object where a path begins: a cell by its number, an outlet, or an object by the end of its class's
    /// name.
    private static func start(_ name: String, in session: ExampleSession) throws -> AnyObject {
        if name.hasPrefix("#") {
            let cells = session.window.cellContainers.flatMap(\.cellsOnScreen).map(\.cell)
            if let cell = cells.first(where: { "#\($0.serialNumber)" == name }) { return cell }
            throw CommandError.noSuchCell(
                name, among: NumberRanges(cells.map(\.serialNumber).sorted()).text(prefix: "#"))
        }
        do {
            return try session.objects(at: name)[0]
        } catch {
            func title(_ object: AnyObject) -> String {
                "\(type(of: object))".replacing("ViewController", with: "").lowercased()
            }
            let controllers = session.window.rootViewController?.controllersAtAnyDepth ?? []
            let objects = session.window.respondersAtAnyDepth + controllers
            guard let object = objects.first(where: { title($0).hasSuffix(name.lowercased()) }) else { throw error }
            return object
        }
    }

    // MARK: Its value

    /// The current value, in the form in which a user types it.
    package var text: String {
        if let inspectable = object.inspectable(named: name) {
            return inspectable.value(of: object).map(Self.text) ?? "nil"
        }
        let objects = Outlets(of: object).connections.first { $0.name == name }?.objects ?? []
        return objects.isEmpty ? "nil" : objects.map { Trace.name(of: $0) }.joined(separator: ", ")
    }

    private static func text(_ value: Any) -> String {
        let mirror = Mirror(reflecting: value)
        if mirror.displayStyle == .optional { return mirror.children.first.map { text($0.value) } ?? "nil" }
        switch value {
        case let color as UIColor: return color.typedName
        // A number beyond the range of `Int` stays as it is.
        case let number as CGFloat: return Int(exactly: number).map { "\($0)" } ?? "\(number)"
        case let text as String: return "\"\(text)\""
        case let point as CGPoint: return "(\(Self.text(point.x)), \(Self.text(point.y)))"
        case let size as CGSize: return "\(Self.text(size.width)) × \(Self.text(size.height))"
        case let rect as CGRect: return "\(Self.text(rect.size)) at \(Self.text(rect.origin))"
        default: return "\(value)"
        }
    }

    /// Gives it a value as typed: a number, true or false, a color, nil, a text, or for an outlet the name of an
    /// object.
    func set(_ text: String, in session: ExampleSession) throws {
        if let inspectable = object.inspectable(named: name) {
            guard Self.values(of: text).contains(where: { inspectable.set($0, on: object) }) else {
                throw CommandError("\(typedName) takes \(Self.words(for: inspectable.type)), not \"\(text)\"")
            }
            return
        }
        let outlets = Outlets(of: object)
        if text == "nil" { return outlets.disconnect(name) }
        let value = try Self.start(text, in: session)
        guard outlets.connect(name, to: value) else {
            throw CommandError("\(typedName) takes \(outlets.typeName(of: name) ?? "an object"), not \"\(text)\"")
        }
    }

    /// Returns the possible meanings of a text, the narrowest first.
    private static func values(of text: String) -> [Any?] {
        if text == "nil" { return [nil] }
        let bool = ["true": true, "yes": true, "false": false, "no": false][text.lowercased()]
        let number = Double(text).flatMap { $0.isFinite ? $0 : nil }
        let values: [Any?] = [bool, Int(text), number, UIColor(typedName: text), text]
        return values.filter { $0 != nil }
    }

    private static func words(for type: Any.Type) -> String {
        switch type {
        case is Bool.Type: "true or false"
        case is CGFloat.Type, is Double.Type, is Float.Type: "a number"
        case is Int.Type: "a whole number"
        case is UIColor.Type, is UIColor?.Type: "a color, such as red or #CC0000"
        case is String.Type, is String?.Type: "a text"
        default: "\("\(type)".replacing(#/^Optional<(.*)>$/#, with: \.1)), which can't be typed"
        }
    }
}

extension CommandError {
    fileprivate static func noProperty(_ name: String, of object: String, among names: [String]) -> CommandError {
        let rest = names.isEmpty ? "" : "; it has \(names.joined(separator: ", "))"
        let hint = probableName(for: name, among: names).map { "; did you mean \"\($0)\"?" } ?? rest
        return CommandError("\(object) has no property \"\(name)\"\(hint)")
    }
}

extension UIViewController {
    /// The controller, those in it, and those that any of them presents, covered or not.
    fileprivate var controllersAtAnyDepth: [UIViewController] {
        [self] + (children + [presentedViewController].compactMap(\.self)).flatMap(\.controllersAtAnyDepth)
    }
}

extension UIColor {
    /// The color by a name as it is typed: `red`, `systemBlue`, `#CC0000`, or nil if there isn't one.
    fileprivate convenience init?(typedName name: String) {
        if name.hasPrefix("#"), name.count == 7, let number = Int(name.dropFirst(), radix: 16) {
            self.init(
                red: CGFloat(number >> 16) / 255, green: CGFloat(number >> 8 & 0xFF) / 255,
                blue: CGFloat(number & 0xFF) / 255, alpha: 1)
        } else {
            self.init(systemName: name + "Color")
        }
    }

    /// The name to type: the name from the system, else `#CC0000`.
    fileprivate var typedName: String {
        if let name = Self.systemNames.first(where: { UIColor(systemName: $0) == self }) {
            return String(name.dropLast("Color".count))
        }
        return hex.uppercased()
    }
}
