/// The names of classes for messages, each found once: to ask Swift for one takes 530 instructions, and a row that is
/// scrolled needs seven.
struct ClassNames {
    private var known: [ObjectIdentifier: String] = [:]
    /// The class that was asked for last, because a list names one cell after another.
    private var last: (type: ObjectIdentifier, name: String)?

    /// Returns the name of an object's class, found with a function if it is not known yet.
    mutating func name(of object: AnyObject, else find: (AnyObject) -> String) -> String {
        let type = ObjectIdentifier(type(of: object))
        if let last, last.type == type { return last.name }
        let name = known[type] ?? find(object)
        known[type] = name
        last = (type, name)
        return name
    }
}
