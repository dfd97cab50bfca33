import Foundation

/// The content of a control, without its style. Each canvas draws it in its own way. Not in UIKit, whose controls draw
/// images.
///
/// The style's color is for the part that the figure is about, such as a slider's track before the knob. Its font and
/// alignment are for the text.
nonisolated public enum Figure: Equatable, Sendable {
    /// The ground of a bar, and a line along the edge that faces the rest of the screen.
    case bar(edge: CGRectEdge)
    /// The title in the middle of a bar. The rectangle is as high as the bar, which has its line along that edge.
    case barTitle(String, edge: CGRectEdge)
    /// A button in a bar. One that leads back points there. The rectangle is as high as the bar.
    case barButton(Caption, leadsBack: Bool, edge: CGRectEdge)
    /// A tab in a bar, with a short text that asks for attention if it has one. The rectangle is as high as the bar.
    case tab(Caption, badge: String?, isSelected: Bool, edge: CGRectEdge)
    /// A button's caption, with a frame around it or without.
    case button(Caption, hasFrame: Bool)
    /// A field's text in its border, or `nil` for no border.
    case field(AttributedText, border: Border?)
    /// A switch.
    case `switch`(isOn: Bool)
    /// A slider whose knob has come so far, 0…1.
    case slider(CGFloat)
    /// A bar for the progress of a task, 0…1, and the color of the rest of the bar.
    case progress(CGFloat, track: UIColor)
    /// Dots for pages, one of them for the page that is shown.
    case pageDots(count: Int, current: Int)
    /// A minus and a plus.
    case stepper
    /// Parts side by side, of which at most one is chosen.
    case segments([Segment], selected: Int?)
    /// A sign that something is going on, or has stopped.
    case activity(isBusy: Bool)
    /// The wheels of a picker.
    case wheels(Wheels)
    /// A hairline along the longer side of a flat rectangle at the end of something.
    case separator
    /// A frame with the name of the missing content.
    case standIn(String)

    /// The borders around the text of a field.
    public enum Border: Sendable {
        /// Lines with sharp corners.
        case square
        /// Lines with round corners.
        case rounded
        /// A round ground without lines, and a lens before the text.
        case search
    }

    /// One of several parts side by side.
    public struct Segment: Equatable, Sendable {
        /// The label of the control.
        public var caption: Caption
        /// A Boolean value that determines whether the control takes touches.
        public var isEnabled: Bool

        /// Creates a segment with a caption.
        public init(_ caption: Caption, isEnabled: Bool) {
            self.caption = caption
            self.isEnabled = isEnabled
        }
    }
}
