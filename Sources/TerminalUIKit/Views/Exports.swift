// Importing UIKit brings Foundation with it, and so does this module; what draws is UIKit to whoever imports it.
@_exported import Drawing
@_exported import Foundation
