/// The versions of iOS in which natural sizes changed.
package enum SystemVersion: Int, Comparable {
    case iOS7 = 7
    case iOS9 = 9
    /// Natural sizes are those of iOS 9, but views have safe areas, as in the first Xcode 9.
    case iOS10 = 10
    case iOS11 = 11
    case iOS13 = 13
    case iOS14 = 14
    case iOS15 = 15
    case iOS16 = 16
    case iOS18 = 18
    case iOS26 = 26

    /// The system that came with the Interface Builder which wrote a document, as that says. If it doesn't, iOS 14 to
    /// 18. The first Xcode of a new system is assumed to be the one of its betas.
    package init(toolsVersion: String?) {
        switch toolsVersion.flatMap({ Int($0.prefix { $0 != "." }) }) ?? 17_000 {
        case ..<8_000: self = .iOS7
        case ..<13_000: self = .iOS9
        case ..<13_200: self = .iOS10
        case ..<14_800: self = .iOS11
        case ..<17_000: self = .iOS13
        case ..<18_000: self = .iOS14
        case ..<21_000: self = .iOS15
        case ..<23_000: self = .iOS16
        case ..<24_000: self = .iOS18
        default: self = .iOS26
        }
    }

    package nonisolated static func < (first: SystemVersion, second: SystemVersion) -> Bool {
        first.rawValue < second.rawValue
    }
}
