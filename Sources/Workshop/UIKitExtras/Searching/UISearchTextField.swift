@_spi(Overriding) import Controls

/// The field of a search bar: a lens and the text on a round ground.
open class UISearchTextField: UITextField {
    @_spi(Overriding) open override var drawnBorder: Figure.Border? { .search }
}
