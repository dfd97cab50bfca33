import ReusableViews
import Testing
