// Interface Builder writes dates, locales and time zones as elements with attributes. Archives hold plain values.
extension NSCoder {
    func decodeDate(forKey key: String) -> Date? {
        switch decodeObjectIfPresent(forKey: key) {
        case let date as Date: date
        case let attributes as [String: String]:
            attributes["timeIntervalSinceReferenceDate"].flatMap(Double.init).flatMap(Self.believableDate)
        default: nil
        }
    }

    /// A date in the years that calendars can write, or nil for any other.
    private static func believableDate(_ seconds: Double) -> Date? {
        let date = Date(timeIntervalSinceReferenceDate: seconds)
        return seconds.isNaN || date < .distantPast || date > .distantFuture ? nil : date
    }

    /// Decodes a name: the text itself, or the attribute that holds it.
    func decodeName(forKey key: String, attribute: String) -> String? {
        switch decodeObjectIfPresent(forKey: key) {
        case let name as String: name
        case let attributes as [String: String]: attributes[attribute]
        default: nil
        }
    }
}
