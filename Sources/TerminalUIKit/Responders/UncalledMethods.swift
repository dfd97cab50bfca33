/// Finds the methods of delegates that nobody calls.
///
/// On iOS an optional method is called if the object has it, whichever class declares it. Swift without Objective-C
/// calls what the class has that declares the protocol; a method that only a subclass adds compiles and is never
/// called. The names of methods are in the program's file, so that much can be told.
enum UncalledMethods {
    private static var linesByClass: [ObjectIdentifier: [String]] = [:]

    /// Logs the methods of an object that look like those of a protocol it conforms to, and are not; once a class.
    ///
    /// In debug builds only: whoever writes the class is to know, and to look takes some milliseconds.
    ///
    /// - Complexity: O(*n*) for a program of *n* functions, if the object's superclass is the program's own.
    static func warn(about object: AnyObject) {
        #if DEBUG
            let type: AnyClass = type(of: object)
            guard World.current.isFirst("methods of \(ObjectIdentifier(type))"), let parent = _getSuperclass(type),
                !isOfThisModule(parent), parent != NSObject.self
            else { return }
            let lines = linesByClass[ObjectIdentifier(type)] ?? found(in: type)
            linesByClass[ObjectIdentifier(type)] = lines
            for line in lines { Log.write(line) }
        #endif
    }

    private static func isOfThisModule(_ type: AnyClass) -> Bool {
        _typeName(type).hasPrefix("\(NibClasses.module).")
    }

    private static func found(in type: AnyClass) -> [String] {
        // Classes of this module have all that their protocols may be asked for.
        let types = sequence(first: type, next: _getSuperclass)
        let classes = Array(types.prefix { !isOfThisModule($0) && $0 != NSObject.self })
        guard let symbols = ProgramSymbols(), let members = MembersOfClasses(classes, in: symbols) else { return [] }
        return members.uncalled.map { uncalled in
            "\(uncalled.subclass) declares \(uncalled.method), which nobody calls: \(uncalled.conformer) is the "
                + "\(uncalled.protocolName), and has no such method. Declare it there, and override it."
        }
    }
}
