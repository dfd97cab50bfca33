import CReadline
import ReusableViews
