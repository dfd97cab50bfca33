import Drawing

extension TextMetrics {
    /// The measure of all texts in the current world.
    static var current: TextMetrics { World.current.textMetrics }
}
