// After “Introducing DTNibHook”, 2010: tags, but given by an algorithm instead of by hand.

// MARK: Definition

/// An object that finds the subviews of a nib's view again, for example in a reused cell.
///
/// A subclass declares an outlet for each of those subviews, and is File's Owner of the nib. The outlet ``view`` is
/// connected to the view itself. One subclass serves every nib that has the same outlets.
///
/// ```swift
/// final class PhaseNibHook: NibHook {
///     @Outlet var dateLabel: UILabel?
/// }
///
/// let hook = cell.map(PhaseNibHook.init(view:)) ?? PhaseNibHook(nibName: "PhaseCell")
/// hook.dateLabel?.text = "2011.10.26"
/// ```
///
/// The nib fills the outlets of the first hook, which then numbers the subviews by the alphabetical order of their
/// outlets' names. Any other hook of that class finds them by those numbers, which begin with DTNibHook's 1912. The
/// tags of connected views are lost, and all others stay as the nib has them.
open class NibHook: NSObject {
    /// The tag that the view gets when it is loaded: DTNibHook's.
    public nonisolated static let viewTag = 1911

    /// The view that the nib makes, or that was given.
    @Outlet public var view: UIView!

    /// Loads a nib with this hook as its owner, and numbers the connected subviews.
    ///
    /// Ends the process in UIKit's words if something is wrong with the nib, or if it doesn't connect ``view``. An
    /// outlet that it leaves empty is logged by its name.
    public init(nib: UINib) {
        super.init()
        _ = nib.instantiate(withOwner: self)
        guard view != nil else {
            let file = (try? nib.document.file) ?? "nib"
            UIKitException.inconsistency("\(type(of: self)) loaded \(file) but the view outlet was not set.").raise()
        }
        writeTags()
    }

    /// Reads a nib file and loads it with this hook as its owner, as ``init(nib:)`` does.
    ///
    /// - Parameters:
    ///   - nibName: The nib's name without the extension.
    ///   - bundle: The bundle with the nib, or nil for the main bundle.
    public convenience init(nibName: String, bundle: Bundle? = nil) {
        self.init(nib: UINib(nibName: nibName, bundle: bundle))
    }

    /// Loads the nib with the name of the hook's class, as ``init(nibName:bundle:)`` does, from the class's bundle.
    public override convenience init() {
        self.init(nibName: "\(Self.self)", bundle: Bundle(for: Self.self))
    }

    /// Finds the subviews of a view that another hook of this class loaded.
    ///
    /// An outlet whose subview is missing, or of another class, is logged by its name and stays empty.
    ///
    /// - Parameter view: The view, or one that contains it.
    /// - Complexity: O(*o* · *v*), where *o* is the number of outlets, and *v* is the number of views inside.
    public init(view: UIView) {
        super.init()
        self.view = view
        readTags()
    }
}

// MARK: Numbering

extension NibHook {
    /// The names of the outlets, inherited ones included, in alphabetical order, each with the tag of its subview.
    ///
    /// Tags begin with 1912, the one behind ``viewTag``, which hardly any nib uses.
    public var tags: [(name: String, tag: Int)] {
        let names = Outlets(of: self).names.filter { $0 != "view" }.sorted()
        return names.enumerated().map { ($0.element, Self.viewTag + 1 + $0.offset) }
    }

    private func writeTags() {
        let connected = Outlets(of: self).connections.reduce(into: [:]) { $0[$1.name] = $1.objects.first as? UIView }
        view.tag = Self.viewTag
        for (name, tag) in tags {
            guard let subview = connected[name], subview.isDescendant(of: view) else {
                Log.write("\(type(of: self)): the nib connects no subview of \(Trace.name(of: view)) to `\(name)`")
                continue
            }
            subview.tag = tag
            Trace.emit(.attribute, subview, key: "tag", "\(tag), for \(name) in alphabetical order")
        }
    }

    private func readTags() {
        let outlets = Outlets(of: self)
        for (name, tag) in tags {
            guard let subview = view.viewWithTag(tag) else {
                Log.write("\(type(of: self)): no view with tag \(tag) for `\(name)` in \(Trace.name(of: view))")
                continue
            }
            guard outlets.connect(name, to: subview) else {
                Log.write("\(type(of: self)): `\(name)` can't be the view with tag \(tag), \(Trace.name(of: subview))")
                continue
            }
            Trace.emit(.connect, subview, "\(name) found by tag \(tag)")
        }
    }
}
