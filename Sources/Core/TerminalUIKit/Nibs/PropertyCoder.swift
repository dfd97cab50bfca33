/// A coder of an object's properties, which decodes or encodes them. A class lists its keys once for both.
///
/// A value that is absent, or equal to the property's, leaves the property as it is, so observers that override it see
/// only changes. As in UIKit, nil and the defaults of a view aren't written: each key of an archive takes long to read.
@_spi(Overriding) public struct PropertyCoder {
    /// The coder that holds the values.
    package let coder: NSCoder
    /// A Boolean value that indicates whether an object is being made, or else it is being written.
    package let isDecoding: Bool

    package init(_ coder: NSCoder, isDecoding: Bool) {
        self.coder = coder
        self.isDecoding = isDecoding
    }

    /// Returns a Boolean value that indicates whether there is something to read under a key.
    package func contains(_ key: String) -> Bool { isDecoding && !skips(key) }

    /// Returns a Boolean value that indicates whether a key needs no work, because there is nothing to read under it.
    /// All methods that read and write ask this first, as most keys are absent. They are inlined, so that key paths
    /// cost nothing then.
    @inline(__always) private func skips(_ key: String) -> Bool {
        isDecoding && !coder.containsValue(forKey: key)
    }

    // MARK: Values

    /// Reads or writes a property that is a value. Its default, which it has before it is read, isn't written.
    @inline(__always) package func code<Root: AnyObject, Value: CodedValue>(
        _ object: Root, _ property: ReferenceWritableKeyPath<Root, Value>, _ key: String, default usual: Value? = nil
    ) {
        if skips(key) { return }
        code(key, object[keyPath: property], default: usual) { object[keyPath: property] = $0 }
    }

    /// Reads or writes a value. Its default, which it has before it is read, isn't written.
    @inline(__always) package func code<Value: CodedValue>(
        _ key: String, _ value: @autoclosure () -> Value, default usual: Value? = nil, set: (Value) -> Void
    ) {
        if skips(key) { return }
        let value = value()
        if !isDecoding, value != usual { value.encode(with: coder, forKey: key) }
        if isDecoding, let read = Value.decoded(by: coder, forKey: key), read != value { set(read) }
    }

    /// Reads or writes a value that is nil unless it was set.
    package func code<Value: CodedValue>(ifSet value: Value?, _ key: String, set: (Value) -> Void) {
        if contains(key) { Value.decoded(by: coder, forKey: key).map(set) }
        if !isDecoding { value?.encode(with: coder, forKey: key) }
    }

    // MARK: Objects

    /// Reads or writes a property that is an object, or nil.
    @inline(__always) package func code<Root: AnyObject, Value>(
        _ object: Root, _ property: ReferenceWritableKeyPath<Root, Value?>, _ key: String
    ) {
        if skips(key) { return }
        code(key, object[keyPath: property]) { object[keyPath: property] = $0 }
    }

    /// Reads or writes an object, if there is one.
    @inline(__always) package func code<Value>(
        _ key: String, _ value: @autoclosure () -> Value?, set: (Value) -> Void
    ) {
        if skips(key) { return }
        guard isDecoding else { return write(value(), key) }
        object(key).map(set)
    }

    /// Reads or writes a property that is a list, or nil. Elements of another type are skipped.
    package func code<Root: AnyObject, Element>(
        _ object: Root, _ property: ReferenceWritableKeyPath<Root, [Element]?>, _ key: String
    ) {
        if skips(key) { return }
        code(key, object[keyPath: property]) { (list: [Element]) in object[keyPath: property] = list }
    }

    /// Reads or writes a property that is a list. Elements of another type are skipped.
    package func code<Root: AnyObject, Element>(
        _ object: Root, _ property: ReferenceWritableKeyPath<Root, [Element]>, _ key: String
    ) {
        if skips(key) { return }
        code(key, object[keyPath: property]) { (list: [Element]) in object[keyPath: property] = list }
    }

    /// Reads or writes a list.
    package func code<Element>(
        _ key: String, _ list: @autoclosure () -> [Element]?, set: ([Element]) -> Void
    ) {
        if skips(key) { return }
        guard isDecoding else { return write(list(), key) }
        coder.decodeList(of: Element.self, forKey: key).map(set)
    }

    /// Reads or writes an attributed text, if there is one.
    package func codeText(
        _ key: String, _ text: @autoclosure () -> NSAttributedString?, set: (NSAttributedString) -> Void
    ) {
        if skips(key) { return }
        if !isDecoding, let text = text() { coder.encodeAttributedString(text, forKey: key) }
        if isDecoding { coder.decodeAttributedString(forKey: key).map(set) }
    }

    /// Reads or writes attributes of a text, if there are some: as those of a blank.
    package func codeAttributes(
        _ key: String, _ attributes: @autoclosure () -> [NSAttributedString.Key: Any]?,
        set: ([NSAttributedString.Key: Any]) -> Void
    ) {
        codeText(key, attributes().map { NSAttributedString(string: " ", attributes: $0) }) {
            set($0.attributes(at: 0, effectiveRange: nil))
        }
    }

    // MARK: Reading in initializers

    /// Writes an object, unless it is nil. An initializer reads it.
    package func write(_ object: @autoclosure () -> Any?, _ key: String) {
        if !isDecoding, let object = object() { coder.encode(object, forKey: key) }
    }

    /// Writes a value. An initializer reads it.
    package func write<Value: CodedValue>(_ value: @autoclosure () -> Value, _ key: String) {
        if !isDecoding { value().encode(with: coder, forKey: key) }
    }
}
