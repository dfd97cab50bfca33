/// An accessory at the end of a row in a collection's list.
nonisolated public struct UICellAccessory: Hashable, Sendable {
    let symbolName: String

    /// Creates an arrow, which means that the row leads to more content.
    public static func disclosureIndicator() -> UICellAccessory { UICellAccessory(symbolName: "chevron.right") }
    /// Creates a check mark, which means that the row is chosen.
    public static func checkmark() -> UICellAccessory { UICellAccessory(symbolName: "checkmark") }
}
