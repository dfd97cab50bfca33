// @ts-check
// The page that explains a load: its phone plays the recording, and everything that is about an object lights up.
(() => {
    const { Player, define, html, all } = player;
    const screen = new Player(define(/** @type {Recording} */ (player.data())));
    const { phone, take } = screen;
    const about = all("[data-objects]");
    const views = all("[data-frame]");
    /** @param {Element | undefined} element */
    const objects = (element) => element?.getAttribute("data-objects")?.split(" ") ?? [];
    const status = html("p", { class: "status", role: "status" });

    // MARK: Everything about an object

    /** The objects that stay lit, after a click. @type {string[]} */
    let kept = [];

    /** Whether a cell is on the screen. @param {string} name */
    const isShown = (name) => screen.state.shown.some(({ cell }) => cell === name);

    /** Lights up what is about some objects, and scrolls to it. @param {string[]} names @param {Element} [from] */
    const light = (names, from) => {
        for (const element of about) {
            element.classList.toggle("lit", objects(element).some((object) => names.includes(object)));
        }
        for (const panel of all(".lines").filter((panel) => !panel.contains(from ?? null))) {
            const lit = panel.querySelector(".lit");
            if (lit) reveal(lit, panel);
        }
        const isEnd = screen.state.background === take.moments[take.moments.length - 1].background;
        phone.outline(views.filter((view) => names.includes(objects(view)[0])).flatMap(({ dataset }) => {
            const frame = (dataset.frame ?? "").split(" ").map(Number);
            const isSeen = dataset.in ? isShown(dataset.in) : isEnd;
            return isSeen ? { cell: dataset.in ?? "", frame } : [];
        }));
        const help = "Tap or point at a view or a line, or use the arrow keys in a list.";
        if (!names.length) return status.replaceChildren(help);
        const words = names.length > 1 ? [] : all(".steps .lit").slice(0, 3).map((step) => step.textContent ?? "");
        const title = names.map((object) => object.replace(/-(\d+)$/, " #$1")).join(", ");
        status.replaceChildren(html("b", {}, names.length > 1 ? `${names.length} objects: ` : "", title),
            words.map((text) => ` · ${text}`).join(""));
    };

    /** Scrolls a panel, and nothing else. @param {Element} element @param {Element} panel */
    const reveal = (element, panel) => {
        const [inner, outer] = [element.getBoundingClientRect(), panel.getBoundingClientRect()];
        if (inner.top < outer.top || inner.bottom > outer.bottom) {
            panel.scrollTop += inner.top - outer.top - outer.height / 3;
        }
    };

    /** The line of the foremost view at a place of the window. @param {MouseEvent} event */
    const viewAt = (event) => {
        const [x, y] = phone.place(event.clientX, event.clientY);
        return views.findLast(({ dataset }) => {
            const [left, top, width, height] = (dataset.frame ?? "").split(" ").map(Number);
            const cell = dataset.in;
            const [dx, dy] = cell ? phone.origin(cell) : [0, 0];
            const [right, down] = [x - left - dx, y - top - dy];
            return (!cell || isShown(cell)) && right >= 0 && right < width && down >= 0 && down < height;
        });
    };

    document.addEventListener("pointermove", (event) => {
        if (event.buttons || kept.length) return;
        const target = /** @type {Element} */ (event.target);
        const line = phone.element.contains(target) ? viewAt(event) : target.closest("[data-objects]") ?? undefined;
        light(objects(line), line);
    });
    document.addEventListener("click", (event) => {
        const target = /** @type {Element} */ (event.target);
        if (phone.element.contains(target)) return;
        const names = objects(target.closest("[data-objects]") ?? undefined);
        kept = String(names) === String(kept) ? [] : names;
        light(kept, target);
    });
    document.addEventListener("keydown", (event) => {
        if (event.key === "Escape") light((kept = []));
    });
    for (const panel of all(".lines")) {
        const lines = about.filter((line) => panel.contains(line));
        let index = -1;
        panel.addEventListener("keydown", (event) => {
            const step = { ArrowDown: 1, ArrowUp: -1, Home: -lines.length, End: lines.length }[event.key];
            if (!step || !lines.length) return;
            event.preventDefault();
            index = Math.max(0, Math.min(lines.length - 1, index + step));
            light((kept = objects(lines[index])), lines[index]);
            reveal(lines[index], panel);
        });
    }

    // MARK: The phone

    screen.ontap = (cell, words) => {
        light((kept = [cell]));
        status.append(words ? ` · ${words}` : "");
    };
    screen.ontold = (header) => {
        if (screen.list) status.textContent = header.flat().map(([text]) => text).join(" ");
    };
    const commands = all(".moments > li");
    /** @param {HTMLElement} item @param {boolean} moves */
    const show = (item, moves) => {
        for (const other of commands) other.classList.toggle("now", other === item);
        screen.show(take.moments.findLastIndex(({ line }) => (line ?? -1) <= Number(item.dataset.line)), moves);
        light(kept);
    };
    for (const item of commands.length > 1 ? commands : []) {
        const label = `Show: ${item.querySelector("h3")?.textContent}`;
        const button = html("button", { type: "button", "aria-label": label }, "▶");
        button.addEventListener("click", () => show(item, true));
        item.querySelector("h3")?.prepend(button);
    }
    document.getElementById("screen")?.replaceChildren(phone.element);
    document.querySelector("footer")?.before(status);
    show(commands[commands.length - 1], false);
})();
