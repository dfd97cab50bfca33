/// An outlet of any type, as the nib loader sees it.
@preconcurrency @MainActor public class AnyOutlet {
    /// The name by which a nib finds the outlet, if it differs from the property's.
    let name: String?
    /// The type of the objects that may be connected.
    let accepted: Any.Type
    /// A Boolean value that indicates whether the outlet was declared to be weak.
    final let isWeak: Bool
    /// The origin of the object that a nib connected last, or nil before that.
    final var origin: OutletOrigin?

    init(name: String?, accepting accepted: Any.Type, isWeak: Bool) {
        self.name = name
        self.accepted = accepted
        self.isWeak = isWeak
    }

    // Nonisolated: every outlet has one, and checking for the actor costs more than the rest.
    nonisolated deinit {}

    /// The type of the property, as it is written without its question mark.
    final var typeName: String { "\(accepted)" }

    /// A Boolean value that indicates whether the outlet is strong.
    var keeps: Bool { !isWeak }
    /// The objects that are connected now.
    var connectedObjects: [AnyObject] { [] }
    /// Connects an object, or adds it to a collection, or false if it is not of the outlet's type.
    func connect(to object: AnyObject, from origin: OutletOrigin?) -> Bool { false }
    /// Empties it.
    func disconnect() {}
}
