// The pane on the left: the elements as a tree, by mouse and by keyboard.
//
// The rows stand in one flat list that says their levels, since documents may be deeper than pages can be.

import { make, showRows } from "./elements.js";

export class TreeView {
  constructor(element, select, hover) {
    this.element = element;
    this.select = select;
    this.hover = hover;
    this.closed = new Set();
    /** The uses of components that were there before: new ones come closed, as in design tools. */
    this.knownUses = new Set();
    this.rows = [];
    this.selected = -1;
    this.element.addEventListener("keydown", (event) => this.moveByKey(event));
  }

  show(model) {
    const focused = this.model?.keyOf(this.rows.indexOf(document.activeElement));
    this.model = model;
    this.selected = -1;
    this.depths = [];
    for (const { parent } of model.boxes) this.depths.push(parent < 0 ? 0 : this.depths[parent] + 1);
    this.rows = showRows(this.element, model.boxes.map((_, index) => this.contentKey(index)), (index) => this.row(index));
    model.boxes.forEach((_, index) => this.closeNewUse(index));
    this.fold();
    if (focused) this.rows[Math.max(0, model.withKey(focused))]?.focus({ preventScroll: true });
  }

  closeNewUse(index) {
    const key = this.model.keyOf(index);
    if (!this.rows[index].classList.contains("use") || this.knownUses.has(key)) return;
    this.knownUses.add(key);
    if (this.model.childrenOf(index).length) this.closed.add(key);
  }

  usesAt(index) {
    return this.model.usesAt(index).map((use) => use.name);
  }

  /** All that a row says of its box. */
  contentKey(index) {
    const { isHidden, element, id, text } = this.model.boxes[index];
    return JSON.stringify([this.depths[index], isHidden, element, id, text, this.usesAt(index), this.model.childrenOf(index).length > 0]);
  }

  row(index) {
    const box = this.model.boxes[index];
    const uses = this.usesAt(index);
    const children = this.model.childrenOf(index);
    const twist = make("span", { className: "twist", "aria-hidden": "true" });
    const row = make("div",
      { role: "treeitem", className: `row${box.isHidden ? " without-box" : ""}${uses.length ? " use" : ""}`, tabIndex: -1, "aria-level": this.depths[index] + 1, "aria-selected": "false" },
      twist, uses.length ? make("span", { className: "component" }, uses.join(" › ")) : null,
      make("span", { className: "name" }, box.element),
      box.id ? make("span", { className: "id" }, `#${box.id}`) : null,
      box.text ? make("span", { className: "quiet" }, box.text) : null);
    if (children.length) row.setAttribute("aria-expanded", "true");
    row.style.paddingInlineStart = `${8 + Math.min(this.depths[index], 40) * 14}px`;
    row.onclick = () => this.select(index);
    row.onmouseenter = () => this.hover(index);
    row.onmouseleave = () => this.hover(-1);
    twist.onclick = (event) => {
      event.stopPropagation();
      this.toggle(index);
    };
    return row;
  }

  /** Opens or closes a row; rows that are closed stay so over an edit. */
  toggle(index, isOpen = this.closed.has(this.model.keyOf(index))) {
    if (isOpen) this.closed.delete(this.model.keyOf(index));
    else this.closed.add(this.model.keyOf(index));
    this.fold();
  }

  fold() {
    const hidden = [];
    this.rows.forEach((row, index) => {
      const { parent } = this.model.boxes[index];
      hidden.push(parent >= 0 && (hidden[parent] || this.closed.has(this.model.keyOf(parent))));
      row.hidden = hidden[index];
      if (row.hasAttribute("aria-expanded")) row.setAttribute("aria-expanded", String(!this.closed.has(this.model.keyOf(index))));
    });
    this.placeTabStop();
  }

  /** One row is reached by the Tab key: the selected one, or the one that it is folded into. */
  placeTabStop() {
    const stop = this.model.pathTo(this.selected).find((index, at, path) => at === path.length - 1 || this.rows[path[at + 1]].hidden);
    this.rows.forEach((row, index) => { row.tabIndex = index === (stop ?? 0) ? 0 : -1; });
  }

  /** Shows which row is selected. */
  mark(selected) {
    this.selected = selected;
    this.rows.forEach((row, index) => row.setAttribute("aria-selected", String(index === selected)));
    this.placeTabStop();
  }

  /** Brings the selected row into view, out of whatever it is folded into. */
  reveal() {
    for (const index of this.model.pathTo(this.selected).slice(0, -1)) this.closed.delete(this.model.keyOf(index));
    this.fold();
    this.rows[this.selected]?.scrollIntoView({ block: "nearest" });
  }

  /** Shows which row the pointer's box has. */
  markHovered(hovered) {
    this.hovered?.classList.remove("hovered");
    this.hovered = this.rows[hovered];
    this.hovered?.classList.add("hovered");
  }

  /** Marks the rows that a search found, and opens what they are folded into. */
  markFound(found) {
    for (const index of found) {
      for (const at of this.model.pathTo(index).slice(0, -1)) this.closed.delete(this.model.keyOf(at));
    }
    if (found.size) this.fold();
    this.rows.forEach((row, index) => row.classList.toggle("found", found.has(index)));
  }

  moveByKey(event) {
    const current = this.rows.indexOf(event.target.closest("[role=treeitem]"));
    if (current < 0 || event.altKey || event.ctrlKey || event.metaKey) return;
    const target = this.target(event.key, current);
    if (target === undefined) return;
    event.preventDefault();
    if (target < 0) return;
    this.select(target);
    this.rows[target].focus();
  }

  /** The row that a key leads to; -1 for none, `undefined` for keys that are not the tree's. */
  target(key, current) {
    const shown = this.rows.map((_, index) => index).filter((index) => !this.rows[index].hidden);
    const at = shown.indexOf(current);
    const isClosed = this.closed.has(this.model.keyOf(current));
    const hasChildren = this.model.childrenOf(current).length > 0;
    switch (key) {
      case "ArrowDown": return shown[at + 1] ?? -1;
      case "ArrowUp": return shown[at - 1] ?? -1;
      case "Home": return shown[0];
      case "End": return shown[shown.length - 1];
      case "Enter": case " ": return current;
      case "ArrowRight":
        if (hasChildren && isClosed) return this.toggle(current, true), -1;
        return hasChildren ? this.model.childrenOf(current)[0] : -1;
      case "ArrowLeft":
        if (hasChildren && !isClosed) return this.toggle(current, false), -1;
        return this.model.boxes[current].parent;
      default: return undefined;
    }
  }
}
