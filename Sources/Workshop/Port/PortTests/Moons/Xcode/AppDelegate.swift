import UIKit

@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        let moons = MoonsViewController(style: .plain)
        let navigation = UINavigationController(rootViewController: moons)
        moons.title = "Moons"
        window?.rootViewController = navigation
        window?.makeKeyAndVisible()
        return true
    }
}
