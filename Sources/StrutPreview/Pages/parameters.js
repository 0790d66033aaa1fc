// What a document or a component was given: its parameters and data, to be tried with other values.

import { isLive, make } from "./elements.js";

/** The section of a document's parameters; `change(set)` takes the values that somebody tries. */
export function parameterSection(data, set, change) {
  const rows = (data.parameters ?? []).map((parameter) => row(parameter, set, change));
  if (!rows.length) return null;
  const reset = make("button", { type: "button", className: "link" }, "As written again");
  reset.onclick = () => change({});
  return make("section", { className: "parameters" },
    make("h3", {}, "Parameters"),
    make("table", {}, make("tbody", {}, ...rows)),
    Object.keys(set).length ? reset : null);
}

function row(parameter, set, change) {
  const { name, type, value } = parameter;
  const isLong = isLive() && parameter.json !== undefined;
  const field = isLong ? listField(parameter, set) : isLive() ? input(parameter, set) : make("code", {}, value);
  if (isLive()) {
    field.setAttribute("aria-label", `${name}${type ? `, ${type}` : ""}`);
    field.dataset.parameter = name;
    field.onchange = () => {
      const next = { ...set, [name]: field.value };
      // An empty field takes what the document says.
      if (field.value.trim() === "" && (field.placeholder || isLong)) delete next[name];
      change(next);
    };
  }
  const words = [type, isLong ? value : null].filter(Boolean).join(", ");
  const head = make("th", { scope: "row" }, name, words ? make("span", { className: "type" }, words) : null);
  return make("tr", { className: isLong ? "long" : "" }, head, make("td", {}, field));
}

/** More lines than these are scrolled to. */
const mostFieldLines = 10;

/** A field for a list or a record, which shows what it holds as JSON. */
function listField({ name, json }, set) {
  const text = set[name] ?? json;
  return make("textarea", { value: text, rows: Math.min(mostFieldLines, text.split("\n").length + 1), spellcheck: false, wrap: "off" });
}

function input(parameter, set) {
  const { name, type, value, accepted, isSummary } = parameter;
  const words = accepted ?? (type === "boolean" ? ["true", "false"] : null);
  if (words) {
    const select = make("select", {}, ...words.map((word) => make("option", { value: word }, word)));
    select.value = value;
    return select;
  }
  // Lists and records are written as JSON where somebody tries others.
  const field = make("input", { type: type === "number" ? "number" : "text", autocomplete: "off" });
  if (isSummary && set[name] === undefined) field.placeholder = value;
  else field.value = set[name] ?? value;
  if (type === "number") field.step = "any";
  return field;
}
