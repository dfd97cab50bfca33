/// A list in which cells on screen may grow.
protocol SelfSizingList: UIView {
    /// Invalidates the height of a cell on screen, so that the next layout measures it.
    func forgetHeight(of cell: any ConfigurableCell)
}

/// A cell that shows configurations, as rows and items do.
protocol ConfigurableCell: UIView {
    var contentView: UIView { get }
    var configurations: CellConfigurations { get set }
    var configurationState: UICellConfigurationState { get }
    func updateConfiguration(using state: UICellConfigurationState)
    /// Calls the program's handler, if there is one.
    func handleUpdate(_ state: UICellConfigurationState)
    /// Replaces the content view.
    func replaceContentView(with view: UIView)
    /// Removes the program's views behind the content.
    func dropBackgroundViews()
}

/// The configurations of a cell, the views made from them, and the need for updates.
struct CellConfigurations {
    var content: (any UIContentConfiguration)?
    /// The content view, if it came from a configuration.
    fileprivate(set) var contentView: (any UIView & UIContentView)?
    var background: UIBackgroundConfiguration?
    fileprivate(set) var backgroundView: UIView?
    var updatesContent = true
    var updatesBackground = true
    var needsUpdate = true
}

extension ConfigurableCell {
    /// Shows content in the view that is there, if it can, or else in a new one. For nil, the view is empty.
    func showContent(_ content: (any UIContentConfiguration)?) {
        let old = configurations.contentView
        configurations.content = content
        if let content, let old, old.supports(content) {
            old.configuration = content
        } else if content != nil || old != nil {
            configurations.contentView = content?.makeContentView()
            replaceContentView(with: configurations.contentView ?? UIView(frame: contentView.frame))
        }
        setNeedsLayout()
        askForNewHeight()
    }

    /// Asks the list around to find out again how high the cell is, if it is on screen and sizes itself.
    func askForNewHeight() { (superview as? any SelfSizingList)?.forgetHeight(of: self) }

    func showBackground(_ background: UIBackgroundConfiguration?) {
        configurations.background = background
        guard let background else {
            configurations.backgroundView?.removeFromSuperview()
            configurations.backgroundView = nil
            return
        }
        let view = configurations.backgroundView ?? UIView(frame: bounds)
        if configurations.backgroundView == nil {
            dropBackgroundViews()
            backgroundColor = nil
            configurations.backgroundView = view
            insertSubview(view, at: 0)
        }
        background.show(in: view)
        setNeedsLayout()
    }

    /// Gives the background its place.
    func placeBackground() {
        guard let background = configurations.background else { return }
        configurations.backgroundView?.frame = bounds.inset(by: background.backgroundInsets.resolved(.leftToRight))
    }

    /// Asks for an update in the next layout, however often it is called before.
    func askForUpdate() {
        configurations.needsUpdate = true
        setNeedsLayout()
    }

    /// Brings configurations to the cell's state: those that are updated by themselves, then by the cell's class, then
    /// by the program's handler. Changes during an update don't cause another one.
    func updateConfigurations() {
        let state = configurationState
        if configurations.updatesContent, let content = configurations.content {
            showContent(content.updated(for: state))
        }
        if configurations.updatesBackground, let background = configurations.background {
            showBackground(background.updated(for: state))
        }
        updateConfiguration(using: state)
        handleUpdate(state)
        configurations.needsUpdate = false
    }

    func updateConfigurationsIfNeeded() {
        if configurations.needsUpdate { updateConfigurations() }
    }
}
