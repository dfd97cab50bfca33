extension UITraitCollection {
    /// The traits of the screen: compact from left to right, regular from top to bottom, light.
    ///
    /// While they are others, nibs are loaded with their values for such a screen.
    @MainActor public static var current: UITraitCollection {
        get { World.current.traits }
        set { World.current.traits = newValue }
    }

    /// Runs a function with these traits as ``current``.
    @MainActor public func performAsCurrent(_ actions: () throws -> Void) rethrows {
        try World.current.with(\.traits, self, actions)
    }
}
