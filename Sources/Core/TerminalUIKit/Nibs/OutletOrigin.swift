public import InterfaceBuilder

/// The origin of an object in an outlet: a connection in a nib, and the load that made it.
public final class OutletOrigin {
    /// The name of the nib's file.
    public let file: String
    /// The place of the connection in the file.
    public let location: IBLocation
    /// The id of the object that it leads to.
    public let destination: String
    /// The number of the load among the loads of the file, counted from 1.
    public let load: Int
    /// The number of loads of any file before that one.
    public let loadsBefore: Int
    /// The object in place of File's Owner in that load, or nil if there isn't one.
    public let owner: String?
    /// A Boolean value that indicates whether code has set the outlet since then.
    package internal(set) var isReplaced = false

    init(_ connection: IBConnection, of load: NibLoadCount) {
        file = load.file
        location = connection.location
        destination = connection.destination
        self.load = load.number
        loadsBefore = load.before
        owner = load.owner
    }

    // Nonisolated, as that of the outlets.
    nonisolated deinit {}
}
