// @ts-check
// The page with a list to drag: four screens of one program, and switches between them. `player.js` plays them.
/**
 * A switch: what is so, the code that makes it so, and the file with the code.
 * @typedef {{name: string, title: string, code: string, file: string}} Switch
 * @typedef {{file: Recording, switches: Switch[], nib: string}} Touched
 */

(() => {
    const { number, List, Phone, define, card, html, svg, isStill, biography } = player;
    const place = document.getElementById("touch");
    /** @type {Touched | undefined} */
    const data = /** @type {any} */ (window).touchData ?? player.data();
    if (!place || !data) return;
    const recording = define(data.file);

    const item = recording.recordings[0].item;
    const numbers = ["No", "One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine", "Ten"];
    /** @param {number} number */
    const word = (number) => numbers[number] ?? String(number);

    const phone = new Phone(recording, recording.recordings[0], true);
    const finger = svg("path", {
        d: "M9 11V4.5a1.5 1.5 0 013 0V10l5.6 1.2A3 3 0 0120 14.1l-.7 4.6A4 4 0 0115.3 22h-3a4 4 0 01-3.2-1.6L5 15"
            + "a1.6 1.6 0 012.4-2.1L9 14.3z",
        fill: "#fff", stroke: "#111", "stroke-width": 1.3,
    });
    const hand = html("div", { class: "hand", "aria-hidden": "true" }, svg("svg", { viewBox: "0 0 24 24" }, finger));
    const queue = html("div", { class: "queue" });
    const nib = html("div", { class: "nib" });
    const lane = html("div", { class: "lane" },
        html("section", { "aria-label": "The reuse queue" }, html("h2", {}, "The reuse queue"), queue), nib);
    const stage = html("div", { class: "stage" }, phone.element, lane, hand);
    const counts = ["rows seen", "cells made", "times reused"].map((name) => {
        const number = html("b");
        return { number, element: html("div", {}, number, html("span", {}, name.replace("rows", item + "s"))) };
    });
    const say = html("p", { class: "say", role: "status" });
    const panel = html("div", { class: "panel" },
        html("div", { class: "counts" }, ...counts.map(({ element }) => element)), say);

    // MARK: Switches

    const isOn = { "no-identifier": true, "stale-content": true, "cleared-content": false };
    /** The screen that the switches choose: without an identifier, nothing is reused, whatever the others say. */
    const chosen = () => {
        const name = !isOn["no-identifier"] ? "no-identifier"
            : isOn["stale-content"] ? undefined : isOn["cleared-content"] ? "cleared-content" : "stale-content";
        return recording.recordings.find((take) => take.experiment === name) ?? recording.recordings[0];
    };
    /** A name that may be broken between its words. @param {string} name */
    const broken = (name) => name.replace(/[a-z](?=[A-Z.])/g, "$&\u200b");
    const switches = data.switches.map(({ name, title, code, file }) => {
        const key = /** @type {keyof typeof isOn} */ (name);
        const button = html("button", { type: "button", role: "switch" }, html("i"),
            html("span", {}, html("b", {}, title),
                html("span", {}, broken(file), ": ", html("code", {}, code.replace("=", "$&\u200b")))));
        button.addEventListener("click", () => {
            isOn[key] = !isOn[key];
            begin();
            tell(isOn[key] === (name !== "cleared-content") ? "Repaired. Drag again." : "Changed. Drag again.",
                button.title + ".");
        });
        panel.append(button);
        return { key, button, title };
    });

    // MARK: What is said

    /** @param {string} text @param {string} [more] */
    const tell = (text, more) =>
        say.replaceChildren(html("b", {}, text), ...(more ? [" ", html("span", {}, more)] : []));

    /** @type {InstanceType<typeof List>} */
    let list;
    let seen = 0;

    /** Tells of the last thing that happened. @param {Event[]} events */
    const tellOf = (events) => {
        const event = events[events.length - 1];
        if (!event) return;
        const { cell, place = "" } = event;
        const row = place[0].toUpperCase() + place.slice(1);
        const shown = list.cells.find((other) => other.cell === cell);
        const before = list.place((list.history.get(cell) ?? []).slice(-2)[0]);
        const name = `#${number(cell)}`;
        if (event.event === "waits") {
            tell(`Cell ${name} left ${place}. It waits, with its old text.`, `The next ${item} takes it.`);
        } else if (event.event === "dropped") {
            tell(`Cell ${name} left ${place}, and is gone.`, "It has no identifier by which the list could find it.");
        } else if (event.event === "made") {
            tell(`${row} needs a cell, and none waits.`, `Cell ${name} was made from the nib.`);
        } else if (!shown?.fault) {
            tell(`${row} took cell ${name}.`, `No cell was made: ${name} was in ${before}.`);
        } else {
            tell(`${row} took cell ${name}, and did not fill it.`, isNaN(shown.shows)
                ? "It had cleared itself, so it is empty, and the mistake shows at once." : `It ${shown.fault}.`);
        }
    };

    // MARK: What moves

    /** The cards in the queue, by cells. @type {Map<string, Element>} */
    const cards = new Map();
    /** The cards on their way there, by cells. @type {Map<string, {card: Element, end: () => void}>} */
    const flying = new Map();

    /** Lets a cell fly from its row. @param {DOMRect} from @param {Shown} shown @param {() => void} done */
    const fly = (from, shown, done, isDropped = false) => {
        const own = /** @type {SVGElement} */ (card(recording, shown));
        const frame = stage.getBoundingClientRect();
        const to = queue.getBoundingClientRect();
        const width = Math.min(to.width - 16, from.width);
        own.classList.add("flies");
        const [left, top] = [from.left - frame.left, from.top - frame.top];
        Object.assign(own.style, { left: `${left}px`, top: `${top}px`, width: `${from.width}px` });
        stage.append(own);
        const [x, y] = [to.left + 8 - from.left, to.top + 8 + 14 * cards.size - from.top];
        const move = `translate(${x}px, ${y}px) scale(${width / from.width})`;
        const animation = own.animate(
            isDropped
                ? [{ transform: "none" }, { transform: move, opacity: 1, offset: 0.7 },
                    { transform: `${move} rotate(8deg)`, opacity: 0 }]
                : [{ transform: "none" }, { transform: move }],
            { duration: isDropped ? 700 : 380, easing: "cubic-bezier(.3,0,.2,1)", fill: "forwards" });
        const end = () => {
            animation.cancel();
            own.remove();
            flying.delete(shown.cell);
        };
        animation.onfinish = () => {
            end();
            done();
        };
        flying.set(shown.cell, { card: own, end });
    };

    const drawQueue = () => {
        const waiting = list.queue.filter(({ cell }) => !flying.has(cell));
        for (const [cell, own] of cards) {
            if (waiting.some((shown) => shown.cell === cell)) continue;
            own.remove();
            cards.delete(cell);
        }
        for (const shown of waiting) {
            if (cards.has(shown.cell)) continue;
            const own = card(recording, shown);
            cards.set(shown.cell, own);
            queue.append(own);
        }
        queue.classList.toggle("empty", !cards.size);
    };

    const draw = () => {
        phone.show(list.state);
        drawQueue();
        seen = Math.max(seen, ...list.cells.map((cell) => cell.item + 1));
        const { made, reused } = list.counts;
        [seen, made, reused].forEach((number, index) => (counts[index].number.textContent = String(number)));
        counts[1].element.classList.toggle("bad", made > 8 && made > seen / 2);
        reads.textContent = `read ${list.counts.nibReads + made - start} times`;
        phone.svg.setAttribute("aria-label",
            `${item}s ${list.cells[0]?.item} to ${list.cells[list.cells.length - 1]?.item}, in cells `
            + list.cells.map((cell) => cell.text).join(" "));
    };

    phone.onscroll = (distance) => {
        hand.remove();
        const before = list.offset;
        const boxes = new Map([...phone.drawn].map(([cell, { group }]) => [cell, group.getBoundingClientRect()]));
        const shown = new Map(list.cells.map((cell) => [cell.cell, cell]));
        const events = list.scroll(list.offset + distance);
        // A cell that was taken is in its row from now on, and nowhere else.
        for (const { event, cell } of events) if (event === "taken") flying.get(cell)?.end();
        const gone = events.filter(({ event, cell }) => /^(waits|dropped)$/.test(event)
            && (event === "dropped" || list.queue.some((other) => other.cell === cell)));
        for (const { event, cell } of isStill() ? [] : gone.slice(-3)) {
            const [from, card] = [boxes.get(cell), shown.get(cell)];
            if (from && card) fly(from, card, draw, event === "dropped");
        }
        if (events.some(({ event }) => event === "made") && !isStill()) {
            nib.animate({ outlineColor: ["var(--made)", "transparent"] }, 700);
        }
        draw();
        tellOf(events);
        return list.offset !== before;
    };
    phone.ontap = (cell) => {
        hand.remove();
        tell(biography(list, cell), "Tap another, or drag on.");
    };

    // MARK: The beginning

    const reads = html("span");
    let start = 0;
    const begin = () => {
        for (const { end } of [...flying.values()]) end();
        const take = chosen();
        phone.take = take;
        [seen, list] = [0, new List(take, 0)];
        start = list.counts.made;
        const mark = html("mark", {}, data.switches[0]?.code ?? "");
        nib.classList.toggle("off", !isOn["no-identifier"]);
        nib.replaceChildren(html("b", {}, data.nib), reads, html("pre", {}, "<tableViewCell\n", mark, ">"));
        for (const { key, button, title } of switches) {
            button.setAttribute("aria-checked", String(isOn[key]));
            const isIdle = key === "cleared-content" && isOn["stale-content"]
                || key !== "no-identifier" && !isOn["no-identifier"];
            button.toggleAttribute("disabled", isIdle);
            button.title = `${title}: ${isOn[key] ? "on" : "off"}`;
        }
        draw();
    };
    place.append(stage, panel);
    begin();
    const count = recording.recordings[0].scrolling[0].contents.length;
    const [few, all] = [word(list.cells.length), count === 100 ? "a hundred" : count];
    tell(`${few} ${item}s, ${few.toLowerCase()} cells.`, `Drag the list. Will ${all} ${item}s need ${all}?`);
    addEventListener("resize", draw);
})();
