/// What a nib can wake and connect actions to.
///
/// In UIKit every `NSObject` is such. Swift adds nothing to a class that a subclass could override, so here it is
/// a protocol: responders conform to it, and so do classes of one's own that stand in nibs (``NibCustomObject``).
@preconcurrency @MainActor public protocol NibObject: NSObject {
    /// The methods that controls can call by name, as `["done:": Action(MoonController.done)]`.
    ///
    /// It stands where Objective-C's run time finds an `@IBAction`. A class lists its own; those of its superclasses
    /// are found as well.
    static var actions: [String: Action] { get }

    /// Called on every object a nib has made, when all its outlets and actions are connected.
    ///
    /// File's Owner and the other placeholders were there before the nib: they do not get it.
    func awakeFromNib()
}

extension NibObject {
    /// No methods.
    public static var actions: [String: Action] { [:] }

    /// Does nothing.
    public func awakeFromNib() {}

    /// The method by a name: of the object's class, else of the nearest superclass that has it.
    ///
    /// - Parameter name: The name as Interface Builder writes it, `done:`.
    public func action(named name: String) -> Action? {
        actionTables.lazy.compactMap { $0[name] }.first
    }

    /// The names of the object's methods, its superclasses' included, in alphabetical order.
    public var actionNames: [String] { Set(actionTables.flatMap(\.keys)).sorted() }

    /// The tables of the object's class and its superclasses, from the class upwards.
    private var actionTables: [[String: Action]] {
        sequence(first: Mirror(reflecting: self)) { $0.superclassMirror }
            .compactMap { ($0.subjectType as? any NibObject.Type)?.actions }
    }
}
