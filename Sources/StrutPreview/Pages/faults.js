// What is wrong with a document, beside its last good picture.

import { find, make, plural } from "./elements.js";

/** Shows the faults; `showLine(line, file)` leads to a place. */
export function drawFaults(data, stage, showLine) {
  const { faults, isStale } = data;
  const errors = faults.filter((fault) => fault.severity === "error").length;
  const box = find("faults");
  box.classList.toggle("hidden", faults.length === 0);
  box.classList.toggle("mild", errors === 0);
  stage.classList.toggle("stale", Boolean(isStale));
  if (!faults.length) {
    box.replaceChildren();
    return;
  }
  const counts = [errors ? plural(errors, "error") : "", faults.length - errors ? plural(faults.length - errors, "warning") : ""];
  const note = isStale && data.width ? "the picture is the last good one" : "";
  box.replaceChildren(
    make("h2", {}, [...counts, note].filter(Boolean).join(" · ")),
    make("ul", {}, ...faults.map((fault) => faultRow(fault, data, showLine))));
}

function faultRow(fault, data, showLine) {
  const lines = [...(fault.trace ?? []), ...fault.hints].map((text) => make("span", { className: "hint" }, text));
  const words = make("span", {}, fault.message, ...lines);
  if (!fault.line) return make("li", { className: fault.severity }, words);
  const name = `${fault.file ? `${fault.file}:` : ""}${fault.line}:${fault.column}`;
  const isThere = !fault.file || (data.files ?? []).some((file) => file.name === fault.file);
  if (!isThere) return make("li", { className: fault.severity }, make("span", { className: "place" }, name), words);
  const place = make("a", { className: "place", href: `#line-${fault.line}` }, name);
  place.setAttribute("aria-label", `${fault.file ?? ""} Line ${fault.line}, column ${fault.column}`.trim());
  place.onclick = (event) => {
    event.preventDefault();
    showLine(fault.line, fault.file ? 1 + data.files.findIndex((file) => file.name === fault.file) : 0);
  };
  return make("li", { className: fault.severity }, place, words);
}
