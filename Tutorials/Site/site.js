// @ts-check
// Leads through a chapter step by step: commands are typed, the phone's picture changes, questions are asked.
// Without this script all of it stands on the page as text. What is remembered stays in the browser.
"use strict";

/**
 * The titles and places of sections, and in which of them each word stands.
 * @typedef {{sections: [string, string][], words: Record<string, string>}} Index
 */

(() => {
    /** @type {Window & {recordings?: Recording[], index?: Index}} */
    const page = window;
    const { html: make, all, isStill } = player;

    /** What is in an element, once more. @param {Element | null | undefined} element */
    const contents = (element) => [...(element?.childNodes ?? [])].map((node) => node.cloneNode(true));

    // MARK: What is remembered

    const memory = {
        /** @param {string} key @returns {any} */
        get(key) {
            try {
                return JSON.parse(localStorage.getItem("reusable-views " + key) ?? "null");
            } catch {
                return null;
            }
        },
        /** @param {string} key @param {unknown} value */
        set(key, value) {
            try {
                localStorage.setItem("reusable-views " + key, JSON.stringify(value));
            } catch {
                // Where nothing may be kept, nothing is remembered.
            }
        },
    };

    // MARK: The phone

    /** @param {Run[]} runs */
    const styled = (runs) => runs.map(([text, role]) => (role ? make("span", { class: role }, text) : text));

    /**
     * The phone, and what is noted beside it.
     * @param {Recording[]} recordings
     */
    const makeScreen = (recordings) => {
        const header = make("div", { class: "about" });
        const notes = make("div", { class: "notes" });
        const stage = make("div", { class: "stage" });
        const players = recordings.map((recording, index) => {
            const one = new player.Player(player.define(recording, `r${index}-`));
            one.ontap = (_, words) => words && header.replaceChildren(make("p", { role: "status" }, words));
            one.ontold = (about, beside) => {
                header.replaceChildren(...about.map((line) => make("p", {}, ...styled(line))));
                notes.replaceChildren(...beside.map(({ y, text }) => {
                    const note = make("p", {}, ...styled(text));
                    note.style.top = `${((y + one.take.screen[1] + 2) / one.take.size[1]) * 100}%`;
                    return note;
                }));
                // Where there is little room, a note begins where the one above it ends, and the last ones are higher.
                const texts = all("p", notes);
                let end = 0;
                for (const note of texts) {
                    if (note.offsetTop < end) note.style.top = `${end}px`;
                    end = note.offsetTop + note.offsetHeight;
                }
                let bottom = stage.offsetHeight;
                for (const note of texts.reverse()) {
                    bottom -= note.offsetHeight;
                    if (note.offsetTop > bottom) note.style.top = `${bottom}px`;
                    bottom = note.offsetTop;
                }
            };
            return one;
        });
        let shown = players[0];
        /** Shows a moment of a recording. @param {number} film @param {number} moment @param {boolean} [moves] */
        const show = (film, moment, moves = false) => {
            const isSame = players[film] === shown && stage.contains(shown.phone.element);
            shown = players[film];
            if (!isSame) {
                stage.replaceChildren(shown.phone.element, notes);
                shown.moment = -1;
            }
            shown.phone.element.dataset.moment = `${film}:${moment}`;
            shown.show(moment, moves);
        };
        return {
            figure: make("figure", { id: "screen" }, header, stage), show,
            scroll: (/** @type {number} */ distance) => shown.scroll(distance), row: () => shown.phone.row,
        };
    };

    // MARK: Questions

    /** What of a text counts: its letters and digits, small. @param {string} text */
    const letters = (text) => {
        const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
        if (words.length > 1 && ["a", "an", "the"].includes(words[0])) words.shift();
        return words.join("");
    };

    /** A number that is always the same for a text. @param {string} text */
    const hash = (text) =>
        [...text].reduce((hash, letter) => Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16777619), 2166136261);

    /**
     * A question that can be answered.
     * @param {HTMLElement} element
     * @param {string} key What it is remembered by.
     * @param {boolean} isPredicted Whether a later step shows what is so.
     * @param {() => void} goOn
     */
    const makeQuestion = (element, key, isPredicted, goOn) => {
        const texts = all(".options li", element);
        const reasons = all(".answer li", element);
        const right = Number(element.dataset.right);
        const isTyped = element.dataset.also !== undefined;
        const reply = make("p", { class: "reply", role: "status" });
        const times = (memory.get(key)?.times ?? 0) + (memory.get(key) ? 1 : 0);
        let given = "";

        /**
         * What is said of an option: its words, and why it is so, or isn't.
         * @param {number} option
         * @param {string} said
         */
        const judge = (option, said) => {
            const isRight = option === right;
            const answer = contents(isTyped ? reasons[right].querySelector("b") : texts[right]);
            /** @param {number} index */
            const because = (index) => contents(reasons[index]?.querySelector("span"));
            if (isPredicted) return ["You said “", said, "”. ", ...because(option)];
            const why = isRight || option < 0 || !isTyped ? [] : [...because(option), " "];
            return [
                ...(said ? ["You said “", said, "”. "] : []), ...why,
                ...(isRight ? ["Correct. "] : ["The answer is “", ...answer, "”. "]), ...because(right),
            ];
        };

        /** @param {number} option -1 for none of them. @param {string} said */
        const settle = (option, said) => {
            given = said || "–";
            memory.set(key, { said, option, isRight: option === right, times });
            element.classList.add("settled");
            reply.className = "reply " + (isPredicted ? "" : option === right ? "right" : "other");
            if (isPredicted) reply.replaceChildren(...(said ? ["“", said, "”. You will see."] : ["You will see."]));
            else reply.replaceChildren(...judge(option, said));
            reply.scrollIntoView({ block: "nearest" });
            element.dispatchEvent(new Event("settle", { bubbles: true }));
        };

        if (isTyped) {
            const attributes = { type: "text", autocomplete: "off", spellcheck: "false", autocapitalize: "off" };
            const field = /** @type {HTMLInputElement} */ (make("input", attributes));
            const listing = element.querySelector("pre")?.textContent;
            const lines = (listing ?? "").split("\n");
            const label = listing ? "A word of that line, or its number " : "Your answer, in a word or two ";
            const form = make("form", {}, make("label", {}, label, field), make("button", {}, "Answer"));
            let guesses = 0;

            /** The option that words mean, or -1. @param {string} words */
            const option = (words) => {
                const names = reasons.map((reason) => letters(reason.querySelector("b")?.textContent ?? ""));
                if (lines.length > 1) {
                    const number = Number(words.replace(/^line /, ""));
                    const meant = lines.filter((line, index) =>
                        number ? index + 1 === number : letters(words) && letters(line).includes(letters(words)));
                    return meant.length === 1 ? names.findIndex((name) => letters(meant[0]).includes(name)) : -1;
                }
                const also = (element.dataset.also ?? "").split("|").map(letters);
                for (const typed of [words, words.split("=")[0]].map(letters)) {
                    if (names.includes(typed)) return names.indexOf(typed);
                    if (typed && also.includes(typed)) return right;
                }
                return -1;
            };
            form.addEventListener("submit", (event) => {
                event.preventDefault();
                const words = field.value.trim().slice(0, 60);
                if (!words || given) return given ? goOn() : undefined;
                const meant = option(words);
                guesses += 1;
                if (meant === right || guesses > 1) return settle(meant, words);
                const reason = contents(reasons[meant]?.querySelector("span"));
                reply.replaceChildren(`“${words}” is wrong. `, ...reason, " Try once more.");
            });
            element.append(form, reply);
        } else {
            const order = [...texts.keys()].sort((a, b) => hash(`${a} ${key}`) - hash(`${b} ${key}`));
            // Asked again, the options have another order.
            order.push(...order.splice(0, times % order.length));
            const buttons = order.map((option) => {
                const button = make("button", { type: "button" }, ...contents(texts[option]));
                button.addEventListener("click", () => {
                    if (given) return;
                    for (const other of buttons) other.setAttribute("aria-pressed", String(other === button));
                    settle(option, texts[option].textContent ?? "");
                });
                return button;
            });
            element.append(make("ol", { class: "choices" }, ...buttons.map((button) => make("li", {}, button))), reply);
        }
        return {
            get isOpen() { return !given; },
            /** Answers it with the option at a place. @param {number} place */
            choose: (place) => all(".choices button", element)[place]?.click(),
            /** Tells the answer, to whoever gives none. */
            skip: () => settle(-1, ""),
            /** What became of a prediction: what was said, and what is so. */
            get outcome() {
                const said = memory.get(key);
                if (!isPredicted || !said?.said) return null;
                return make("p", { class: "reply" }, ...judge(said.option, said.said));
            },
        };
    };

    // MARK: Steps

    /**
     * Leads through the sections of a page: each is told in beats, which begin with a command.
     * @param {HTMLElement} main
     * @param {Recording[]} recordings
     */
    const lead = (main, recordings) => {
        const name = main.dataset.name ?? "";
        const screen = makeScreen(recordings);
        const text = make("div", { class: "text" });
        const sections = all("header, section.step", main);
        text.append(...sections);
        main.append(text, screen.figure);
        document.documentElement.classList.add("live");

        /** @type {Map<HTMLElement, ReturnType<typeof makeQuestion>>} */
        const questions = new Map();
        /** @type {Map<string, ReturnType<typeof makeQuestion>>} */
        const byName = new Map();
        for (const section of sections) {
            const element = /** @type {HTMLElement | null} */ (section.querySelector(".question"));
            if (!element) continue;
            const key = `${name} ${element.dataset.name}`;
            const question = makeQuestion(element, key, section.dataset.kind === "predict", () => next());
            questions.set(section, question);
            byName.set(element.dataset.name ?? "", question);
        }

        /** The beats of a section: what is told at once. @param {HTMLElement} section */
        const beats = (section) => {
            /** @type {HTMLElement[][]} */
            const beats = [[]];
            for (const child of /** @type {HTMLElement[]} */ ([...section.children])) {
                if (child.matches(".entry:not(.aside), .one-way")) {
                    const isLed = child.matches(".entry") && beats[beats.length - 1].length === 1
                        && beats[beats.length - 1][0].matches(".one-way");
                    if (!isLed) beats.push([]);
                }
                beats[beats.length - 1].push(child);
            }
            return beats;
        };
        const story = sections.map(beats);
        let [place, beat] = [0, 0];
        // Whoever only jumps to the end hasn't read the chapter.
        let isLed = false;

        const back = make("button", { type: "button" }, "Back");
        const forward = make("button", { type: "button", class: "next" }, "Next");
        const nextPage = /** @type {HTMLAnchorElement | null} */ (document.querySelector("a[rel=next]"));
        const where = make("p", { class: "where" });
        const status = make("p", { class: "quiet", role: "status" });
        const bar = make("ol", { class: "progress", "aria-label": "Steps" }, ...sections.map((section, index) => {
            const title = section.querySelector("h1, h2")?.textContent ?? "";
            return make("li", {}, make("a", { href: index ? "#" + section.id : "#", "aria-label": title, title }));
        }));
        const controls = make("nav", { class: "controls", "aria-label": "Steps of this page" }, bar,
            make("div", {}, back, where, forward), status);
        document.body.append(controls);

        /** What is shown where the reader is: the recording, and the moment after the last command that was typed. */
        const picture = () => {
            let number = main.dataset.picture;
            const film = Number(sections[place].dataset.recording ?? 0);
            for (let index = 0; index <= place; index += 1) {
                const section = sections[index];
                number = section.dataset.picture ?? number;
                if (section.dataset.kind === "mystery") {
                    number = index === place ? section.dataset.shown ?? number : number;
                    continue;
                }
                const told = index < place ? story[index].flat() : story[index].slice(0, beat + 1).flat();
                for (const element of told) number = element.dataset.picture ?? number;
            }
            return { film, moment: Number(number) };
        };

        const isEnd = () => place + 1 === sections.length && beat + 1 >= story[place].length;

        /** Says on the button what comes. */
        const nameForward = () => {
            const coming = story[place][beat + 1]?.[0];
            forward.toggleAttribute("disabled", isEnd() && !nextPage);
            if (questions.get(sections[place])?.isOpen) forward.textContent = "Skip";
            else if (coming) forward.textContent = coming.matches(".one-way") ? "Show a way" : "Type it";
            else forward.textContent = isEnd() && nextPage ? "Next chapter" : "Next";
        };
        main.addEventListener("settle", nameForward);

        /** Shows what is told so far. @param {boolean} [moves] */
        const show = (moves = false) => {
            sections.forEach((section, index) => section.classList.toggle("now", index === place));
            story[place].forEach((elements, index) => {
                for (const element of elements) element.classList.toggle("later", index > beat);
            });
            // The prompt waits for the next command.
            const coming = story[place][beat + 1]?.[0];
            for (const entry of all(".waits")) entry.classList.remove("waits");
            if (coming?.matches(".entry")) coming.classList.add("waits");
            // What was predicted is told where it is seen.
            const prediction = byName.get(sections[place].dataset.answers ?? "")?.outcome;
            for (const reply of all(".step > .reply", main)) reply.remove();
            const last = story[place][story[place].length - 1].filter((element) => element.matches(".entry")).pop();
            if (prediction && last && beat + 1 >= story[place].length) last.after(prediction);
            screen.show(picture().film, picture().moment, moves);
            offer(coming ?? null);
            all("a", bar).forEach((link, index) => {
                link.toggleAttribute("data-past", index < place);
                if (index === place) link.setAttribute("aria-current", "step");
                else link.removeAttribute("aria-current");
            });
            back.toggleAttribute("disabled", place === 0 && beat === 0);
            nameForward();
            const title = sections[place].querySelector("h1, h2")?.textContent ?? "";
            // On a small page, the title may be under the phone.
            where.textContent = place ? `${title} · ${place} of ${sections.length - 1}` : `${sections.length - 1} steps`;
            status.textContent = `Step ${place} of ${sections.length - 1}: ${title}`;
            const isDone = isLed && isEnd() || memory.get(`place ${name}`)?.isDone === true;
            memory.set(`place ${name}`, { place, isDone });
        };

        /** @param {number} to @param {boolean} [isWhole] Whether all of it was told already. */
        const go = (to, isWhole = false) => {
            place = Math.max(0, Math.min(to, sections.length - 1));
            beat = isWhole ? story[place].length - 1 : 0;
            show();
            history.replaceState(null, "", place ? "#" + sections[place].id : location.pathname);
            scrollTo(0, 0);
        };

        /**
         * Scrolls until the last of what came is to be seen, but no further than to the first.
         * @param {Element} first
         * @param {Element} last
         */
        const reveal = (first, last) => {
            const figure = screen.figure.getBoundingClientRect();
            const top = figure.left < first.getBoundingClientRect().right ? figure.bottom : 0;
            const hidden = last.getBoundingClientRect().bottom - controls.getBoundingClientRect().top + 24;
            const room = first.getBoundingClientRect().top - Math.max(0, top) - 16;
            if (hidden > 0) scrollBy({ top: Math.min(hidden, room), behavior: isStill() ? "auto" : "smooth" });
        };

        const field = /** @type {HTMLInputElement} */ (make("input", {
            type: "text", autocomplete: "off", spellcheck: "false", autocapitalize: "off", "aria-label": "A command",
        }));
        const chip = make("button", { type: "button", class: "clue" });
        const said = make("p", { class: "reply", role: "status" });
        const prompt = make("form", { class: "try" }, chip, field, said);
        /** Lets the reader type the command that comes, or another. @param {HTMLElement | null} coming */
        const offer = (coming) => {
            const command = coming?.matches(".entry") ? coming.querySelector("kbd")?.textContent ?? "" : "";
            said.replaceChildren();
            [chip.textContent, field.value, field.placeholder] = [command, "", command];
            if (command) coming?.after(prompt);
            else prompt.remove();
        };
        chip.addEventListener("click", () => next());
        prompt.addEventListener("submit", (event) => {
            event.preventDefault();
            const words = field.value.trim().replace(/\s+/g, " ");
            const rows = Number(words.match(/^scroll (-?\d+(\.\d+)?)$/)?.[1] ?? NaN);
            if (!words || words === chip.textContent) {
                field.blur();
                return next();
            }
            const steps = Math.max(1, Math.min(1000, Math.ceil(Math.abs(rows))));
            let isPlayed = false;
            for (let step = 0; step < steps && rows; step += 1) {
                isPlayed = screen.scroll((screen.row() * rows) / steps) || isPlayed;
            }
            said.replaceChildren(...(isPlayed
                ? ["Scrolled. Here the chapter goes on with ", make("code", {}, chip.textContent ?? ""), "."]
                : [make("code", {}, words), " needs the program. This page has recorded ",
                    make("code", {}, chip.textContent ?? ""), "."]));
        });

        const next = () => {
            isLed = true;
            const question = questions.get(sections[place]);
            if (question?.isOpen && beat + 1 >= story[place].length) {
                question.skip();
                if (sections[place].dataset.kind !== "predict") return show();
            }
            if (beat + 1 < story[place].length) {
                const entry = story[place][beat + 1].find((element) => element.matches(".entry"));
                beat += 1;
                show(entry !== undefined);
                const last = story[place][beat][story[place][beat].length - 1];
                if (entry) reveal(entry, prompt.isConnected ? prompt : last);
                return;
            }
            if (place + 1 < sections.length) go(place + 1);
            else nextPage?.click();
        };

        const previous = () => {
            if (beat > 0) {
                beat -= 1;
                show();
            } else if (place > 0) go(place - 1, true);
        };

        // Of a mystery the reader chooses what to look at; each command begins with the same screen.
        for (const section of sections.filter((section) => section.dataset.kind === "mystery")) {
            const entries = all(".entry", section);
            for (const entry of entries) {
                const command = entry.querySelector("kbd")?.textContent ?? "";
                const button = make("button", { type: "button", class: "clue" }, command);
                button.addEventListener("click", () => {
                    entries.forEach((other) => other.classList.toggle("later", other !== entry));
                    section.dataset.shown = entry.dataset.start;
                    show();
                    section.dataset.shown = entry.dataset.picture;
                    show(true);
                    reveal(button, entry);
                });
                entry.classList.add("later");
                entry.parentElement?.before(button);
            }
        }

        back.addEventListener("click", previous);
        forward.addEventListener("click", next);
        main.addEventListener("click", (event) => {
            if (event.target instanceof Element && event.target.closest(".waits")) next();
            else if (questions.get(sections[place])?.isOpen === false) show();
        });
        bar.addEventListener("click", (event) => {
            const link = event.target instanceof Element ? event.target.closest("li") : null;
            if (!link) return;
            event.preventDefault();
            go([...bar.children].indexOf(link));
        });
        addEventListener("hashchange", () => go(sections.findIndex((section) => "#" + section.id === location.hash)));
        addEventListener("keydown", (event) => {
            const target = event.target instanceof Element ? event.target : null;
            if (event.altKey || event.ctrlKey || event.metaKey || target?.closest("input, pre:focus")) return;
            if (event.key === "ArrowRight" || (event.key === "Enter" && !target?.closest("a, button, summary"))) next();
            else if (event.key === "ArrowLeft") previous();
            else if (/^[1-9]$/.test(event.key)) {
                questions.get(sections[place])?.choose(Number(event.key) - 1);
                show();
            } else return;
            event.preventDefault();
        });
        go(Math.max(0, sections.findIndex((section) => "#" + section.id === location.hash)));
    };

    // MARK: The front page

    /** @param {Index} index @param {HTMLInputElement} input */
    const search = (index, input) => {
        const names = Object.keys(index.words);
        const list = all(".found")[0];
        const status = all(".search [role=status]")[0];
        /**
         * The sections with words that begin so; null for all.
         * @param {string} start
         * @returns {Set<number> | null}
         */
        const sections = (start) => {
            const found = new Set();
            for (const name of names.filter((name) => name.startsWith(start))) {
                if (!index.words[name]) return null;
                let number = 0;
                for (const step of index.words[name].split(" ")) found.add((number += parseInt(step, 36)));
            }
            return found;
        };
        const find = () => {
            const words = input.value.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
            const sets = words.map(sections).filter((set) => set !== null);
            const found = sets.length ? [...sets[0]].filter((number) => sets.every((set) => set.has(number))) : [];
            /** @param {number} number */
            const rank = (number) => {
                const title = index.sections[number][0].toLowerCase();
                return words.filter((word) => title.includes(word)).length;
            };
            found.sort((a, b) => rank(b) - rank(a) || a - b);
            list.replaceChildren(...found.slice(0, 12).map((number) => {
                const [title, place] = index.sections[number];
                return make("li", {}, make("a", { href: place }, title));
            }));
            const more = found.length > 12 ? ", here are 12" : "";
            status.textContent = words.length ? `${found.length} place${found.length === 1 ? "" : "s"}${more}` : "";
        };
        input.addEventListener("input", find);
        input.form?.addEventListener("submit", (event) => {
            event.preventDefault();
            /** @type {HTMLAnchorElement | null} */ (list.querySelector("a"))?.click();
        });
        find();
    };

    /** Says on the front page how far the reader is. */
    const recall = () => {
        for (const link of all("a[data-chapter]")) {
            const kept = memory.get(`place ${link.dataset.chapter}`);
            if (!kept) continue;
            if (kept.isDone) link.after(make("span", { class: "done" }, " ✓ done"));
            else if (kept.place) {
                const href = `${link.getAttribute("href")}#step-${kept.place}`;
                link.after(" ", make("a", { class: "goon", href }, `go on at ${link.dataset.chapter}.${kept.place}`));
            }
        }
    };

    // A link to an exercise unfolds it.
    const unfold = () => {
        const target = document.getElementById(location.hash.slice(1));
        target?.closest("details")?.setAttribute("open", "");
        target?.scrollIntoView();
    };
    addEventListener("hashchange", unfold);
    unfold();

    const main = all("main[data-name]")[0];
    if (main && page.recordings) lead(main, page.recordings);
    const input = document.getElementById("search");
    if (page.index && input instanceof HTMLInputElement) search(page.index, input);
    recall();
})();
