import ReusableViews

// File's Owner of HookedMoon.xib, which connects it to the cell and to two labels in it.
final class MoonHook: NibHook {
    // TODO: 1. two outlets, as the nib names them: for the label with the phase, and for the one with the date.

    func show(_ event: LunarEvent) {
        // TODO: 2. fill them.
    }
}
