// In place of `UIKit`, `WebKit` and `MapKit` as a whole: what is here, and the subset of UIKit below it.
@_exported import TerminalUIKit
