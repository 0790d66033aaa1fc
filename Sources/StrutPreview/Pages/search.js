// The field above the tree: finds boxes by their text, id, component or element.

import { find, make } from "./elements.js";

export class BoxSearch {
  /** `delegate` has `model()`, `select(index)` and `mark(indices)`. */
  constructor(delegate) {
    this.delegate = delegate;
    this.found = [];
    this.at = -1;
    this.field = find("find");
    this.field.oninput = () => this.update();
    this.field.onkeydown = (event) => this.key(event);
  }

  /** Looks again: what was typed is another text, or the document another one, which keeps the place in the list. */
  update({ keepsPlace = false } = {}) {
    const words = this.field.value.toLowerCase().split(/\s+/).filter(Boolean);
    const model = this.delegate.model();
    this.found = words.length ? model.boxes.map((_, index) => index).filter((index) => {
      const text = textOf(model, index);
      return words.every((word) => text.includes(word));
    }) : [];
    this.at = keepsPlace ? Math.min(this.at, this.found.length - 1) : -1;
    this.delegate.mark(new Set(this.found));
    this.show();
  }

  show() {
    const count = find("found");
    if (!this.field.value.trim()) count.replaceChildren();
    else if (!this.found.length) count.replaceChildren(make("span", {}, "none"));
    else count.replaceChildren(make("span", {}, this.at < 0 ? String(this.found.length) : `${this.at + 1} of ${this.found.length}`));
  }

  key(event) {
    if (event.key === "Escape") {
      this.field.value = "";
      this.update();
      this.field.blur();
    } else if (event.key === "Enter" && this.found.length) {
      event.preventDefault();
      const step = event.shiftKey ? -1 : 1;
      this.at = this.at < 0 ? (step > 0 ? 0 : this.found.length - 1) : (this.at + step + this.found.length) % this.found.length;
      this.delegate.select(this.found[this.at]);
      this.show();
    }
  }
}

function textOf(model, index) {
  const box = model.boxes[index];
  const lines = (box.lines ?? []).map((line) => line.text).join(" ");
  const uses = model.usesAt(index).map((use) => use.name).join(" ");
  return `${box.element} ${box.id ? `#${box.id}` : ""} ${uses} ${lines}`.toLowerCase();
}
