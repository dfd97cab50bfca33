/// The release: programs and libraries, under one number.
public nonisolated enum Release {
    /// The number, which the changelog and the tag have, too.
    public static let version = "0.3.0"
}
