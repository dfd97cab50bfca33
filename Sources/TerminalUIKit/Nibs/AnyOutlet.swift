/// An outlet whatever its type: what the nib loader sees of it.
protocol AnyOutlet {
    /// The name to be found by where it is not that of the property.
    var name: String? { get }
    /// The type of the property, as it is written without its question mark.
    var typeName: String { get }
    /// Whether the outlet is strong.
    var keeps: Bool { get }
    /// What is connected now.
    var connectedObjects: [AnyObject] { get }
    /// Where what is connected came from; nil if it was set in code.
    var origin: OutletOrigin? { get }
    /// Connects an object, or adds it to a collection; false if it is not of the outlet's type.
    func connect(to object: AnyObject, from origin: OutletOrigin?) -> Bool
    /// Empties it.
    func disconnect()
    /// How to read an outlet of this type where an object stores one.
    ///
    /// - Parameter offset: Where that is, in bytes from where the object begins.
    static func reader(at offset: Int) -> (AnyObject) -> any AnyOutlet
}
