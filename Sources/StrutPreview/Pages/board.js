// All cases of a document, or of a library's components, side by side, in every theme, language, viewport and direction.

import { localeName, queryOf, stateName } from "./choice.js";
import { make } from "./elements.js";

/** The axes that the columns are made of, with the words of their switches. */
const columnAxes = [["theme", "themes", "Themes"], ["viewport", "viewports", "Viewports"], ["locale", "locales", "Languages"], ["direction", "directions", "Directions"]];
/** More languages than these are not shown before somebody asks. */
const mostLocales = 4;

export class Board {
  /** `delegate` has `choose(changes)` and `cellAddress(query)`, which is of a preview only. */
  constructor(element, delegate) {
    this.element = element;
    this.delegate = delegate;
    this.shownAxes = null;
    this.images = new Map();
  }

  show(data) {
    const axes = columnAxes.filter(([, list]) => (data[list]?.length ?? 0) > 1);
    this.shownAxes ??= new Set(axes.filter((axis) => isUsual(axis, data)).map(([axis]) => axis));
    const focused = this.element.contains(document.activeElement) ? document.activeElement.dataset.key : null;
    const parts = data.variants ? this.variants(data) : this.cells(data, axes);
    const used = new Set(this.usedKeys);
    for (const key of [...this.images.keys()]) if (!used.has(key)) this.images.delete(key);
    this.element.replaceChildren(...parts);
    if (focused) this.element.querySelector(`[data-key="${CSS.escape(focused)}"]`)?.focus({ preventScroll: true });
  }

  // ---- a preview: every combination of the axes that are switched on

  cells(data, axes) {
    this.usedKeys = [];
    const states = data.states?.length ? data.states : [{}];
    const columns = this.columns(data, axes);
    const groups = Map.groupBy(states, (state) => state.component ?? "");
    const sections = [...groups].map(([component, members]) => this.section(component, columns, members.map((state) => ({
      name: members.length > 1 || state.case ? stateName(state) : "",
      cells: columns.map((column) => this.liveCell(data, state, column)),
    }))));
    return [axes.length ? this.switches(axes) : null, ...sections].filter(Boolean);
  }

  columns(data, axes) {
    let columns = [{ words: [] }];
    for (const [axis, list] of axes) {
      if (!this.shownAxes.has(axis)) continue;
      columns = columns.flatMap((column) => data[list].map((value) => ({
        ...column, [axis]: value, words: [...column.words, word(axis, value)],
      })));
    }
    return columns;
  }

  liveCell(data, state, { words, viewport, ...column }) {
    const canvas = viewport ? { width: viewport.width, height: viewport.height } : {};
    const choice = { ...state, ...column, ...canvas };
    const query = queryOf(choice, { version: data.version });
    const name = [state.component, stateName(state), ...words].filter(Boolean).join(", ");
    return this.cell(queryOf(choice), name, this.delegate.cellAddress(query), () => this.delegate.choose({
      theme: undefined, locale: undefined, direction: undefined, width: undefined, height: undefined, set: {},
      component: state.component, case: state.case, ...column, ...canvas,
    }));
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

  // ---- a gallery of plain files: the pages that there are

  variants(data) {
    this.usedKeys = [];
    const columnName = (variant) => columnAxes.map(([axis]) => variant[axis] && word(axis, variant[axis])).filter(Boolean);
    const names = [...new Set(data.variants.map((variant) => columnName(variant).join(" · ")))];
    const columns = names.map((name) => ({ words: name ? name.split(" · ") : [] }));
    const groups = Map.groupBy(data.variants, (variant) => variant.component ?? "");
    return [...groups].map(([component, members]) => {
      const rows = Map.groupBy(members, (variant) => variant.case ?? "");
      return this.section(component, columns, [...rows].map(([, cells]) => ({
        name: rows.size > 1 || cells[0].case ? stateName(cells[0]) : "",
        cells: cells.map((variant) => {
          const text = [variant.component, stateName(variant), ...columnName(variant)].filter(Boolean).join(", ");
          return this.cell(variant.page, text, variant.cell, null, variant.page);
        }),
      })));
    });
  }

  // ---- what both have

  section(title, columns, rows) {
    const isTable = columns.length > 1;
    const head = isTable ? [make("span"), ...columns.map((column) => make("span", { className: "column" }, column.words.join(" · ")))] : [];
    const body = rows.flatMap(({ name, cells }) => (isTable
      ? [make("span", { className: "case" }, name), ...cells]
      : [make("div", { className: "single" }, ...cells, name ? make("span", { className: "case" }, name) : null)]));
    const grid = make("div", { className: isTable ? "grid" : "grid loose" }, ...head, ...body);
    if (isTable) grid.style.gridTemplateColumns = `fit-content(140px) repeat(${columns.length}, max-content)`;
    return make("section", {}, title ? make("h2", {}, title) : null, grid);
  }

  /** One picture; the old one stays until the new one is there. */
  cell(key, name, address, choose, page) {
    this.usedKeys.push(key);
    const cell = page ? make("a", { className: "cell", href: page }) : make("button", { type: "button", className: "cell" });
    cell.dataset.key = key;
    cell.setAttribute("aria-label", name);
    cell.title = name;
    if (choose) cell.onclick = choose;
    const known = this.images.get(key);
    const image = make("img", { src: address, alt: "", loading: known ? "eager" : "lazy", decoding: "async" });
    image.onerror = () => cell.replaceChildren(make("span", { className: "quiet" }, "Cannot be drawn"));
    if (known) image.onload = () => cell.replaceChildren(image);
    cell.append(known ?? image);
    this.images.set(key, image);
    return cell;
  }
}

/** Whether an axis is shown before somebody asks: components do not look like much on a whole screen. */
function isUsual([, list], data) {
  if (list === "viewports") return !data.isLibrary;
  return list !== "locales" || data.locales.length <= mostLocales;
}

function word(axis, value) {
  if (axis === "viewport") return value.name ?? value;
  return axis === "locale" ? localeName(value) : value;
}
