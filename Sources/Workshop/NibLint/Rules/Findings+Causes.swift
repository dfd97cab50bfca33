internal import InterfaceBuilder

extension Sequence where Element == (cause: String, fault: IBFault) {
    /// The first finding with each cause, which counts the others in its text.
    var oncePerCause: [IBFault] {
        var (found, counts): ([(cause: String, fault: IBFault)], [String: Int]) = ([], [:])
        for (cause, fault) in self {
            counts[cause, default: 0] += 1
            if counts[cause] == 1 { found.append((cause, fault)) }
        }
        return found.map { cause, fault in
            let count = counts[cause]!
            let message = count == 1 ? fault.message : "\(fault.message) (and \(count - 1) more)"
            return fault.changed(to: fault.severity, message: message)
        }
    }
}
