extension UIPickerView {
    /// The height of all wheels' rows, in points.
    package var rowHeight: CGFloat {
        let heights = (0..<numberOfComponents).map {
            delegate?.pickerView(self, rowHeightForComponent: $0) ?? UIPickerView.usualLength
        }
        return heights.reduce(TextLayout.lineHeight, max)
    }

    /// The width of a wheel, in columns.
    func columns(ofComponent component: Int) -> Int {
        let width = delegate?.pickerView(self, widthForComponent: component) ?? UIPickerView.usualLength
        guard width < 0 else { return TextLayout.columns(in: width) }
        // Arrows and separators stand between and beside the wheels.
        let room = TextLayout.columns(in: bounds.width) - 4 - 3 * (numberOfComponents - 1)
        return max(0, room / numberOfComponents)
    }

    /// Returns the part of the picker that a wheel takes, in its own coordinates.
    package func rect(ofWheel component: Int) -> CGRect? {
        let drawn = wheels { _, _ in "" }
        guard drawn.wheels.indices.contains(component) else { return nil }
        let row = drawn.rect(ofRow: 0, wheel: component, in: bounds)
        return CGRect(x: row.minX, y: bounds.minY, width: row.width, height: bounds.height)
    }

    /// Returns the title of a row that has no view, or empty beyond the ends of a wheel.
    package func title(_ row: Int, _ component: Int) -> String {
        guard (0..<numberOfRows(inComponent: component)).contains(row) else { return "" }
        let attributed = delegate?.pickerView(self, attributedTitleForRow: row, forComponent: component)
        return attributed?.string ?? delegate?.pickerView(self, titleForRow: row, forComponent: component) ?? ""
    }

    /// Draws the wheels, without texts if rows have views.
    func drawWheels() {
        var drawn = wheels { row, component in rowViews[component, row] == nil ? title(row, component) : "" }
        drawn.carryViews = !rowViews.isEmpty
        UIGraphicsGetCurrentContext()?.draw(
            .wheels(drawn), in: bounds, style: TextStyle(font: .systemFont(ofSize: 20)),
            isEnabled: isUserInteractionEnabled)
    }

    /// Places the view of every visible row that has one.
    func placeRowViews() {
        guard let delegate else { return }
        let drawn = wheels { _, _ in "" }
        // A terminal shows one row of wheels that take no touches.
        let reach = isUserInteractionEnabled ? drawn.rows : 0...0
        for component in drawn.wheels.indices {
            let selected = selectedRow(inComponent: component)
            let seen = (0..<numberOfRows(inComponent: component)).clamped(
                to: selected + reach.lowerBound..<selected + reach.upperBound + 1)
            rowViews.removeAll(ofComponent: component, except: seen)
            for row in seen {
                let rect = drawn.rect(ofRow: row - selected, wheel: component, in: bounds)
                let known = rowViews[component, row]
                let view =
                    known
                    ?? delegate.pickerView(
                        self, viewForRow: row, forComponent: component,
                        reusing: rowViews.takeSpare(ofComponent: component))
                // A delegate that has no view for one row has no views at all.
                guard view !== UIPickerView.noView else { return }
                if known == nil {
                    if view.bounds.isEmpty { view.frame.size = rect.size }
                    addSubview(view)
                    rowViews[component, row] = view
                }
                view.center = CGPoint(x: rect.midX, y: rect.midY)
            }
        }
    }

    private func wheels(text: (_ row: Int, _ component: Int) -> String) -> Wheels {
        var wheels = Wheels(height: bounds.height, rowHeight: rowHeight)
        wheels.wheels = (0..<numberOfComponents).map { component in
            let selected = selectedRow(inComponent: component)
            return .init(
                texts: wheels.rows.map { text(selected + $0, component) }, columns: columns(ofComponent: component),
                alignment: .center)
        }
        return wheels
    }
}
