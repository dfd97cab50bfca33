extension Trace {
    /// Does something of which nobody is told, and after which numbers and counts go on as if it had not been.
    ///
    /// What it makes must be gone when it ends.
    package static func unnoticed<Result>(_ work: () throws -> Result) rethrows -> Result {
        let sinks = (sink, delegateSink)
        let (objects, loads, reads) = (LiveObjects.numbering, NibLoadCount.numbering, UINib.readCounts)
        (sink, delegateSink) = (nil, nil)
        defer {
            (sink, delegateSink) = sinks
            (LiveObjects.numbering, NibLoadCount.numbering, UINib.readCounts) = (objects, loads, reads)
        }
        return try work()
    }
}
