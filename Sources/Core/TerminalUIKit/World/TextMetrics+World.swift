import Drawing

extension TextMetrics {
    /// The measure of all texts in the current world.
    package static var current: TextMetrics { World.current.textMetrics }
}
