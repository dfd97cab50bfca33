/// The versions of iOS in which natural sizes changed.
nonisolated package enum SystemVersion: Comparable {
    case iOS7, iOS9, iOS10
    /// Natural sizes are those of iOS 10, but views have safe areas, as in the first Xcode 9.
    case iOS11Beta
    case iOS11, iOS13, iOS14, iOS15, iOS16, iOS18, iOS26

    /// The system that came with the Interface Builder which wrote a document, as that says. If it doesn't, iOS 14 to
    /// 18. The first Xcode of a new system is assumed to be the one of its betas.
    package init(toolsVersion: String?) {
        switch toolsVersion.flatMap({ Int($0.prefix { $0 != "." }) }) ?? 17_000 {
        case ..<8_000: self = .iOS7
        case ..<11_000: self = .iOS9
        case ..<13_000: self = .iOS10
        case ..<13_200: self = .iOS11Beta
        case ..<14_800: self = .iOS11
        case ..<17_000: self = .iOS13
        case ..<18_000: self = .iOS14
        case ..<21_000: self = .iOS15
        case ..<23_000: self = .iOS16
        case ..<24_000: self = .iOS18
        default: self = .iOS26
        }
    }
}
