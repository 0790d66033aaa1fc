// What is wrong with a document, beside its last good picture.

import { find, make, plural } from "./elements.js";

/** Shows the faults of a model's document; `showPlace({line, column, length, file})` leads to a place, by the name of its file. */
export function drawFaults(model, stage, showPlace) {
  const { faults, isStale, width } = model.data;
  const errors = faults.filter((fault) => fault.severity === "error").length;
  const box = find("faults");
  box.classList.toggle("hidden", faults.length === 0);
  box.classList.toggle("mild", errors === 0);
  stage.classList.toggle("stale", Boolean(isStale));
  if (!faults.length) {
    box.replaceChildren();
    return;
  }
  box.replaceChildren(
    make("h2", {}, faultsInWords(faults, isStale && width ? "the picture is the last good one" : "")),
    faultList(faults, (file) => model.fileNamed(file) >= 0, showPlace));
}

/** How many errors and warnings there are, with what else is to be said. */
export function faultsInWords(faults, note) {
  const errors = faults.filter((fault) => fault.severity === "error").length;
  const counts = [errors ? plural(errors, "error") : "", faults.length - errors ? plural(faults.length - errors, "warning") : ""];
  return [...counts, note].filter(Boolean).join(" · ");
}

/** The place of a fault as people read it; empty for none. */
export function placeName(fault) {
  return fault.line ? `${fault.file ? `${fault.file}:` : ""}${fault.line}:${fault.column}` : "";
}

/** The faults as a list; `isThere(file)` says whether a file can be looked at. */
export function faultList(faults, isThere, showPlace) {
  return make("ul", {}, ...faults.map((fault) => faultRow(fault, isThere, (place) => showPlace(place, fault))));
}

function faultRow(fault, isThere, showPlace) {
  const way = (fault.trace ?? []).map((step) => make("span", { className: "hint" }, ...linked(step, isThere, showPlace)));
  const hints = fault.hints.map((text) => make("span", { className: "hint" }, text));
  const words = make("span", {}, fault.message, excerptLine(fault), ...way, ...hints);
  const name = placeName(fault);
  if (!name) return make("li", { className: fault.severity }, words);
  const place = isThere(fault.file) ? placeLink(name, { ...fault, length: fault.excerpt?.[1].length }, showPlace) : make("span", {}, name);
  place.classList.add("place");
  return make("li", { className: fault.severity }, place, words);
}

/** The line of a fault, with the wrong text marked. */
function excerptLine(fault) {
  if (!fault.excerpt) return null;
  const [before, marked, after] = fault.excerpt;
  return make("code", { className: "excerpt" }, before, make("mark", {}, marked || " "), after);
}

/** A step of the way to a fault, in which the places are links. */
function linked(step, isThere, showPlace) {
  return step.map((part) => {
    if (typeof part === "string") return part;
    const name = `${part.file}:${part.line}${part.column ? `:${part.column}` : ""}`;
    return isThere(part.file) ? placeLink(name, { column: 0, ...part }, showPlace) : name;
  });
}

function placeLink(text, place, showPlace) {
  const element = make("a", { href: `#line-${place.line}` }, text);
  element.setAttribute("aria-label", [place.file, `Line ${place.line}${place.column ? `, column ${place.column}` : ""}`].filter(Boolean).join(" "));
  element.onclick = (event) => {
    event.preventDefault();
    showPlace({ line: place.line, column: place.column, length: place.length, file: place.file });
  };
  return element;
}
