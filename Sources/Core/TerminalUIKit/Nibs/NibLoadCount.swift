/// The number of a load of a nib in its world, and the owner. The last one of each file is kept.
public struct NibLoadCount {
    /// The name of the nib's file.
    public let file: String
    /// The number of the load among the loads of the file, counted from 1.
    public let number: Int
    /// The number of loads of any file before this one.
    public let before: Int
    /// The object in place of File's Owner, or nil if there isn't one.
    public let owner: String?

    /// Counts a load that begins.
    init(_ file: String, owner: AnyObject?) {
        let world = World.current
        self.file = file
        number = (world.lastLoads[file]?.number ?? 0) + 1
        before = world.loads
        self.owner = owner.map { Trace.name(of: $0) }
        world.loads += 1
        world.lastLoads[file] = self
    }

    /// Returns the last load of a file in the current world, or nil if it wasn't loaded since the numbering began.
    public static func last(of file: String) -> NibLoadCount? { World.current.lastLoads[file] }
}
