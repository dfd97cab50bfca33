/// An object that a nib can create and connect actions to.
///
/// In UIKit, every `NSObject` can do this. A Swift extension can't add members that a subclass could override, so here
/// it is a protocol: responders conform to it, and so do custom classes in nibs (``NibCustomObject``).
@preconcurrency @MainActor public protocol NibObject: NSObject {
    /// The methods that controls can call by name, as `["done:": Action(MoonController.done)]`.
    ///
    /// The table replaces Objective-C's run time, which finds an `@IBAction`. A class lists its own methods. Those of
    /// its superclasses are found as well.
    static var actions: [String: Action] { get }

    /// The properties that a nib can set by name, as `["stars": Inspectable(\RatingView.stars)]`.
    ///
    /// The table replaces Objective-C's run time, which finds any property, and `@IBInspectable`, by which Xcode shows
    /// it. A class lists its own properties. Those of its superclasses are found as well.
    static var inspectables: [String: Inspectable] { get }

    /// Called on every object a nib has made, when all its outlets and actions are connected.
    ///
    /// File's Owner and the other placeholders were there before the nib: they do not get it.
    func awakeFromNib()
}

extension NibObject {
    /// No methods.
    public static var actions: [String: Action] { [:] }

    /// No properties.
    public static var inspectables: [String: Inspectable] { [:] }

    /// Does nothing.
    public func awakeFromNib() {}

    /// Sets a property by its name, or by a path of names that is listed as one. Returns `false` if neither the
    /// object's class nor a superclass lists it, or if it doesn't take such a value.
    func setInspectable(_ name: String, to value: Any?) -> Bool {
        inspectable(named: name)?.set(value, on: self) ?? false
    }

    /// Returns the property by a name that the object's class lists, or the nearest superclass that lists it.
    package func inspectable(named name: String) -> Inspectable? {
        tables { $0.inspectables }.lazy.compactMap { $0[name] }.first
    }

    /// The names of the properties that the object's class and its superclasses list, in alphabetical order.
    package var inspectableNames: [String] {
        Set(tables { $0.inspectables }.flatMap { $0.filter { !$0.value.isReadOnly }.keys }).sorted()
    }

    /// Returns the method by a name: of the object's class, else of the nearest superclass that has it.
    ///
    /// - Parameter name: The name as Interface Builder writes it, `done:`.
    public func action(named name: String) -> Action? {
        tables { $0.actions }.lazy.compactMap { $0[name] }.first
    }

    /// The names of the object's methods, its superclasses' included, in alphabetical order.
    public var actionNames: [String] { Set(tables { $0.actions }.flatMap(\.keys)).sorted() }

    /// The tables of the object's class and its superclasses, from the class upwards.
    private func tables<Entry>(
        of table: (any NibObject.Type) -> [String: Entry]
    ) -> [[String: Entry]] {
        sequence(first: Mirror(reflecting: self)) { $0.superclassMirror }
            .compactMap { ($0.subjectType as? any NibObject.Type).map(table) }
    }
}
