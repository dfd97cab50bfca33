package import TerminalUIKit

extension Project {
    private struct ImageSet: Decodable {
        struct Image: Decodable {
            let filename: String?
            let scale: String?
        }

        let images: [Image]
    }

    /// The function that finds the pictures of the project by their names.
    package var images: (String) -> UIImage? { { self.image(named: $0) } }

    /// Returns the picture with a name, or nil if there isn't one, or it is no PNG file.
    private func image(named name: String) -> UIImage? {
        guard let place = place(ofImage: name) else { return nil }
        return place.pathExtension == "imageset" ? image(inSet: place) : UIImage(contentsOfFile: place.path)
    }

    /// The picture of an image set with the most pixels a point, as screens have two or three.
    private func image(inSet folder: URL) -> UIImage? {
        guard let data = Self.data(of: folder.appendingPathComponent("Contents.json")),
            let set = try? JSONDecoder().decode(ImageSet.self, from: data)
        else { return nil }
        let scaled = set.images.compactMap { image in
            // An image would have no bounds with a scale of almost 0.
            let scale = image.scale.flatMap { Double($0.dropLast()) }.flatMap { (1...10).contains($0) ? $0 : nil }
            return image.filename.map { (name: $0, scale: scale ?? 1) }
        }
        return scaled.sorted { $0.scale > $1.scale }.lazy.compactMap { image in
            let file = folder.appendingPathComponent(URL(fileURLWithPath: image.name).lastPathComponent)
            return file.contents(atMost: 64 << 20).flatMap { UIImage(data: $0, scale: image.scale) }
        }.first
    }
}
