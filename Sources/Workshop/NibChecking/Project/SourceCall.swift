/// A place in code that names something of a nib: it loads a nib or storyboard, asks for a scene, performs a segue, or
/// registers cells.
package nonisolated struct SourceCall {
    package enum Kind {
        /// `UINib(nibName:bundle:)`, or `loadNibNamed(_:owner:options:)`.
        case nib
        /// `MenuController(nibName:bundle:)`, with the name of the class, or `super` or `self`.
        case controller(String)
        /// `UIStoryboard(name:bundle:)`, and whether its initial controller is asked for at once.
        case storyboard(asksForInitial: Bool)
        /// `instantiateViewController(withIdentifier:)`, of a storyboard if that is named at once.
        case scene(in: SourceValue?)
        /// `performSegue(withIdentifier:sender:)`, and whether the code's own controller performs it.
        case segue(isOwn: Bool)
        /// `dequeueReusableCell(withIdentifier:for:)`, which ends the program if there is no such cell.
        case dequeue
        /// A registration by a function of the project's own, whose identifiers aren't known.
        case unknownRegistration
        /// `register(_:forCellReuseIdentifier:)` and its like.
        case registration(of: SourceValue, for: ReusedView)
        /// `instantiateInitialViewController()`, of a storyboard in a variable.
        case initialScene
    }

    package let kind: Kind
    /// The name in question: a nib, a scene, an identifier.
    package let value: SourceValue
    /// The owner that a nib is loaded with, as it is written.
    package var owner: String?
    package let file: String
    package let line: Int
    /// The type around the code, and its member, or empty outside of one.
    package let type: String
    package let member: String
    /// The variable that the result is assigned to.
    let variable: String?

    /// A Boolean value that indicates whether the call loads or registers a nib.
    package var loadsNib: Bool { if case .nib = kind { true } else { false } }

    /// The place, as messages have it: `MenuController.swift:6`.
    package var place: String { "\(file.split(separator: "/").last ?? ""):\(line)" }
}

/// The kinds of views that a list reuses.
package nonisolated enum ReusedView: String {
    case cell = "UITableViewCell"
    case header = "UITableViewHeaderFooterView"
    case item = "UICollectionReusableView"
}

/// An argument, as far as it can be read without running the code.
package nonisolated indirect enum SourceValue: Equatable {
    case text(String)
    /// A variable or constant: `identifier`, `DishCell.identifier`.
    case name(String)
    /// `DishCell.self`.
    case type(String)
    /// A nib that is made in the call.
    case nib(SourceValue)
    /// The class of the object that runs the code, `type(of: self)`, and its name.
    case ownType, ownName
    case other
}
