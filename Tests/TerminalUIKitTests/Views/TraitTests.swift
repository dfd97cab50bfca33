import TerminalUIKit
import TerminalTesting
import Testing

/// Traits of a screen, and those that are made of others.
struct TraitTests {
    @Test("Traits are combined from other traits, of which the last value counts")
    func merging() {
        // Given
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        let wide = UITraitCollection(horizontalSizeClass: .regular)

        // When
        let both = UITraitCollection(traitsFrom: [.current, dark, wide])

        // Then
        expect(both.userInterfaceStyle == .dark && both.horizontalSizeClass == .regular)
        expect(both.verticalSizeClass == .regular && both.displayScale == 2)
        expect(dark == UITraitCollection(userInterfaceStyle: .dark) && dark != wide)
    }
}
