/// A kind of device as Interface Builder offers it, upright, in points.
///
/// `top` and `bottom` are what the status bar and the shape of the screen cover there.
nonisolated struct IBDeviceModel {
    let id: String
    let name: String
    let width: Int
    let height: Int
    var top = 20
    var bottom = 0
    /// The covered part at the top in Interface Builder's canvas since Xcode 14, if it is another: observed in frames
    /// that hold views at the safe area.
    var topSinceXcode14: Int?

    /// The number of pixels to a point. Phones without a home button have three, except the iPhone 11.
    var scale: Int { id == "retina5_5" || bottom == 34 && id != "retina6_1" ? 3 : 2 }

    static let all = [
        IBDeviceModel(id: "retina3_5", name: "iPhone 4s", width: 320, height: 480),
        IBDeviceModel(id: "retina4_0", name: "iPhone SE", width: 320, height: 568),
        IBDeviceModel(id: "retina4_7", name: "iPhone 8", width: 375, height: 667),
        IBDeviceModel(id: "retina5_5", name: "iPhone 8 Plus", width: 414, height: 736),
        IBDeviceModel(
            id: "retina5_9", name: "iPhone 11 Pro", width: 375, height: 812, top: 44, bottom: 34,
            topSinceXcode14: 50),
        IBDeviceModel(
            id: "retina6_1", name: "iPhone 11", width: 414, height: 896, top: 44, bottom: 34, topSinceXcode14: 48),
        IBDeviceModel(id: "retina6_5", name: "iPhone 11 Pro Max", width: 414, height: 896, top: 44, bottom: 34),
        IBDeviceModel(id: "retina5_4", name: "iPhone 13 mini", width: 375, height: 812, top: 50, bottom: 34),
        IBDeviceModel(id: "retina6_0", name: "iPhone 13", width: 390, height: 844, top: 47, bottom: 34),
        IBDeviceModel(id: "retina6_7", name: "iPhone 13 Pro Max", width: 428, height: 926, top: 47, bottom: 34),
        IBDeviceModel(id: "retina6_12", name: "iPhone 15", width: 393, height: 852, top: 59, bottom: 34),
        IBDeviceModel(id: "retina6_72", name: "iPhone 15 Pro Max", width: 430, height: 932, top: 59, bottom: 34),
        IBDeviceModel(id: "retina6_3", name: "iPhone 16 Pro", width: 402, height: 874, top: 62, bottom: 34),
        IBDeviceModel(id: "retina6_9", name: "iPhone 16 Pro Max", width: 440, height: 956, top: 62, bottom: 34),
        IBDeviceModel(id: "ipad7_9", name: "iPad mini 4", width: 768, height: 1024),
        IBDeviceModel(id: "ipad8_3rounded", name: "iPad mini", width: 744, height: 1133, top: 24, bottom: 20),
        IBDeviceModel(id: "ipad9_7", name: "iPad Pro 9.7\"", width: 768, height: 1024),
        IBDeviceModel(id: "ipad10_2", name: "iPad", width: 810, height: 1080),
        IBDeviceModel(id: "ipad10_5", name: "iPad Pro 10.5\"", width: 834, height: 1112),
        IBDeviceModel(id: "ipad10_9rounded", name: "iPad Air", width: 820, height: 1180, top: 24, bottom: 20),
        IBDeviceModel(id: "ipad11_0rounded", name: "iPad Pro 11\"", width: 834, height: 1194, top: 24, bottom: 20),
        IBDeviceModel(id: "ipad12_9", name: "iPad Pro 12.9\"", width: 1024, height: 1366),
        IBDeviceModel(id: "ipad12_9rounded", name: "iPad Pro 13\"", width: 1024, height: 1366, top: 24, bottom: 20),
    ]
}
