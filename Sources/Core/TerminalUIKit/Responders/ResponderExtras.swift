/// What few responders are given: it is beside them, as most have nothing of it.
final class ResponderExtras {
    /// What VoiceOver says.
    var accessibility = Accessibility()
    /// Light or dark, for it and all inside.
    var style = UIUserInterfaceStyle.unspecified
    /// Who is called when its traits change.
    var traitChanges: [TraitChangeRegistration] = []
}
