/// An enumeration that Interface Builder writes by name. Archives use the same names, so one decoder reads both.
nonisolated protocol NibEnum: Equatable {
    /// Every name that stands for a value. Where two names stand for one value, both decode to it.
    static var nibNames: [String: Self] { get }
}
