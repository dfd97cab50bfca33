extension UIResponder {
    /// A Boolean value that indicates whether the object's class has its own methods for touches, so that a touch may
    /// do something.
    ///
    /// On iOS, Objective-C's run time tells. Swift has no such function, so this compares the entries in the classes'
    /// tables of methods. `UIScrollView` keeps touches from the responders around it, and does nothing itself.
    package var handlesTouches: Bool {
        let own = Self.words(of: type(of: self))
        let idle = [UIResponder.self, UIScrollView.self].map(Self.words)
        return [TouchBeginning.self, TouchEnding.self].contains { (overriding: AnyClass) in
            let entry = Self.entry(overriddenBy: overriding)
            return idle.allSatisfy { $0[entry] != own[entry] }
        }
    }

    /// Returns the words that describe a class. A subclass has those of its superclass at the same indexes.
    private static func words(of type: AnyClass) -> UnsafePointer<UInt> {
        unsafeBitCast(type, to: UnsafePointer<UInt>.self)
    }

    /// Returns the index of the method that a class overrides, which is the first word that it alone has. A class that
    /// overrides none differs from `UIResponder` in the words that differ in all classes.
    private static func entry(overriddenBy type: AnyClass) -> Int {
        let (base, idle, overriding) = (words(of: UIResponder.self), words(of: TouchIgnoring.self), words(of: type))
        return (2...).first { base[$0] == idle[$0] && overriding[$0] != idle[$0] }!
    }
}

private final class TouchIgnoring: UIResponder {}

private final class TouchBeginning: UIResponder {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
}

private final class TouchEnding: UIResponder {
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
}
