// Importing UIKit brings Foundation with it, and so does this module.
@_exported import Foundation
