// @ts-check
// The page that compares two screens: both phones play the same commands, and their lists scroll together.
(() => {
    const { Player, define, html } = player;
    const place = document.getElementById("compare");
    if (!place) return;
    /** @type {Recording} */
    const recording = define(player.data());
    const figures = [...place.children];
    const sides = recording.recordings.map((take, index) => {
        const side = new Player({ ...recording, recordings: [take] }, true);
        const said = html("p", { role: "status" });
        side.ontold = (header) => said.replaceChildren((header.at(-1) ?? []).map(([text]) => text).join(""));
        side.ontap = (_, words) => words && said.replaceChildren(words);
        figures[index].append(side.phone.element, said);
        return side;
    });
    // A narrow page has room for one of the phones.
    const choices = figures.map((figure, index) => {
        const choice = html("button", { type: "button" }, figure.querySelector("h2")?.textContent ?? "");
        choice.addEventListener("click", () => choose(index));
        return choice;
    });
    /** @param {number} chosen */
    const choose = (chosen) => choices.forEach((choice, index) => {
        choice.setAttribute("aria-pressed", String(index === chosen));
        figures[index].classList.toggle("other", index !== chosen);
    });
    const play = html("button", { type: "button" }, "▶ Play");
    /** @param {boolean} moves */
    const show = (moves) => {
        for (const side of sides) {
            if (moves) side.show(0);
            side.show(side.take.moments.length - 1, moves);
        }
    };
    for (const { phone } of sides) {
        phone.onscroll = (distance) => sides.map((side) => side.scroll(distance)).includes(true);
    }
    play.addEventListener("click", () => show(true));
    place.before(play, html("div", { class: "choices" }, ...choices));
    choose(1);
    show(false);
})();
