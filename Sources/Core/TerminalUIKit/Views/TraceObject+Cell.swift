nonisolated extension TraceObject {
    /// A Boolean value that indicates whether a table or grid shows it for one row or item after another.
    public var isCell: Bool { unsafeBitCast(type, to: AnyClass.self) is any ReusableCell.Type }
}
