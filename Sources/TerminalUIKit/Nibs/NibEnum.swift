/// An enumeration that Interface Builder writes by name. Archives use the same names, so one decoder reads both.
package nonisolated protocol NibEnum: Equatable {
    /// Every name that stands for a value. Where two names stand for one value, both decode to it.
    static var nibNames: [String: Self] { get }
}

package nonisolated extension NibEnum where Self: CaseIterable {
    /// The values by the names they have in Swift: Interface Builder mostly writes the same.
    static var caseNames: [String: Self] {
        Dictionary(uniqueKeysWithValues: allCases.map { ("\($0)", $0) })
    }
}
