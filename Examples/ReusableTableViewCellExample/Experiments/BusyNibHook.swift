import ReusableViews

// The hook of a cell with an activity indicator, which the experiment adds to HookedTableViewCell.xib.
final class BusyNibHook: PhaseNibHook {
    @Outlet var activityIndicator: UIActivityIndicatorView?
}
