import ReusableViews

// The content of a row: a night, and whether it is chosen.
struct NightConfiguration: UIContentConfiguration {
    let event: LunarEvent
    var isChosen = false

    init(event: LunarEvent) {
        self.event = event
    }

    func makeContentView() -> any UIView & UIContentView {
        NightContentView(configuration: self)
    }

    func updated(for state: any UIConfigurationState) -> NightConfiguration {
        var night = self
        night.isChosen = (state as? UICellConfigurationState)?.isSelected ?? false
        return night
    }
}
