public import InterfaceBuilder

/// Where what is in an outlet came from: a connection in a nib, and the load that made it.
public final class OutletOrigin {
    /// The name of the nib's file.
    public let file: String
    /// Where in the file the connection is.
    public let location: IBLocation
    /// The id of the object that it leads to.
    public let destination: String
    /// Which load of that file it was, counted from 1.
    public let load: Int
    /// How many loads of any file there had been before.
    public let loadsBefore: Int
    /// What stood for File's Owner in that load; nil for nothing.
    public let owner: String?

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
