/// The names of classes for messages, each found once: to ask Swift for one takes 530 instructions, and a row that is
/// scrolled needs seven.
struct ClassNames {
    private var known: [ObjectIdentifier: String] = [:]

    /// Returns the name of an object's class, found with a function if it is not known yet.
    mutating func name(of object: AnyObject, else find: (AnyObject) -> String) -> String {
        let type = ObjectIdentifier(type(of: object))
        if let name = known[type] { return name }
        let name = find(object)
        known[type] = name
        return name
    }
}
