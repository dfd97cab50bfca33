extension UIImage {
    /// The size where fonts count: a symbol is about as large as the text it stands in.
    package var sizeInPoints: CGSize { isSymbolImage ? CGSize(width: 20, height: 20) : size }
}
