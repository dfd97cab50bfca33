/// The calls of an object's methods, in order.
final class Calls {
    private(set) var names: [String] = []

    func note(_ name: String = #function) {
        names.append(name)
    }

    func forget() {
        names = []
    }
}
