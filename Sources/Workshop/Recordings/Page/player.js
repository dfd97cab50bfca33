// @ts-check
// Plays recordings of sessions: on a phone that is scrolled by a finger, a wheel or keys. `JSON.md` of the handbook
// describes the data. What happens is recorded. Where a reader scrolls further than the recording does, `List` goes on
// as the program does, and `.ci/browser player` compares the two.
"use strict";

/**
 * @typedef {{event: string, cell: string, place?: string}} Event
 * @typedef {{clip: number[], offset: number[]}} Viewport
 * @typedef {{cell: string, list: number, place: string, frame: number[], badge: number[], text: string,
 *   drawing: string, fault?: string}} Shown
 * @typedef {{frames: number[][], contents: string[], range: number[], waits: boolean, takes: boolean, refill: string,
 *   cleared?: string, screen: number}} Scrolling
 * @typedef {{made: number, reused: number, nibReads: number, visible: number, waiting: number}} Counts
 * @typedef {[string] | [string, string]} Run
 * @typedef {{y: number, text: Run[]}} Note
 * A screen: its cells, and the cells that wait.
 * @typedef {{screen: number, background: string, lists: Viewport[], shown: Shown[], waiting: Shown[],
 *   counts: Counts}} State
 * @typedef {State & {command?: string, line?: number, events: Event[], header?: Run[][], notes?: Note[]}} Moment
 * @typedef {{program: string, technique: string, experiment?: string, item: string, phone: string, size: number[],
 *   screen: number[], moments: Moment[], scrolling: Scrolling[]}} Take
 * @typedef {{version: number, colors: string[], drawings: string, recordings: Take[]}} Recording
 */

const player = (() => {
    // MARK: What happens

    /** How much of a list its cells cover. @param {State} state @param {number} offset @param {number} list */
    const covered = (state, offset, list = 0) => {
        const [, , width, height] = state.lists[list].clip;
        let area = 0;
        for (const { frame: [x, y, w, h], list: own } of state.shown) {
            const seen = Math.min(y + h, offset + height) - Math.max(y, offset);
            if (own === list && seen > 0) area += seen * (Math.min(x + w, width) - Math.max(x, 0));
        }
        return area;
    };

    /**
     * The way from one state to another: the state to draw, and its offset, for each share of the way. A cell that is
     * needed at both edges at once is never drawn twice, and no row is empty: the list jumps over such places.
     * @param {State} before
     * @param {State} after
     */
    const way = (before, after) => {
        const isScroll = before.screen === after.screen && before.background === after.background
            && before.lists.length === 1 && after.lists.length === 1;
        const [from, to] = isScroll ? [before.lists[0].offset[1], after.lists[0].offset[1]] : [0, 0];
        const full = isScroll ? Math.min(covered(before, from), covered(after, to)) - 1 : 0;
        /** @param {number} share */
        return (share) => {
            const offset = from + (to - from) * share;
            if (from === to || share >= 1) return { state: share < 1 ? before : after, offset: null };
            if (covered(before, offset) >= full) return { state: before, offset };
            return { state: after, offset: covered(after, offset) >= full ? offset : null };
        };
    };

    /** The number of a cell, such as `UITableViewCell-3`, and its class. @param {string} cell */
    const number = (cell) => Number(cell.split("-").pop());
    const kind = (/** @type {string} */ cell) => cell.replace(/-\d+$/, "");

    /** Goes on with a list: its cells leave and come as in the program. */
    class List {
        /** @param {Take} take @param {number} moment The moment at which it begins. */
        constructor(take, moment) {
            const state = take.moments[moment];
            const rule = List.rule(take, state);
            if (!rule) throw new Error("nobody knows how this list goes on");
            this.item = take.item;
            this.clip = state.lists[0].clip;
            this.background = state.background;
            this.screen = state.screen;
            this.offset = state.lists[0].offset[1];
            this.rule = rule;
            this.cells = state.shown.map(List.cell).sort((a, b) => a.item - b.item);
            this.queue = state.waiting.map(List.cell);
            this.counts = { ...state.counts };
            [{ cell: this.first, badge: this.badge }] = this.cells;
            /** The items that each cell has shown. @type {Map<string, number[]>} */
            this.history = new Map();
            this.last = 0;
            for (const { cell, place } of List.before(take, moment)) {
                this.last = Math.max(this.last, number(cell));
                this.note(cell, List.index(place));
            }
        }

        /**
         * Whether a list can go on from a moment: not if a row looked otherwise before, because it was selected.
         * @param {Take} take
         * @param {number} moment
         */
        static fits(take, moment) {
            const state = take.moments[moment];
            const rule = List.rule(take, state);
            if (!rule || state.lists.length !== 1 || !state.shown.length) return false;
            return List.before(take, moment).every(({ cell, place, frame, drawing }) =>
                kind(cell) === kind(state.shown[0].cell) && String(rule.frames[List.index(place)]) === String(frame)
                    && (rule.refill !== "filled" || rule.contents[List.index(place)] === drawing));
        }

        /** @param {Take} take @param {State} state */
        static rule(take, state) { return take.scrolling.find(({ screen }) => screen === state.screen); }

        /** All that the cells of a moment's screen have shown until then. @param {Take} take @param {number} moment */
        static before({ moments }, moment) {
            const { screen } = moments[moment];
            return moments.slice(0, moment + 1).flatMap((other) => (other.screen === screen ? other.shown : []));
        }

        /** @param {string} place */
        static index(place) { return Number(place.match(/\d+/)?.[0] ?? NaN); }

        /** @param {Shown} shown */
        static cell(shown) {
            const item = List.index(shown.place);
            const old = shown.fault?.match(/^still shows .*?(\d+)/)?.[1];
            return { ...shown, item, shows: old ? Number(old) : item };
        }

        /** @param {string} cell @param {number} item */
        note(cell, item) {
            const items = this.history.get(cell) ?? [];
            if (items[items.length - 1] !== item) this.history.set(cell, [...items, item]);
        }

        /** @param {number} item */
        place(item) { return `${this.item} ${item}`; }

        /** Scrolls to an offset, and tells what happened. @param {number} offset @returns {Event[]} */
        scroll(offset) {
            const { frames, contents, range, waits, takes, refill, cleared } = this.rule;
            this.offset = Math.max(range[0], Math.min(range[1], offset));
            const [top, bottom] = [this.offset, this.offset + this.clip[3]];
            const wanted = frames.flatMap(([, y, , height], item) => (y < bottom && y + height > top ? [item] : []));
            /** @type {Event[]} */
            const events = [];
            for (const cell of this.cells.filter((cell) => !wanted.includes(cell.item))) {
                this.cells.splice(this.cells.indexOf(cell), 1);
                if (waits) this.queue.push(cell);
                events.push({ event: waits ? "waits" : "dropped", cell: cell.cell, place: this.place(cell.item) });
            }
            for (const item of wanted.filter((item) => !this.cells.some((cell) => cell.item === item))) {
                const place = this.place(item);
                const old = takes ? this.queue.shift() : undefined;
                if (old) {
                    this.counts.reused += 1;
                    events.push({ event: "taken", cell: old.cell }, { event: "shown", cell: old.cell, place });
                } else {
                    this.counts.made += 1;
                    this.last += 1;
                    events.push({ event: "made", cell: this.newest, place });
                }
                const name = old?.cell ?? this.newest;
                const isKept = old && refill !== "filled";
                const drawing = !isKept ? contents[item] : refill === "kept" ? old.drawing : cleared ?? "";
                const shows = !isKept ? item : refill === "kept" ? old.shows : NaN;
                const fault = shows === item ? undefined : isNaN(shows) ? "empty" : `still shows ${this.place(shows)}`;
                this.cells.push({
                    cell: name, list: 0, place, frame: frames[item], badge: old?.badge ?? this.badge,
                    text: old?.text ?? `#${this.last}`, drawing, fault, item, shows,
                });
                this.note(name, item);
            }
            this.cells.sort((a, b) => a.item - b.item);
            return events;
        }

        /** The name of the cell that was made last. */
        get newest() { return `${kind(this.first)}-${this.last}`; }

        /** The state of the list. @returns {State} */
        get state() {
            const { screen, background, counts } = this;
            const lists = [{ clip: this.clip, offset: [0, this.offset] }];
            return { screen, background, lists, shown: this.cells, waiting: this.queue, counts };
        }
    }

    // MARK: The phone

    const isStill = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

    /**
     * Gives a new element its attributes and children.
     * @template {Element} Kind
     * @param {Kind} element @param {Record<string, string | number>} attributes @param {(Node | string)[]} children
     */
    const fill = (element, attributes, children) => {
        for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value));
        element.append(...children);
        return element;
    };
    /** @param {string} tag @param {Record<string, string | number>} [attributes] @param {(Node | string)[]} children */
    const svg = (tag, attributes = {}, ...children) =>
        fill(document.createElementNS("http://www.w3.org/2000/svg", tag), attributes, children);
    /** @param {string} tag @param {Record<string, string>} [attributes] @param {(Node | string)[]} children */
    const html = (tag, attributes = {}, ...children) => fill(document.createElement(tag), attributes, children);

    /** The data of a page that is one file; null on other pages. */
    const data = () => JSON.parse(document.getElementById("data")?.textContent ?? "null");

    /** The elements that match a selector. @param {string} selector @param {ParentNode} [root] */
    const all = (selector, root = document) =>
        [...root.querySelectorAll(selector)].map((found) => /** @type {HTMLElement} */ (found));

    /**
     * Adds the drawings of a recording to the page. Returns the recording with names of drawings that begin so.
     * @template {Recording} Kind
     * @param {Kind} recording
     * @param {string} [prefix]
     * @returns {Kind}
     */
    const define = (recording, prefix = "") => {
        if (prefix) {
            const text = JSON.stringify(recording).replace(/(\\"#?|\(#|")(d\d+)(?=\\"|\)|")/g, `$1${prefix}$2`);
            recording = JSON.parse(text);
        }
        const text = `<svg xmlns="http://www.w3.org/2000/svg" width="0" height="0">${recording.drawings}</svg>`;
        const parsed = new DOMParser().parseFromString(text, "image/svg+xml").documentElement;
        const sheet = document.importNode(parsed, true);
        sheet.setAttribute("class", "drawings");
        sheet.setAttribute("aria-hidden", "true");
        document.body.append(sheet);
        return recording;
    };

    const family = "Helvetica, Arial, 'Liberation Sans', sans-serif";

    /** A cell as it is drawn anywhere. @param {Recording} recording @param {Shown} shown @param {boolean} isMarked */
    const drawCell = (recording, shown, isMarked) => {
        const { cell, frame: [, , width, height], badge: [x, y, w, h], text, drawing, fault, place } = shown;
        const paint = { fill: recording.colors[(number(cell) - 1) % recording.colors.length] ?? "" };
        const group = svg("g", { class: "cell", "data-cell": cell, "font-family": family },
            svg("use", { href: "#" + drawing }));
        if (fault) group.append(svg("rect", { width, height: height - 1, fill: "#cf222e", "fill-opacity": 0.13 }));
        group.append(svg("rect", { width: 5, height: height - 1, ...paint }),
            svg("rect", { x, y, width: w, height: h, rx: h / 2, ...paint }),
            svg("text", { x: x + w / 2, y: y + h / 2 + 4.5, "font-size": 13, "font-weight": 700, fill: "#fff",
                "text-anchor": "middle" }, text));
        if (isMarked && (fault || height > 50)) {
            // As in other pictures: the day of a date leaves room for the date itself.
            const day = all(`#${drawing} text`).pop()?.textContent?.split(" ")[0];
            group.append(svg("text", {
                x: Math.min(x + w, width), y: height - 10, "font-size": 12, "text-anchor": "end",
                ...(fault ? { "font-weight": 700, fill: "#a40e26" } : { fill: "#6e7781" }),
            }, (fault ?? place).replace("still shows ", day ? `still ${day}, ` : "still ")));
        }
        return group;
    };

    /** The cell by itself, as a card. @param {Recording} recording @param {Shown} shown */
    const card = (recording, shown) => {
        const [, , width, height] = shown.frame;
        const group = drawCell(recording, { ...shown, fault: undefined }, false);
        group.prepend(svg("rect", { width, height, fill: "#fff" }));
        group.removeAttribute("data-cell");
        return svg("svg", {
            viewBox: `0 0 ${width} ${height}`, class: "card", "data-cell": shown.cell, role: "img",
            "aria-label": `cell ${shown.text}, was ${shown.place}`,
        }, group);
    };

    /** A phone that shows states, and is touched. */
    class Phone {
        /**
         * @param {Recording} recording
         * @param {Take} take
         * @param {boolean} [isMarked] Whether each cell says its item.
         */
        constructor(recording, take, isMarked = false) {
            [this.recording, this.take, this.isMarked] = [recording, take, isMarked];
            const [x, y, width, height] = take.screen;
            this.background = svg("use");
            this.lists = svg("g");
            this.svg = svg("svg", { viewBox: `0 0 ${take.size.join(" ")}`, role: "img" },
                svg("use", { href: "#" + take.phone }),
                svg("svg", { x, y, width, height }, this.background, this.lists));
            this.surface = html("div", { class: "surface", tabindex: "0", role: "application",
                "aria-label": `The list: arrow keys scroll by half a ${take.item}, Enter tells of a cell` });
            this.element = html("div", { class: "phone" }, this.svg, this.surface);
            /** @type {Map<string, {group: SVGElement, look: string}>} */
            this.drawn = new Map();
            /** The frames with an outline, in cells or on the screen. @type {{cell: string, frame: number[]}[]} */
            this.outlines = [];
            /** Tells of a distance that a reader scrolls, in points; false where nothing scrolls.
             * @type {(distance: number) => boolean} */
            this.onscroll = () => false;
            /** Tells of a cell that is tapped. @type {(cell: string) => void} */
            this.ontap = () => {};
            this.listen();
        }

        /** Shows a state, its list at an offset. @param {State} state @param {number | null} [offset] */
        show(state, offset = null) {
            this.state = state;
            this.background.setAttribute("href", "#" + state.background);
            const panes = state.lists.map(({ clip: [x, y, width, height] }, index) => fill(
                this.lists.children[index] ?? this.lists.appendChild(svg("svg", { class: "list" })),
                { x, y, width, height }, []));
            while (this.lists.children.length > panes.length) this.lists.lastChild?.remove();
            for (const [cell, { group }] of this.drawn) {
                if (state.shown.some((shown) => shown.cell === cell)) continue;
                group.remove();
                this.drawn.delete(cell);
            }
            for (const shown of state.shown) {
                const { cell } = shown;
                const look = [shown.drawing, shown.place, shown.fault, shown.badge, shown.frame[2]].join();
                let drawn = this.drawn.get(cell);
                if (drawn?.look !== look) {
                    drawn?.group.remove();
                    drawn = { group: drawCell(this.recording, shown, this.isMarked), look };
                    this.drawn.set(cell, drawn);
                }
                if (drawn.group.parentNode !== panes[shown.list]) panes[shown.list].append(drawn.group);
                const [left, top] = state.lists[shown.list].offset;
                const y = shown.frame[1] - (offset ?? top);
                drawn.group.setAttribute("transform", `translate(${shown.frame[0] - left} ${y})`);
            }
            this.outline(this.outlines);
            const [clip] = state.lists.map((list) => list.clip);
            this.surface.hidden = !clip;
            if (clip) {
                const [x, y] = [0, 1].map((side) => this.take.screen[side] + clip[side]);
                const [width, height] = this.take.size;
                const [left, top, wide, high] = [x / width, y / height, clip[2] / width, clip[3] / height]
                    .map((share) => `${share * 100}%`);
                Object.assign(this.surface.style, { left, top, width: wide, height: high });
            }
        }

        /** Outlines frames in cells, or on the screen. @param {{cell: string, frame: number[]}[]} outlines */
        outline(outlines) {
            this.outlines = outlines;
            for (const old of this.svg.querySelectorAll(".outline")) old.remove();
            for (const { cell, frame: [x, y, width, height] } of outlines) {
                const group = cell ? this.drawn.get(cell)?.group : this.lists.parentNode;
                group?.append(svg("rect", { class: "outline", x, y, width, height }));
            }
        }

        /** A place of the window on the screen, in points. @param {number} x @param {number} y */
        place(x, y) {
            const { left, top } = this.svg.getBoundingClientRect();
            return [[x - left, 0], [y - top, 1]].map(([distance, side]) =>
                distance / this.scale - this.take.screen[side]);
        }

        /** The origin of a cell on the screen. @param {string} cell */
        origin(cell) {
            const { frame, list } = this.state?.shown.find((shown) => shown.cell === cell) ?? { frame: [0, 0], list: 0 };
            const { clip, offset } = this.state?.lists[list] ?? { clip: [0, 0], offset: [0, 0] };
            return [0, 1].map((side) => frame[side] + clip[side] - offset[side]);
        }

        /** How many pixels a point has. */
        get scale() { return this.svg.getBoundingClientRect().width / this.take.size[0] || 1; }

        /** The height of a row. */
        get row() { return this.state?.shown[0]?.frame[3] ?? 44; }

        /** The cell at a place in the window. @param {number} x @param {number} y */
        cellAt(x, y) {
            for (const [cell, { group }] of this.drawn) {
                const box = group.getBoundingClientRect();
                if (x >= box.left && x < box.right && y >= box.top && y < box.bottom) return cell;
            }
            return null;
        }

        listen() {
            const { surface } = this;
            /** @type {{y: number, start: number, time: number, speed: number, moved: boolean} | null} */
            let drag = null;
            let fling = 0;
            surface.addEventListener("pointerdown", (event) => {
                cancelAnimationFrame(fling);
                if (event.button !== 0) return;
                drag = { y: event.clientY, start: event.clientY, time: event.timeStamp, speed: 0, moved: false };
                surface.setPointerCapture(event.pointerId);
            });
            surface.addEventListener("pointermove", (event) => {
                if (!drag) return;
                drag.moved ||= Math.abs(event.clientY - drag.start) > 4;
                if (!drag.moved) return;
                const distance = (drag.y - event.clientY) / this.scale;
                drag.speed = distance / Math.max(1, event.timeStamp - drag.time);
                [drag.y, drag.time] = [event.clientY, event.timeStamp];
                this.onscroll(distance);
            });
            const end = (/** @type {PointerEvent} */ event) => {
                if (!drag) return;
                const { moved, speed, time } = drag;
                drag = null;
                if (!moved) {
                    const cell = this.cellAt(event.clientX, event.clientY);
                    return cell ? this.ontap(cell) : undefined;
                }
                if (isStill() || event.timeStamp - time > 80 || Math.abs(speed) < 0.2) return;
                let [now, left] = [performance.now(), speed];
                const go = (/** @type {number} */ at) => {
                    const passed = Math.max(0, at - now);
                    now = at;
                    left *= Math.exp(-passed / 250);
                    if (Math.abs(left) > 0.03 && this.onscroll(left * passed)) fling = requestAnimationFrame(go);
                };
                fling = requestAnimationFrame(go);
            };
            surface.addEventListener("pointerup", end);
            surface.addEventListener("pointercancel", () => (drag = null));
            surface.addEventListener("wheel", (event) => {
                const lines = event.deltaMode === 1 ? this.row / 2 : event.deltaMode === 2 ? this.row * 5 : 1;
                const distance = event.deltaY * lines;
                // At the end of the list, the page scrolls.
                if (this.onscroll(Math.max(-this.row, Math.min(this.row, distance)))) event.preventDefault();
            }, { passive: false });
            let told = -1;
            surface.addEventListener("keydown", (event) => {
                const height = this.state?.lists[0]?.clip[3] ?? 0;
                const distances = {
                    ArrowDown: this.row / 2, ArrowUp: -this.row / 2, PageDown: height - this.row,
                    PageUp: this.row - height, Home: -1e6, End: 1e6,
                };
                if (event.altKey || event.ctrlKey || event.metaKey) return;
                if (event.key === "Enter" || event.key === " ") {
                    const cells = [...(this.state?.shown ?? [])].sort((a, b) => a.frame[1] - b.frame[1]);
                    told = (told + 1) % Math.max(1, cells.length);
                    if (cells[told]) this.ontap(cells[told].cell);
                } else if (event.key in distances) {
                    this.onscroll(distances[/** @type {keyof typeof distances} */ (event.key)]);
                } else return;
                event.preventDefault();
                event.stopPropagation();
            });
        }
    }

    /** What a cell has shown, in a sentence. @param {List} list @param {string} cell */
    const biography = (list, cell) => {
        const items = list.history.get(cell) ?? [];
        const [first, ...rest] = items.map((item) => list.place(item));
        if (!rest.length) return `Cell #${number(cell)} was made for ${first}, and has shown no other ${list.item}.`;
        const more = rest.length > 4 ? [`${rest.length - 3} more`, ...rest.slice(-3)] : rest;
        return `Cell #${number(cell)} has shown ${first}, then ${more.join(", then ")}.`;
    };

    /** A phone that plays the moments of a recording, and whose list a reader scrolls from there. */
    class Player {
        /** @param {Recording} recording @param {boolean} [isMarked] Whether each cell says its item. */
        constructor(recording, isMarked) {
            [this.take] = recording.recordings;
            this.moment = -1;
            /** The list, once the reader has scrolled it. @type {List | null} */
            this.list = null;
            /** Ends what moves. @type {(() => void) | null} */
            this.finish = null;
            /** Takes what is said of the screen, and of places on it.
             * @type {(about: Run[][], notes: Note[]) => void} */
            this.ontold = () => {};
            /** Takes what is said of a cell that is tapped. @type {(cell: string, words: string) => void} */
            this.ontap = () => {};
            this.phone = new Phone(recording, this.take, isMarked);
            this.phone.onscroll = (distance) => this.scroll(distance);
            this.phone.ontap = (cell) => this.ontap(cell, this.begin() ? biography(this.begin(), cell) : "");
        }

        /** The state that is shown, or will be when nothing moves. @returns {State} */
        get state() { return this.list?.state ?? this.take.moments[this.moment]; }

        /** Lets the reader go on with the list; null if nobody knows how it goes on. */
        begin() {
            this.finish?.();
            const { take, moment } = this;
            if (!this.list && List.fits(take, moment)) this.list = new List(take, moment);
            return this.list;
        }

        /** @param {number} distance */
        scroll(distance) {
            const list = this.begin();
            if (!list) return false;
            const before = list.offset;
            list.scroll(before + distance);
            this.phone.show(list.state);
            const { counts, clip, offset, queue } = list;
            this.ontold(
                [[["You scroll."]], [[`${counts.made} made · ${counts.reused} reused · ${queue.length} waiting`]]],
                list.cells.map(({ cell, place, frame, fault }) => {
                    const items = list.history.get(cell) ?? [];
                    const from = items.length > 1 ? list.place(items[items.length - 2]) : null;
                    /** @type {Run[]} */
                    const text = [[place + "  "], from ? [`was ${from}`, "reused"] : ["new", "made"]];
                    if (fault) text.push(["\n    " + fault, "broken"]);
                    return { y: clip[1] + Math.max(0, frame[1] - offset), text };
                }));
            return list.offset !== before;
        }

        /**
         * Shows a moment of the recording.
         * @param {number} moment
         * @param {boolean} [moves] Whether it plays what happened since the one that is shown.
         */
        show(moment, moves = false) {
            this.finish?.();
            const first = this.moment < 0 || this.list ? moment : this.moment;
            if (first === moment && this.moment === moment && !this.list) return;
            [this.moment, this.list] = [moment, null];
            const { moments } = this.take;
            const { header = [], notes = [] } = moments[moment];
            this.phone.svg.setAttribute("aria-label", "The phone's screen. " + [
                this.take.program, ...header.flat().map(([text]) => text)].join(" "));
            const end = () => {
                this.finish = null;
                this.phone.show(moments[moment]);
                this.ontold(header, notes);
            };
            if (!moves || isStill() || first >= moment) return end();
            const ways = moments.slice(first, moment)
                .map((state, index) => way(state, moments[first + index + 1]));
            if (ways.length === 1) this.phone.svg.animate({ opacity: [0.5, 1] }, 240);
            this.ontold([], []);
            const duration = Math.min(3600, 420 * ways.length);
            const start = performance.now();
            let frame = 0;
            const draw = (/** @type {number} */ now) => {
                const share = Math.min(1, Math.max(0, now - start) / duration);
                const place = share * share * (3 - 2 * share) * ways.length;
                const index = Math.min(ways.length - 1, Math.floor(place));
                const { state, offset } = ways[index](place - index);
                if (share >= 1) return this.finish?.();
                this.phone.show(state, offset);
                frame = requestAnimationFrame(draw);
            };
            this.finish = () => {
                cancelAnimationFrame(frame);
                end();
            };
            frame = requestAnimationFrame(draw);
        }
    }

    return { number, List, Phone, Player, define, card, html, svg, all, data, isStill, biography };
})();
