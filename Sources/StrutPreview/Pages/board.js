// All cases of a document, or of a library's components, side by side, in every theme, language, viewport and direction.

import { localeName, queryOf, stateName } from "./choice.js";
import { isLive, joined, make, plural } from "./elements.js";
import { faultList, faultsInWords, placeName } from "./faults.js";
import { Tile } from "./tile.js";
import { TileStream } from "./tiles.js";

/** The axes that the columns are made of, with the words of their switches. */
const columnAxes = [["theme", "themes", "Themes"], ["viewport", "viewports", "Viewports"], ["locale", "locales", "Languages"], ["direction", "directions", "Directions"]];
/** More languages than these are not shown before somebody asks. */
const mostLocales = 4;

export class Board {
  /**
   * `delegate` has `choose(changes)`, `redraw()`, `showPlace(changes, fault)` and `address(query)`, the last two of a preview
   * only.
   */
  constructor(element, delegate) {
    this.element = element;
    this.delegate = delegate;
    this.shownAxes = null;
    /** The tiles by what they show; they stay over an edit, so that no picture flickers. */
    this.tiles = new Map();
    this.faults = make("section", { className: "faults hidden", "aria-label": "Errors", "aria-live": "polite" });
    this.stream = new TileStream((query) => delegate.address(query), (tile) => this.take(tile), (left) => this.tellLeft(left));
    this.left = make("p", { className: "undrawn quiet hidden", role: "status" });
  }

  show(data) {
    const axes = columnAxes.filter(([, list]) => (data[list]?.length ?? 0) > 1);
    this.shownAxes ??= new Set(axes.filter((axis) => isUsual(axis, data)).map(([axis]) => axis));
    const { columns, groups } = data.variants ? variantGroups(data) : this.combinations(data, axes);
    const outline = JSON.stringify([columns, groups, data.undrawn, axes.map(([axis]) => axis), [...this.shownAxes], Boolean(data.variants)]);
    if (outline !== this.outline) this.write(outline, data, axes, columns, groups);
    if (!isLive()) return;
    this.drawFaults();
    this.stream.follow(columns.map(({ choice }) => choice), data.version, this.firstInSight());
  }

  /** Asks for the pictures anew: something has changed. */
  refresh() {
    this.stream.refresh(this.firstInSight());
  }

  /** Nobody looks any more. */
  leave() {
    this.stream.stop();
  }

  // ---- what there is

  /** Every combination of the axes that are switched on. */
  combinations(data, axes) {
    let columns = [{ words: [], choice: {} }];
    for (const [axis, list] of axes) {
      if (!this.shownAxes.has(axis)) continue;
      columns = columns.flatMap((column) => data[list].map((value) => ({
        words: [...column.words, word(axis, value)],
        choice: { ...column.choice, ...(axis === "viewport" ? { width: value.width, height: value.height } : { [axis]: value }) },
      })));
    }
    const states = data.states?.length ? data.states : data.isLibrary ? [] : [{}];
    const groups = [...Map.groupBy(states, (state) => state.component ?? "")].map(([component, members]) => ({
      component,
      rows: members.map(({ width, height, ...state }) => ({
        name: members.length > 1 || state.case ? stateName(state) : "",
        cells: columns.map(({ words, choice }) => {
          const whole = { ...state, ...choice };
          const size = choice.width ? { width: choice.width, height: choice.height > 0 ? Number(choice.height) : height } : { width, height };
          return { key: queryOf(whole), choice: whole, name: [state.component, stateName(state), ...words].filter(Boolean).join(", "), size };
        }),
      })),
    }));
    return { columns, groups };
  }

  // ---- the grid

  write(outline, data, axes, columns, groups) {
    this.outline = outline;
    const focused = this.element.contains(document.activeElement) ? document.activeElement.dataset.key : null;
    const used = new Set();
    const isTable = columns.length > 1;
    const sections = groups.map(({ component, rows }) => boardSection(component, isTable, rows.flatMap(({ name, cells }) => {
      const tiles = cells.map((cell) => {
        used.add(cell.key);
        return this.tile(cell).element;
      });
      return isTable ? [make("span", { className: "case" }, name), ...tiles]
        : [make("div", { className: "single" }, ...tiles, name ? make("span", { className: "case" }, name) : null)];
    })));
    for (const key of [...this.tiles.keys()]) if (!used.has(key)) this.tiles.delete(key);
    const undrawn = (data.undrawn ?? []).map((one) => boardSection(one.component, isTable, [neededValues(one)]));
    const grid = make("div", { className: isTable ? "grid" : "sections" }, ...(isTable ? heads(columns) : []), ...sections, ...undrawn);
    if (isTable) grid.style.setProperty("--columns", columns.length);
    this.element.replaceChildren(...[axes.length && !data.variants ? this.switches(axes) : null, this.faults, this.left, grid].filter(Boolean));
    // The headings of groups stay beside the names of rows.
    if (isTable) grid.style.setProperty("--names", `${grid.querySelector(".corner").offsetWidth}px`);
    if (focused) this.element.querySelector(`[data-key="${CSS.escape(focused)}"]`)?.focus({ preventScroll: true });
  }

  tile(cell) {
    const known = this.tiles.get(cell.key);
    if (known) return known;
    const tile = new Tile(cell, cell.page ? null : () => this.delegate.choose(changesTo(cell.choice)));
    this.tiles.set(cell.key, tile);
    return tile;
  }

  switches(axes) {
    const boxes = axes.map(([axis, , name]) => {
      const box = make("input", { type: "checkbox", checked: this.shownAxes.has(axis), "data-key": `axis-${axis}` });
      box.onchange = () => {
        if (box.checked) this.shownAxes.add(axis);
        else this.shownAxes.delete(axis);
        this.delegate.redraw();
      };
      return make("label", { className: "check" }, box, name);
    });
    return make("div", { className: "switches", role: "group", "aria-label": "Columns" }, make("span", { className: "quiet" }, "Side by side:"), ...boxes);
  }

  /** The place of the first row that can be seen: it is drawn first. */
  firstInSight() {
    const top = this.element.getBoundingClientRect().top;
    const keys = [...new Set([...this.tiles.values()].map(({ row }) => row))];
    const seen = [...this.tiles.values()].find(({ element }) => element.getBoundingClientRect().bottom > top);
    return Math.max(0, keys.indexOf(seen?.row));
  }

  // ---- pictures as they come

  take(tile) {
    this.tiles.get(queryOf(tile.choice))?.show(tile);
    this.drawFaults();
  }

  tellLeft(count) {
    this.left.classList.toggle("hidden", count === 0);
    this.left.textContent = count ? `${plural(count, "picture")} more than a page shows: choose fewer columns, or a state` : "";
  }

  /** What is wrong with the tiles, each fault once, with the way to its place. */
  drawFaults() {
    const found = new Map();
    for (const { shown } of this.tiles.values()) {
      for (const fault of shown?.faults ?? []) {
        const key = JSON.stringify([placeName(fault), fault.message]);
        if (!found.has(key)) found.set(key, { fault, choice: shown.choice });
      }
    }
    const stale = [...this.tiles.values()].filter(({ shown }) => shown?.isStale && shown.picture).length;
    const share = stale < this.tiles.size ? `${stale} of ${this.tiles.size}` : "the";
    const note = stale ? `${share} pictures are the last good ones` : "";
    const keys = [...found.keys(), note].join("\n");
    if (keys === this.faultKeys) return;
    this.faultKeys = keys;
    this.faults.classList.toggle("hidden", found.size === 0);
    const faults = [...found.values()].map(({ fault }) => fault);
    const choices = new Map([...found.values()].map(({ fault, choice }) => [fault, choice]));
    this.faults.replaceChildren(
      make("h2", {}, faultsInWords(faults, note)),
      faultList(faults, () => true, (place, fault) => this.delegate.showPlace(changesTo(choices.get(fault)), place)));
  }
}

/** The pages that there are in a gallery of plain files. */
function variantGroups(data) {
  // What is the same everywhere is no heading.
  const shownAxes = columnAxes.map(([axis]) => axis).filter((axis) => new Set(data.variants.map((variant) => variant[axis])).size > 1);
  const wordsOf = (variant) => shownAxes.map((axis) => variant[axis] && word(axis, variant[axis])).filter(Boolean);
  const first = Map.groupBy(data.variants, (variant) => wordsOf(variant)[0]);
  const names = [...new Set([...first.values()].flat().map((variant) => wordsOf(variant).join(" · ")))];
  const columns = names.map((name) => ({ words: name ? name.split(" · ") : [], choice: {} }));
  const place = (variant) => names.indexOf(wordsOf(variant).join(" · "));
  const groups = [...Map.groupBy(data.variants, (variant) => variant.component ?? "")].map(([component, members]) => {
    const rows = Map.groupBy(members, (variant) => variant.case ?? "");
    return {
      component,
      rows: [...rows.values()].map((cells) => ({
        name: rows.size > 1 || cells[0].case ? stateName(cells[0]) : "",
        cells: cells.toSorted((a, b) => place(a) - place(b)).map((variant) => ({
          key: variant.page, page: variant.page, variant, size: variant.size,
          name: [variant.component, stateName(variant), ...wordsOf(variant)].filter(Boolean).join(", "),
        })),
      })),
    };
  });
  return { columns, groups };
}

function boardSection(title, isTable, content) {
  return make("section", { className: isTable ? "rows" : "" }, title ? make("h2", {}, title) : null, isTable ? null : make("div", { className: "loose" }, ...content), ...(isTable ? content : []));
}

/** The headings of the columns: what they begin with stands once above those that share it. */
function heads(columns) {
  const depth = columns[0].words.length;
  const isGrouped = depth > 1 && columns.every(({ words }) => words.length === depth);
  const corner = make("span", { className: isGrouped ? "corner grouped" : "corner" });
  if (!isGrouped) return [corner, ...columns.map(({ words }) => make("span", { className: "column" }, words.join(" · ")))];
  const groups = [];
  for (const { words } of columns) {
    if (groups.at(-1)?.name === words[0]) groups.at(-1).count += 1;
    else groups.push({ name: words[0], count: 1 });
  }
  const above = groups.map(({ name, count }) => {
    const head = make("span", { className: "column group" }, make("b", {}, name));
    head.style.gridColumn = `span ${count}`;
    return head;
  });
  return [corner, ...above, ...columns.map(({ words }) => make("span", { className: "column second" }, words.slice(1).join(" · ")))];
}

/** What a component needs to be drawn. */
function neededValues({ component, needed }) {
  return make("p", { className: "needs" }, `${component} needs ${joined(needed)}; write a `, make("code", {}, "<case>"));
}

/** What is chosen with a tile, and what is not any more. */
function changesTo(choice) {
  return { theme: undefined, locale: undefined, direction: undefined, width: undefined, height: undefined, component: undefined, case: undefined, set: {}, ...choice };
}

/** Whether an axis is shown before somebody asks: components do not look like much on a whole screen, nor do texts that stay the same. */
function isUsual([, list], data) {
  if (list === "viewports") return !data.isLibrary;
  return list !== "locales" || (data.isTranslated && data.locales.length <= mostLocales);
}

function word(axis, value) {
  if (axis === "viewport") return value.name ?? value;
  return axis === "locale" ? localeName(value) : value;
}
