// The attributes in the inspector: computed beside written values, where they come from, and a field to write others.

import { placeOf, placeOfParameter, wordsOf, writeAttribute } from "./edits.js";
import { make, number } from "./elements.js";

export class AttributeTable {
  /** `delegate` has `showLine(line, file)` and `wrote(name, value, file)`. */
  constructor(delegate) {
    this.delegate = delegate;
    /** The attribute whose value somebody writes. */
    this.edited = null;
  }

  /** A table of attributes of a box. */
  table(model, index, attributes) {
    return make("table", { className: "attributes" }, make("tbody", {}, ...attributes.map((attribute) => this.row(model, index, attribute))));
  }

  /** A table of what a use of a component was given; what is written there is changed there. */
  parameters(model, use) {
    const rows = use.values.map(([name, value, values]) => {
      const attribute = { name, value, row: { values }, rank: 0 };
      const place = model.data.isEditable ? placeOfParameter(model, use, name) : null;
      const cell = make("td", {}, this.value(model, attribute, place));
      appendWritten(cell, place?.written, value);
      return make("tr", {}, make("th", { scope: "row" }, name), cell);
    });
    return make("table", { className: "attributes" }, make("tbody", {}, ...rows));
  }

  row(model, index, attribute) {
    const box = model.boxes[index];
    const place = model.data.isEditable ? placeOf(model, box, attribute) : null;
    const written = attribute.rank < 2 ? (place ?? placeOf(model, box, attribute))?.written : undefined;
    const cell = make("td", {}, this.value(model, attribute, place));
    appendWritten(cell, written, attribute.value);
    const used = usedValue(attribute.name, box);
    if (used !== null && used !== attribute.value.replace(/pt$|px$/, "")) cell.append(make("span", { className: "written" }, `comes to ${used}`));
    if (attribute.rank < 3) cell.append(this.origin(model, attribute));
    return make("tr", { className: `rank-${attribute.rank}` },
      make("th", { scope: "row", title: attribute.row?.summary ?? "" }, attribute.name), cell);
  }

  origin(model, attribute) {
    if (!attribute.line) return make("span", { className: "origin" }, attribute.origin);
    const origin = make("button", { type: "button", className: "link origin" }, attribute.origin);
    origin.title = model.placeName(attribute.line, attribute.file);
    origin.onclick = () => this.delegate.showLine(attribute.line, attribute.file);
    return origin;
  }

  value(model, attribute, place) {
    const code = attribute.value === "" ? make("span", { className: "quiet" }, "nothing") : make("code", {}, attribute.value);
    if (!place) return code;
    const button = make("button", { type: "button", className: "value", "data-attribute": attribute.name, "aria-label": `${attribute.name} ${attribute.value}, change` }, code);
    button.onclick = () => this.edit(button, model, attribute, place);
    return button;
  }

  /** Puts a field in the place of a value. */
  edit(button, model, attribute, place) {
    const before = place.written ?? "";
    const words = wordsOf(attribute.row?.values);
    const list = make("datalist", { id: "attribute-words" }, ...words.map((word) => make("option", { value: word })));
    const field = make("input", { type: "text", value: before, placeholder: attribute.value, autocomplete: "off", "aria-label": attribute.name, "aria-describedby": "attribute-hint" });
    field.setAttribute("list", list.id);
    const facts = [attribute.row?.values, attribute.rank === 1 ? attribute.origin : "", reach(model, place)];
    const hint = make("span", { className: "grammar", id: "attribute-hint" }, facts.filter(Boolean).join(" · "));
    const form = make("form", { className: "edit" }, field, list, hint);
    this.edited = attribute.name;
    const close = () => {
      if (this.edited !== attribute.name || !form.isConnected) return;
      this.edited = null;
      form.replaceWith(button);
      button.focus();
    };
    form.onsubmit = async (event) => {
      event.preventDefault();
      if (field.value === before) return close();
      try {
        await writeAttribute(model, place, attribute.name, field.value);
        close();
        this.delegate.wrote(attribute.name, field.value, model.files[place.file].name);
      } catch (error) {
        hint.textContent = error.message;
        hint.classList.add("wrong");
        field.setAttribute("aria-invalid", "true");
        field.focus();
        form.scrollIntoView({ block: "nearest" });
      }
      return undefined;
    };
    field.onkeydown = (event) => {
      if (event.key === "Escape") {
        event.stopPropagation();
        close();
      }
    };
    // Nothing is written by leaving: who clicks elsewhere may only want to look.
    field.onblur = () => setTimeout(() => { if (field.value === before) close(); });
    button.replaceWith(form);
    field.focus();
    field.select();
    // The field and what it takes.
    form.scrollIntoView({ block: "nearest" });
  }
}

/** What is written for a value, where that is something else. */
function appendWritten(cell, written, value) {
  if (written === undefined || written === value) return;
  cell.append(make("span", { className: "written" }, "written ", make("code", {}, written)));
}

/** How far a change at a place reaches: the file, and how often the document shows what is written there. */
function reach(model, place) {
  const count = model.countOf(place.file, place.tag);
  const times = count > 1 ? `used ${count} times here` : "";
  return [place.file ? `in ${model.files[place.file].name}` : "", times].filter(Boolean).join(", ");
}

/** What an attribute comes to in points, where that can be read off the box; `null` for others. */
function usedValue(name, box) {
  const sides = { top: 0, right: 1, bottom: 2, left: 3 };
  if (name === "width" || name === "height") return number(box[name]);
  const [kind, side] = name.split("-");
  if (!["margin", "padding"].includes(kind)) return null;
  if (side in sides) return number(box[kind][sides[side]]);
  return null;
}
