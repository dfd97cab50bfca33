/// A keyed archive written as XML: the format of `.xib` files before 2013, in both of its dialects.
///
/// Version 7.10 writes lists and dictionaries as objects, 8.00 as elements of their own.
final class IBArchive {
    private let file: String
    /// The elements with an id, by that id.
    private var elementsByID: [String: IBElement] = [:]
    /// The values by their keys, of elements with many values.
    private var valuesByKey: [UInt32: [String: IBElement]] = [:]
    /// As many values are looked through.
    private static let fewValues = 32
    /// The values of the root, by their keys.
    let root: IBElement

    /// Reads an `<archive>` element.
    init(_ archive: IBElement, file: String) throws(NibError) {
        self.file = file
        guard let data = archive.children.first(where: { $0.name == "data" }) else {
            throw NibError(file: file, location: archive.location, message: "<archive> has no <data>")
        }
        root = data
        try index(data)
    }

    private func index(_ element: IBElement) throws(NibError) {
        if element.name != "reference", let id = element["id"] {
            if let first = elementsByID[id] {
                throw failure("the id \(id.quoted) is used twice, first in line \(first.location.line)", at: element)
            }
            elementsByID[id] = element
        }
        for child in element.children { try index(child) }
    }

    // MARK: Values

    /// Returns the value of a key in an object, wherever it is defined, or nil if there isn't one.
    func value(_ key: String, of object: IBElement) throws(NibError) -> IBElement? {
        guard let child = child(key, of: object) else { return nil }
        return try resolved(child)
    }

    private func child(_ key: String, of object: IBElement) -> IBElement? {
        if let values = valuesByKey[object.number] { return values[key] }
        var count = 0
        for child in object.children {
            if child[.key] == key { return child }
            count += 1
            if count == Self.fewValues { break }
        }
        guard count == Self.fewValues else { return nil }
        let values = Dictionary(
            object.children.compactMap { child in child[.key].map { ($0, child) } },
            uniquingKeysWith: { first, _ in first })
        valuesByKey[object.number] = values
        return values[key]
    }

    /// Returns the value of the first of two keys that an object has.
    func value(_ key: String, or other: String, of object: IBElement) throws(NibError) -> IBElement? {
        if let value = try value(key, of: object) { return value }
        return try value(other, of: object)
    }

    /// Returns the element that a reference leads to, or the element itself, or nil if there isn't one.
    func resolved(_ element: IBElement) throws(NibError) -> IBElement? {
        if element.name == "nil" { return nil }
        guard element.name == "reference" else { return element }
        guard let id = element["ref"] else { return nil }
        guard let target = elementsByID[id] else {
            throw failure("a reference leads to \(id.quoted), which nothing in the archive has as its id", at: element)
        }
        return target
    }

    /// Returns a Boolean value that indicates whether an element is a list, in either dialect.
    static func isList(_ element: IBElement) -> Bool {
        if element.name == "array" { return true }
        guard element.name == "object", let name = element["class"] else { return false }
        return ["NSArray", "NSMutableArray", "NSSet", "NSMutableSet"].contains(name)
    }

    /// Returns the elements of a list, with references resolved and without nil.
    func list(_ element: IBElement?) throws(NibError) -> [IBElement] {
        guard let element else { return [] }
        var values: [IBElement] = []
        for child in element.children where child["key"] != "EncodedWithXMLCoder" {
            if let value = try resolved(child) { values.append(value) }
        }
        return values
    }

    /// Returns the values of a dictionary, by their keys: elements with keys, two parallel lists, or numbered pairs.
    func dictionary(_ element: IBElement?) throws(NibError) -> [String: IBElement] {
        guard let element else { return [:] }
        var values: [String: IBElement] = [:]
        if element.name == "dictionary" {
            for child in element.children {
                if let key = child["key"], let value = try resolved(child) { values[key] = value }
            }
            return values
        }
        let keys = try list(value("dict.sortedKeys", of: element))
        for (key, value) in zip(keys, try list(value("dict.values", of: element))) { values[key.text] = value }
        for child in element.children {
            guard let key = child["key"], key.hasPrefix("NS.key.") else { continue }
            let number = key.dropFirst("NS.key.".count)
            values[child.text] = try value("NS.object.\(number)", of: element)
        }
        return values
    }

    // MARK: Scalars

    /// Returns the value of a scalar: its text, or the text of its attribute.
    static func text(of element: IBElement) -> String { element["value"] ?? element.text }

    /// A whole number, or nil if it isn't one.
    func integer(_ key: String, of object: IBElement) throws(NibError) -> Int? {
        guard let element = try value(key, of: object) else { return nil }
        guard let number = Int(Self.text(of: element)) else {
            throw bad(element, key, expected: "a whole number")
        }
        return number
    }

    /// The numbers of a text such as `{{20, 12}, {252, 21}}`.
    func numbers(_ element: IBElement, count: Int) throws(NibError) -> [Double] {
        let parts = element.text.split { "{}, ".contains($0) }.map { Double($0) }
        let numbers = parts.compactMap(\.self)
        guard parts.count == count, numbers.count == count, numbers.allSatisfy(\.isFinite) else {
            throw bad(element, element["key"] ?? "", expected: "\(count) numbers in braces")
        }
        return numbers
    }

    /// The error for a value that is not as expected.
    func bad(_ element: IBElement, _ key: String, expected: String) -> NibError {
        failure("\(key.quoted) is \(Self.text(of: element).quoted); expected \(expected)", at: element)
    }

    /// An error at an element.
    func failure(_ message: String, at element: IBElement) -> NibError {
        NibError(file: file, location: element.location, objectID: element["id"], message: message)
    }
}
