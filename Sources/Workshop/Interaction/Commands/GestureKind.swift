internal import ArgumentParser
internal import Foundation
internal import TerminalUIKit

/// The gestures other than a tap, by the words of the command.
enum GestureKind: String, CaseIterable, ExpressibleByArgument {
    case doubleTap = "double-tap"
    case press
    case swipeUp = "swipe-up"
    case swipeDown = "swipe-down"
    case swipeLeft = "swipe-left"
    case swipeRight = "swipe-right"
    case pan, pinch, turn

    /// The number of numbers that belong to the gesture.
    var numbers: Int {
        switch self {
        case .pan: 2
        case .pinch, .turn: 1
        default: 0
        }
    }

    /// Returns the gesture with its numbers.
    func gesture(_ numbers: [Double]) -> UIGestureRecognizer.Gesture {
        switch self {
        case .doubleTap: .tap(count: 2)
        case .press: .longPress()
        case .swipeUp: .swipe(.up)
        case .swipeDown: .swipe(.down)
        case .swipeLeft: .swipe(.left)
        case .swipeRight: .swipe(.right)
        case .pan: .pan(by: CGPoint(x: numbers[0], y: numbers[1]))
        case .pinch: .pinch(scale: numbers[0])
        case .turn: .rotation(numbers[0] * .pi / 180)
        }
    }
}
