// Runs in a page before its own scripts: notes announcements, events and address changes, and reads what is shown.

/** A day, for the puzzle of the day. */
const NOW = "2026-11-27T12:00:00Z";

/** @typedef {ReturnType<typeof record>} Recorder `transcript_` in the page */

/** @param {string} now */
function record(now) {
  const notes = /** @type {string[]} */ ([]);
  const roots = /** @type {(Document | ShadowRoot)[]} */ ([document]);
  let changes = 0;
  const note = (/** @type {string} */ kind, /** @type {string} */ text) => notes.push(`${kind}: ${text}`);
  const clean = (/** @type {string | null} */ text) => (text ?? "").replace(/\s+/g, " ").trim();
  const all = (/** @type {string} */ selector) =>
    roots.flatMap((root) => (root === document || root.isConnected ? [...root.querySelectorAll(selector)] : []));

  // What is announced
  const LIVE = "[role=status], [role=alert], [aria-live=polite], output:not([aria-live=off])";
  const observer = new MutationObserver((records) => {
    changes += records.length;
    const regions = new Set(/** @type {Element[]} */ ([]));
    for (const { type, target, addedNodes } of records) {
      const added = [...addedNodes].filter(
        (node) => node.nodeType !== Node.COMMENT_NODE && clean(node.textContent) !== "",
      );
      if (type !== "characterData" && added.length === 0) continue;
      const region = (target instanceof Element ? target : target.parentElement)?.closest(LIVE);
      if (region) regions.add(region);
      for (const each of added)
        if (each instanceof Element)
          for (const inside of [each, ...each.querySelectorAll(LIVE)]) if (inside.matches(LIVE)) regions.add(inside);
    }
    for (const region of regions)
      if (region.isConnected && region.checkVisibility() && clean(region.textContent) !== "")
        note(region.matches("[role=alert]") ? "alert" : "says", clean(region.textContent));
  });
  const observe = (/** @type {Node} */ root) =>
    observer.observe(root, { subtree: true, childList: true, characterData: true, attributes: true });
  observe(document);
  const { attachShadow } = Element.prototype;
  Element.prototype.attachShadow = function (init) {
    const root = attachShadow.call(this, init);
    roots.push(root);
    observe(root);
    return root;
  };

  // Events, the address and the clipboard
  for (const name of ["change", "solve", "error", "goal"].flatMap((what) => [`board-${what}`, `graph-${what}`]))
    document.addEventListener(name, (event) =>
      note("event", `${name} ${JSON.stringify(/** @type {CustomEvent} */ (event).detail)}`),
    );
  const hash = () => decodeURIComponent(location.hash);
  for (const [name, kind] of /** @type {const} */ ([
    ["pushState", "address, a step"],
    ["replaceState", "address"],
  ])) {
    const change = history[name].bind(history);
    history[name] = (...args) => {
      change(...args);
      note(kind, hash());
    };
  }
  addEventListener("hashchange", () => note("address, followed", hash()));
  const writeText = async (/** @type {string} */ text) => void note("copies", text);
  Object.defineProperty(navigator, "clipboard", { value: { writeText } });

  // Random numbers and the date are fixed, and nothing moves by itself.
  Date.now = () => Date.parse(now);
  crypto.getRandomValues = (array) => (array instanceof Uint32Array ? array.fill(7) : array);
  // Only a key or a press counts as activity: after a reload, Chromium sometimes still counts what was done before.
  for (const type of ["keydown", "pointerdown"])
    addEventListener(type, () => Object.assign(navigator.userActivation, { hasBeenActive: true }), { capture: true });
  Object.defineProperty(navigator, "userActivation", { value: { hasBeenActive: false } });
  const still = new CSSStyleSheet();
  still.replaceSync(
    "* { animation: none !important; transition: none !important; caret-color: transparent !important; }",
  );
  document.adoptedStyleSheets = [still];

  // What is shown
  const CONTROL = "button, a[href], summary, input, select, textarea, [role=tab], [role=gridcell], [data-node]";
  /** @param {Element} element */
  const isSeen = (element) =>
    getComputedStyle(element).display === "contents" ||
    (element.checkVisibility({ visibilityProperty: true }) && element.getBoundingClientRect().width > 1);
  /** Chromium's own names. @param {Element} element @returns {string} */
  const nameOf = (element) => clean(/** @type {any} */ (element).computedName);
  /** @param {Element} element */
  const roleOf = (element) => /** @type {any} */ (element).computedRole || element.localName;
  /** @param {Element} element */
  const described = (element) => {
    const { type = "", value = "", checked = false } = /** @type {Partial<HTMLInputElement>} */ (element);
    const on = (/** @type {string} */ name) => element.getAttribute(`aria-${name}`) === "true";
    const states = [
      ...["pressed", "selected", "expanded", "invalid"].filter(on),
      ...(on("disabled") || element.matches(":disabled") ? ["disabled"] : []),
      ...(checked ? ["checked"] : []),
      ...((element.getAttribute("aria-current") ?? "false") !== "false" ? ["current"] : []),
      ...(element.matches("details[open] > summary") ? ["open"] : []),
    ];
    const holds =
      !element.matches("input, select, textarea") || /radio|checkbox/.test(type)
        ? ""
        : ` = ${value.replaceAll("\n", " ⏎ ")}`;
    return `[${roleOf(element)}] ${nameOf(element)}${states.length > 0 ? ` (${states.join(", ")})` : ""}${holds}`;
  };
  const lines = (/** @type {Element} */ root) => {
    const found = /** @type {string[]} */ ([]);
    let line = "";
    const end = () => {
      // Lines of numbers alone count rows and moves, so they are left out.
      if (/[^\s\d]/.test(line)) found.push(clean(line));
      line = "";
    };
    const add = (/** @type {string} */ text) => {
      end();
      found.push(text);
    };
    const visit = (/** @type {Node} */ node) => {
      if (node instanceof Text && !node.parentElement?.closest("svg, label")) line += node.data;
      if (!(node instanceof Element) || node.matches("header, script, style") || !isSeen(node)) return;
      if (node.matches("[role=row]:has([role=gridcell])")) {
        const cells = [...node.children].map((cell) =>
          nameOf(cell).replace(/^(row \d, column \d, |第 \d 行第 \d 列，)/, ""),
        );
        return add(`cells: ${cells.join(" | ")}`);
      }
      if (node.matches(CONTROL)) return add(described(node));
      if (node.matches("dialog")) add(`--- ${nameOf(node)}`);
      const isInline = /^(inline|contents)/.test(getComputedStyle(node).display);
      if (!isInline) end();
      const assigned = node instanceof HTMLSlotElement ? node.assignedNodes({ flatten: true }) : [];
      for (const child of assigned.length > 0 ? assigned : (node.shadowRoot ?? node).childNodes) visit(child);
      if (!isInline) end();
    };
    visit(root);
    end();
    return found;
  };
  const controls = () => {
    const dialog = document.querySelector("dialog:modal");
    const seen = all(CONTROL).filter((each) => isSeen(each) || each.matches("input"));
    if (dialog) return seen.filter((each) => dialog.contains(each));
    return [...seen.filter((each) => !each.closest("header")), ...seen.filter((each) => each.closest("header"))];
  };
  const has = (/** @type {string} */ name) => controls().some((each) => nameOf(each).startsWith(name));
  const control = (/** @type {string} */ name) => {
    const here = controls();
    const found = here.find((each) => nameOf(each) === name) ?? here.find((each) => nameOf(each).startsWith(name));
    if (!found) throw new Error(`there is no “${name}”, only ${here.map(nameOf).join("; ")}`);
    // On a phone, the board stays in sight, and may lie over the control.
    const { x, y, width, height } = found.getBoundingClientRect();
    const hit = /** @type {Document} */ (found.getRootNode()).elementFromPoint(x + width / 2, y + height / 2);
    if (!found.contains(hit) && !found.matches("input")) found.scrollIntoView({ block: "center" });
    return found;
  };
  const focus = () => {
    let active = document.activeElement;
    while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
    if (!active || active === document.body) return "nothing";
    return described(active);
  };
  /** The cell of a row and a column, counted from 1: "r2c3". @param {string} name */
  const cell = (name) => {
    const [row, col] = [...name.matchAll(/\d/g)].map(Number);
    const cells = all("[role=row]:has([role=gridcell])")[(row ?? 0) - 1]?.querySelectorAll("[role=gridcell]");
    return cells?.[(col ?? 0) - 1] ?? null;
  };
  return {
    control,
    cell,
    node: (/** @type {number} */ number) => all("[data-node]")[number] ?? null,
    /** What has happened since the last call, and what is shown. */
    seen() {
      // While a dialog is open, the elements under it have no names.
      const dialog = document.querySelector("dialog:modal");
      return {
        noted: notes.splice(0),
        page: dialog ? null : lines(document.body),
        dialog: dialog ? lines(dialog) : [],
        focus: focus(),
      };
    },
    /** Lets time pass on the page, in milliseconds. @param {number} milliseconds @returns {Promise<void>} */
    pass: (milliseconds) => /** @type {any} */ (window).clock_.pass(milliseconds),
    /**
     * After the next frame: how much has changed so far, and whether `until` is there: a selector, or "=" and the name
     * of a control.
     * @param {string} until
     */
    async state(until) {
      await this.pass(0);
      await new Promise((resolve) => requestAnimationFrame(resolve));
      return { changes, isThere: until.startsWith("=") ? has(until.slice(1)) : all(until).length > 0 };
    },
  };
}

export const RECORDER = `window.transcript_ = (${record})(${JSON.stringify(NOW)})`;
