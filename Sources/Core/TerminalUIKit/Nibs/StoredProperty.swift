/// A property that all values of a type store: what a mirror asks Swift's run time, too.
struct StoredProperty {
    /// What Swift's run time fills in.
    private struct Field {
        var name: UnsafePointer<CChar>?
        var free: (@convention(c) (UnsafePointer<CChar>?) -> Void)?
        var isStrong = false
        var isVariable = false
    }

    /// Its name; that of a wrapped one begins with a low line.
    let name: String
    /// Where it is, in bytes.
    let offset: Int
    private let type: Any.Type

    /// Finds a property, counted from 0, those of superclasses first.
    init(_ index: Int, of type: Any.Type) {
        var field = Field()
        self.type = withUnsafeMutablePointer(to: &field) { typeOfProperty(type, index, $0) }
        name = field.name.map { String(cString: $0) } ?? ""
        field.free?(field.name)
        offset = offsetOfProperty(type, index)
    }

    /// How many there are of a type, superclasses included.
    static func count(of type: AnyClass) -> Int { numberOfProperties(type) }

    /// The type of all there is in the property; nil if that is not a structure of one property.
    var onlyContent: Any.Type? {
        TypeKind(of: type) == .structure && numberOfProperties(type) == 1 ? StoredProperty(0, of: type).type : nil
    }
}

@_silgen_name("swift_reflectionMirror_recursiveCount")
private func numberOfProperties(_ type: Any.Type) -> Int

@_silgen_name("swift_reflectionMirror_recursiveChildMetadata")
private func typeOfProperty(_ type: Any.Type, _ index: Int, _ field: UnsafeMutableRawPointer) -> Any.Type

@_silgen_name("swift_reflectionMirror_recursiveChildOffset")
private func offsetOfProperty(_ type: Any.Type, _ index: Int) -> Int
