extension IBDifference.Change {
    /// Returns a Boolean value that indicates whether only a frame changed, which layout computes by constraints, or by
    /// an autoresizing mask when the superview's frame changed. Such a frame isn't set by hand: Interface Builder wrote
    /// down the result of another change.
    nonisolated func isOfLayout(_ before: IBVersion, _ now: IBVersion) -> Bool {
        guard kind == .changed, oldTitle == nil, !propertyChanges.isEmpty,
            propertyChanges.allSatisfy({ $0.name == "frame" || $0.name.hasPrefix("frame.") })
        else { return false }
        guard let mask = item.autoresizing else { return true }
        let device = [before, now].map { $0.byKey[""]?.properties["device"] }
        // A controller's view is as large as the device.
        if item.properties["slot"] == "view", device[0] != device[1] { return true }
        guard let old = before.byKey[item.key]?.frame, let new = item.frame,
            before.byKey[item.parent]?.frame != now.byKey[item.parent]?.frame
        else { return false }
        return (old.minX == new.minX || mask.contains(.flexibleLeftMargin))
            && (old.minY == new.minY || mask.contains(.flexibleTopMargin))
            && (old.width == new.width || mask.contains(.flexibleWidth))
            && (old.height == new.height || mask.contains(.flexibleHeight))
    }
}
