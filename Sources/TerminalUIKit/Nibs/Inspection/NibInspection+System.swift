import InterfaceBuilder

extension NibInspection {
    /// Whether buttons with a frame are shown without, as iOS does since version 7: on any phone but that of 2011.
    var showsPlainButtons: Bool { document.device.map { $0.id != "retina3_5" } ?? false }

    /// The system whose natural sizes count: that which came with the Interface Builder that has written the document
    /// looked at. Without one it is of iOS 13 to 18.
    package static var system: System { current?.system ?? .thirteen }

    /// Versions of iOS in which natural sizes changed.
    package enum System: Int, Comparable {
        case seven = 7, eleven = 11, thirteen = 13, twentySix = 26

        package static func < (first: System, second: System) -> Bool { first.rawValue < second.rawValue }
    }

    private var system: System {
        guard let version = document.attributes["toolsVersion"].flatMap(Double.init) else { return .thirteen }
        return switch version {
        case ..<13_000: .seven
        case ..<15_000: .eleven
        case ..<24_000: .thirteen
        default: .twentySix
        }
    }
}
