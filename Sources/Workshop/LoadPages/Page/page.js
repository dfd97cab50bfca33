// @ts-check
// Lets the page be touched: what is pointed at lights up wherever it is told of, the screen comes apart into its views,
// and a slider goes through the commands. Without this script all of it stands on the page as text.
"use strict";

/**
 * What a view shows by itself. Numbers are places in the lists of `Data`.
 * @typedef {{object: number, depth: number, text?: number, frame?: number[], clip?: number[], alpha?: number,
 *   drawing?: number, isCell?: boolean, badge?: string, color?: string}} Layer
 * @typedef {{number: number, event: string, texts: number[], subject?: number, counterpart?: number, place?: string,
 *   load?: string}} Step
 * @typedef {{layers: Layer[], steps: Step[], stepsLeftOut: number}} Moment
 * @typedef {{objects: string[], texts: string[][][], origins: string[][], moments: Moment[], steps: number,
 *   body: number, size: number[], origin: number[]}} Data
 */

(() => {
    /** @param {string} id */
    const find = (id) => /** @type {HTMLElement} */ (document.getElementById(id));
    /** @type {Data} */
    const data = JSON.parse(find("data").textContent ?? "");
    const still = /** @type {SVGSVGElement} */ (find("screen").querySelector("svg"));
    const captions = [...document.querySelectorAll(".moments > li")].map((item) => /** @type {HTMLElement} */ (item));

    /**
     * Makes an element. Texts stay texts.
     * @param {string} tag
     * @param {Record<string, string | number>} [attributes]
     * @param {(Node | string)[]} children
     */
    const make = (tag, attributes = {}, ...children) => {
        const element = document.createElement(tag);
        for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value));
        element.append(...children);
        return element;
    };

    /** A text with its roles. @param {number} index */
    const styled = (index) =>
        data.texts[index].map(([text, role]) => (role ? make("span", { class: role }, text) : text));

    /** A place for one of the drawings. @param {number} index @param {number} width @param {number} height */
    const drawing = (index, width, height) => {
        const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
        const use = document.createElementNS("http://www.w3.org/2000/svg", "use");
        svg.setAttribute("width", String(width));
        svg.setAttribute("height", String(height));
        svg.setAttribute("font-family", still.getAttribute("font-family") ?? "sans-serif");
        svg.setAttribute("aria-hidden", "true");
        use.setAttribute("href", "#drawing-" + index);
        svg.append(use);
        return svg;
    };

    // MARK: What lights up

    /** What elements are about: the numbers of objects. @type {Map<Element, number[]>} */
    const about = new Map();
    /** @type {{pinned: number[] | null, hovered: number[] | null, focused: number[] | null}} */
    const attention = { pinned: null, hovered: null, focused: null };
    let moment = data.moments.length - 1;
    /** Whether the pointer that comes up has turned the screen: then it is no click. */
    let wasDragged = false;

    /** Has an element light up with some objects. @param {Element} element @param {(number | undefined)[]} objects */
    const tie = (element, objects) => {
        const known = [...new Set(objects)].filter((object) => object !== undefined);
        if (known.length) about.set(element, /** @type {number[]} */ (known));
    };

    /** What an element, or what it is in, is about. @param {EventTarget | null} target */
    const tied = (target) => {
        let element = target instanceof Element ? target : null;
        while (element && !about.has(element)) element = element.parentElement;
        return element;
    };

    const light = () => {
        const objects = attention.pinned ?? attention.hovered ?? attention.focused ?? [];
        for (const [element, own] of about) {
            element.classList.toggle("lit", own.some((object) => objects.includes(object)));
        }
        for (const panel of document.querySelectorAll(".scroll, pre.nib")) {
            const lit = [...panel.querySelectorAll(".lit")].find((element) => element.getClientRects().length);
            if (lit && !panel.matches(":hover, :focus-within")) reveal(lit, panel);
        }
        status.replaceChildren(...sentence(objects));
    };

    /** Scrolls a panel, and nothing else. @param {Element} element @param {Element} panel */
    const reveal = (element, panel) => {
        const [inner, outer] = [element.getBoundingClientRect(), panel.getBoundingClientRect()];
        if (inner.top < outer.top || inner.bottom > outer.bottom) {
            panel.scrollTop += inner.top - outer.top - outer.height / 3;
        }
    };

    /** @param {number[] | null} objects */
    const pin = (objects) => {
        const isSame = attention.pinned && objects && String(attention.pinned) === String(objects);
        attention.pinned = isSame ? null : objects;
        light();
    };

    document.addEventListener("pointerover", (event) => {
        const element = tied(event.target);
        attention.hovered = element ? (about.get(element) ?? null) : null;
        light();
    });
    document.documentElement.addEventListener("pointerleave", () => {
        attention.hovered = null;
        light();
    });
    document.addEventListener("focusin", (event) => {
        const element = event.target instanceof Element && about.has(event.target) ? event.target : null;
        attention.focused = element ? (about.get(element) ?? null) : null;
        light();
    });
    document.addEventListener("click", (event) => {
        const element = tied(event.target);
        if (element && !(wasDragged && stage.contains(element))) pin(about.get(element) ?? null);
    });
    document.addEventListener("keydown", (event) => {
        if (event.key === "Escape") {
            pin(null);
        } else if (event.key === "Enter" && event.target instanceof Element && about.has(event.target)) {
            pin(about.get(event.target) ?? null);
            event.preventDefault();
        }
    });

    // MARK: What is said of it

    /** All steps up to the moment that is shown. */
    const stepsSoFar = () => data.moments.slice(0, moment + 1).flatMap((each) => each.steps);

    /** The cell that an object is, or is in. @param {number} object */
    const cellOf = (object) => {
        const views = data.moments[moment].layers.filter((layer) => layer.text !== undefined);
        let index = views.findIndex((layer) => layer.object === object);
        for (let depth = Infinity; index >= 0; index -= 1) {
            if (views[index].depth >= depth) continue;
            if (views[index].isCell) return views[index].object;
            depth = views[index].depth;
        }
        return undefined;
    };

    const help = "Point at a view or at a line, or go there with Tab and the arrow keys: "
        + "all that is about it lights up. Enter keeps it so, Esc ends that.";

    /** What is known of some objects, from the steps alone. @param {number[]} objects @returns {(Node | string)[]} */
    const sentence = (objects) => {
        if (!objects.length) return [help];
        if (objects.length > 1) {
            const names = objects.map((object) => data.objects[object]);
            return [make("b", {}, names.length + " objects"), ": " + names.join(", ")];
        }
        const [object] = objects;
        const steps = stepsSoFar();
        const isWhole = data.moments.slice(0, moment + 1).every((each) => each.stepsLeftOut === 0);
        const cell = cellOf(object);
        const places = steps
            .filter((step) => step.subject === cell && cell !== undefined && /^(make|show)$/.test(step.event))
            .map((step) => step.place ?? "")
            .filter((place, index, all) => place !== all[index - 1]);
        const made = steps.find((step) => step.event === "decode" && step.subject === object);
        const born = steps.find((step) => step.event === "make" && step.subject === cell && cell !== undefined);
        const connected = steps.filter((step) =>
            step.event === "connect" && (step.counterpart === object || step.subject === object));
        const parts = [];
        if (made?.load) parts.push("made in " + made.load);
        else if (made) parts.push("made in step " + made.number + " of " + data.steps);
        else if (isWhole) parts.push("not made by loading a nib");
        if (parts.length && born?.place) parts[0] += ", for " + born.place;
        if (connected.length) {
            const numbers = connected.slice(0, 3).map((step) => step.number).join(", ");
            parts.push("connected as " + (connected.length > 1 ? "steps " : "step ") + numbers + " of " + data.steps);
        }
        if (places.length) {
            const whose = cell === object ? "it" : "its cell";
            parts.push(whose + " has shown " + places.join(", then ") + (isWhole ? "" : ", and what is left out here"));
        }
        return [make("b", {}, data.objects[object]), " · " + parts.join(" · ")];
    };

    // MARK: The screen

    const stage = make("div", { class: "stage touch", tabindex: 0, role: "group", "aria-label": "The screen" });
    const phone = make("div", { class: "phone" });
    const pane = make("div", { class: "window" });
    const status = make("p", { class: "status touch", role: "status" });
    const turned = { turn: -34, tilt: 10, spread: 34 };
    let isSolid = false;

    const drawScreen = () => {
        for (const layer of pane.children) about.delete(layer);
        const layers = data.moments[moment].layers.filter((layer) => layer.frame);
        pane.replaceChildren(...layers.map((layer, index) => {
            const [x, y, width, height] = /** @type {number[]} */ (layer.frame);
            const element = make("div", { class: layer.badge ? "layer badge" : "layer" });
            Object.assign(element.style, { left: x + "px", top: y + "px", width: width + "px", height: height + "px" });
            element.style.setProperty("--depth", String(layer.depth));
            element.classList.toggle("leaf", !(layers[index + 1]?.depth > layer.depth));
            if (layer.clip) element.style.clipPath = "inset(" + layer.clip.map((cut) => cut + "px").join(" ") + ")";
            if (layer.badge) {
                element.textContent = layer.badge;
                element.style.background = layer.color ?? "";
            }
            if (layer.drawing !== undefined) {
                const svg = drawing(layer.drawing, width, height);
                svg.style.opacity = String(layer.alpha ?? 1);
                element.append(svg);
            }
            tie(element, [layer.object]);
            return element;
        }));
        place();
    };

    /** Has the phone as large as there is room, however it is turned. */
    const place = () => {
        const [width, height] = data.size;
        const levels = Math.max(...data.moments[moment].layers.map((layer) => layer.depth));
        const depth = isSolid ? levels * turned.spread : 0;
        const [turn, tilt] = [turned.turn, turned.tilt]
            .map((angle) => (isSolid ? (Math.abs(angle) * Math.PI) / 180 : 0));
        const room = Math.min(height, Math.max(380, window.innerHeight - 250));
        const needed = [
            (width * Math.cos(turn) + depth * Math.sin(turn)) * (isSolid ? 1.1 : 1),
            (height * Math.cos(tilt) + depth * Math.sin(tilt)) * (isSolid ? 1.1 : 1),
        ];
        const scale = Math.min(1, stage.clientWidth / needed[0], room / needed[1]);
        stage.style.height = (isSolid ? room : height * scale) + "px";
        phone.style.top = (isSolid ? (room - height) / 2 : (height * scale - height) / 2) + "px";
        const { turn: turnedBy, tilt: tiltedBy, spread } = turned;
        const variables = { scale, levels, turn: turnedBy + "deg", tilt: tiltedBy + "deg", spread: spread + "px" };
        for (const [name, value] of Object.entries(variables)) stage.style.setProperty("--" + name, String(value));
        stage.classList.toggle("solid", isSolid);
    };

    /** @param {number} turn @param {number} tilt */
    const turnTo = (turn, tilt) => {
        turned.turn = Math.max(-80, Math.min(80, turn));
        turned.tilt = Math.max(-60, Math.min(60, tilt));
        turnSlider.value = String(turned.turn);
        place();
    };

    /**
     * @param {string} label
     * @param {Record<string, string | number>} attributes
     * @param {(value: number) => void} act
     */
    const slider = (label, attributes, act) => {
        const input = /** @type {HTMLInputElement} */ (make("input", { type: "range", ...attributes }));
        input.addEventListener("input", () => act(Number(input.value)));
        return { input, label: make("label", {}, label, input) };
    };

    /** @param {string} title @param {() => void} act */
    const button = (title, act) => {
        const element = /** @type {HTMLButtonElement} */ (make("button", { type: "button" }, title));
        element.addEventListener("click", act);
        return element;
    };

    const { input: turnSlider, label: turnLabel } = slider("Turn",
        { min: -80, max: 80, value: turned.turn }, (value) => turnTo(value, turned.tilt));
    const { input: spreadSlider, label: spreadLabel } = slider("Spread",
        { min: 0, max: 80, value: turned.spread }, (value) => {
            turned.spread = value;
            place();
        });
    const solidButton = button("Layers", () => {
        isSolid = !isSolid;
        showSolid();
    });
    const showSolid = () => {
        solidButton.setAttribute("aria-pressed", String(isSolid));
        turnSlider.disabled = spreadSlider.disabled = !isSolid;
        stage.setAttribute("aria-label", isSolid ? "The screen, in its layers: arrow keys turn it" : "The screen");
        place();
    };

    stage.addEventListener("keydown", (event) => {
        const step = { ArrowLeft: [-5, 0], ArrowRight: [5, 0], ArrowUp: [0, 5], ArrowDown: [0, -5] }[event.key];
        if (!step || !isSolid) return;
        turnTo(turned.turn + step[0], turned.tilt + step[1]);
        event.preventDefault();
    });
    stage.addEventListener("pointerdown", (event) => {
        if (!isSolid || event.button !== 0) return;
        const start = { x: event.clientX, y: event.clientY, ...turned };
        wasDragged = false;
        /** @param {PointerEvent} event */
        const move = (event) => {
            const [dx, dy] = [event.clientX - start.x, event.clientY - start.y];
            wasDragged ||= Math.hypot(dx, dy) > 4;
            if (!wasDragged) return;
            stage.classList.add("turning");
            turnTo(start.turn + dx / 3, start.tilt - dy / 3);
        };
        const end = () => {
            stage.classList.remove("turning");
            window.removeEventListener("pointermove", move);
            window.removeEventListener("pointerup", end);
            window.removeEventListener("pointercancel", end);
        };
        window.addEventListener("pointermove", move);
        window.addEventListener("pointerup", end);
        window.addEventListener("pointercancel", end);
    });

    // MARK: Lists

    /**
     * Has one element of a list take part in the Tab order, and arrow keys go on from it.
     * @param {Element} list
     * @param {() => Element[]} items
     */
    const rove = (list, items) => {
        list.addEventListener("keydown", (event) => {
            const all = items();
            const index = event.target instanceof Element ? all.indexOf(event.target) : -1;
            const key = /** @type {KeyboardEvent} */ (event).key;
            const next = { ArrowDown: index + 1, ArrowUp: index - 1, Home: 0, End: all.length - 1 }[key];
            if (index < 0 || next === undefined) return;
            event.preventDefault();
            focus(all[Math.max(0, Math.min(all.length - 1, next))]);
        });
        list.addEventListener("focusin", (event) => {
            for (const item of items()) item.setAttribute("tabindex", item === event.target ? "0" : "-1");
        });
    };

    /** @param {Element | undefined} element */
    const focus = (element) => {
        if (!(element instanceof HTMLElement)) return;
        element.focus({ preventScroll: true });
        const panel = element.closest(".scroll, pre.nib");
        if (panel) reveal(element, panel);
    };

    // MARK: The tree

    const tree = make("ul", { class: "tree", role: "tree", "aria-label": "The views" });
    /** Whether the views in one are shown, where somebody chose. @type {Map<number, boolean>} */
    const unfolded = new Map();
    const items = () => [...tree.children].filter((item) => !(/** @type {HTMLElement} */ (item).hidden));

    const drawTree = () => {
        const views = data.moments[moment].layers.filter((layer) => layer.text !== undefined);
        // Cells are alike, so at first one of them is enough.
        const first = views.find((view) => view.isCell);
        const focusedObject = tree.contains(document.activeElement) ? attention.focused?.[0] : undefined;
        for (const item of tree.children) about.delete(item);
        tree.replaceChildren(...views.map((view, index) => {
            const item = make("li", { role: "treeitem", "aria-level": view.depth + 1, tabindex: index ? -1 : 0 },
                ...styled(/** @type {number} */ (view.text)));
            item.style.setProperty("--level", String(view.depth));
            if (views[index + 1]?.depth > view.depth) {
                const isUnfolded = unfolded.get(view.object) ?? (!view.isCell || view === first);
                item.setAttribute("aria-expanded", String(isUnfolded));
            }
            tie(item, [view.object]);
            return item;
        }));
        foldTree();
        focus(items().find((item) => focusedObject !== undefined && about.get(item)?.[0] === focusedObject));
    };

    /** @param {Element} item */
    const level = (item) => Number(item.getAttribute("aria-level"));

    const foldTree = () => {
        let hiddenBelow = Infinity;
        for (const item of tree.children) {
            const isHidden = level(item) > hiddenBelow;
            /** @type {HTMLElement} */ (item).hidden = isHidden;
            if (!isHidden) hiddenBelow = item.getAttribute("aria-expanded") === "false" ? level(item) : Infinity;
        }
    };

    /** @param {Element} item @param {boolean} isExpanded */
    const expand = (item, isExpanded) => {
        unfolded.set(about.get(item)?.[0] ?? -1, isExpanded);
        item.setAttribute("aria-expanded", String(isExpanded));
        foldTree();
    };

    tree.addEventListener("keydown", (event) => {
        const item = event.target instanceof Element ? event.target : null;
        if (!item || !about.has(item) || !["ArrowLeft", "ArrowRight"].includes(event.key)) return;
        event.preventDefault();
        const expanded = item.getAttribute("aria-expanded");
        const all = items();
        const index = all.indexOf(item);
        if (event.key === "ArrowRight") {
            if (expanded === "false") expand(item, true);
            else if (expanded === "true") focus(all[index + 1]);
        } else if (expanded === "true") {
            expand(item, false);
        } else {
            focus(all.slice(0, index).findLast((other) => level(other) < level(item)));
        }
    });
    tree.addEventListener("dblclick", (event) => {
        const item = tied(event.target);
        const expanded = item?.getAttribute("aria-expanded");
        if (item && expanded) expand(item, expanded === "false");
    });

    // MARK: The steps

    const steps = make("div");
    const groups = data.moments.map((each, index) => {
        const list = make("ol", { class: "steps" }, ...each.steps.map((step) => {
            const item = make("li", { tabindex: -1 }, make("span", { class: "number" }, String(step.number)),
                make("span", {}, ...styled(step.texts[0])), make("span", {}, ...styled(step.texts[1])));
            tie(item, [step.subject, step.counterpart]);
            return item;
        }));
        const title = captions[index].querySelector("h3")?.textContent ?? "";
        const remark = each.stepsLeftOut ? " (" + each.stepsLeftOut + " in the middle are left out)" : "";
        const none = each.steps.length ? "" : ": no steps";
        const group = make("div", {}, make("h3", {}, title + remark + none), list);
        steps.append(group);
        return group;
    });
    const stepItems = () =>
        [...steps.querySelectorAll("li")].filter((item) => about.has(item) && item.getClientRects().length);

    // MARK: What stands on the page

    /** @type {Map<string, number[]>} */
    const objectsByID = new Map();
    data.origins.forEach((ids, object) => {
        for (const id of ids) objectsByID.set(id, [...(objectsByID.get(id) ?? []), object]);
    });
    for (const nib of document.querySelectorAll("pre.nib")) {
        for (const line of nib.querySelectorAll("[data-ids]")) {
            const ids = line.getAttribute("data-ids")?.split(" ") ?? [];
            tie(line, ids.flatMap((id) => objectsByID.get(id) ?? []));
        }
        const lines = [...nib.querySelectorAll(".line")].filter((line) => about.has(line));
        lines.forEach((line, index) => line.setAttribute("tabindex", index ? "-1" : "0"));
        rove(nib, () => lines);
    }

    captions.forEach((item, index) => {
        for (const mark of item.querySelectorAll(".mark")) {
            const layer = data.moments[index].layers.find((layer) => layer.badge === mark.textContent);
            if (mark.parentElement) tie(mark.parentElement, [layer?.object]);
        }
    });
    for (const row of document.querySelectorAll("[data-objects]")) {
        const names = row.getAttribute("data-objects")?.split(", ") ?? [];
        tie(row, names.map((name) => data.objects.indexOf(name)).filter((object) => object >= 0));
    }

    // MARK: The commands

    const { input: momentSlider, label: momentLabel } = slider("Commands",
        { min: 0, max: data.moments.length - 1, value: moment }, (value) => show(value));
    const command = make("p");
    const back = button("‹", () => show(moment - 1));
    const forth = button("›", () => show(moment + 1));
    back.setAttribute("aria-label", "Before this command");
    forth.setAttribute("aria-label", "The next command");

    /** @param {number} index */
    const show = (index) => {
        moment = Math.max(0, Math.min(data.moments.length - 1, index));
        const title = captions[moment].querySelector("h3")?.textContent ?? "";
        momentSlider.value = String(moment);
        momentSlider.setAttribute("aria-valuetext", title);
        command.textContent = title + (moment ? " (command " + moment + " of " + (data.moments.length - 1) + ")" : "");
        back.disabled = moment === 0;
        forth.disabled = moment === data.moments.length - 1;
        captions.forEach((item, other) => item.classList.toggle("still", other !== moment));
        groups.forEach((group, other) => (group.hidden = other > moment));
        drawScreen();
        drawTree();
        stepItems().forEach((item, other) => item.setAttribute("tabindex", other ? "-1" : "0"));
        reveal(groups[moment], stepPanel);
        light();
    };

    // MARK: Putting it together

    /** Puts a list in the place of what is still in a section. @param {string} section @param {Element} list */
    const panel = (section, list) => {
        const element = make("div", { class: "scroll touch" }, list);
        document.querySelector("#" + section + " .still")?.before(element);
        return element;
    };

    still.classList.add("still");
    document.documentElement.classList.add("live");
    const [width, height] = data.size;
    Object.assign(phone.style, { width: width + "px", height: height + "px", marginLeft: -width / 2 + "px" });
    phone.append(drawing(data.body, width, height), pane);
    Object.assign(pane.style, { left: data.origin[0] + "px", top: data.origin[1] + "px" });
    stage.append(phone);
    const stepping = make("div", { class: "controls touch" }, command, back, momentLabel, forth);
    const turning = make("div", { class: "controls touch" }, solidButton, turnLabel, spreadLabel);
    if (data.moments.length === 1) stepping.hidden = true;
    still.before(stepping, turning, stage);
    document.querySelector("footer")?.before(status);
    panel("the-views", tree);
    const stepPanel = panel("the-steps", steps) ?? steps;
    rove(tree, items);
    rove(steps, stepItems);
    addEventListener("resize", place);
    show(moment);
    showSolid();
})();
