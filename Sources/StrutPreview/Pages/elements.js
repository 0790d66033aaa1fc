// Small helpers for making elements; text is always set as text, never as markup.

/** Makes an element with properties, attributes (`data-…`, `aria-…`, `role`) and children. */
export function make(name, properties = {}, ...children) {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(properties)) {
    if (value === undefined || value === null) continue;
    if (key.includes("-") || key === "role") element.setAttribute(key, value);
    else element[key] = value;
  }
  element.append(...children.filter((child) => child !== null && child !== undefined));
  return element;
}

const keysOfRows = new WeakMap();

/**
 * Fills an element with a row for each key, and returns the rows. Those whose key is what it was at that place are
 * kept, since most edits leave most rows as they are; the others are made by `row(index)`.
 */
export function showRows(element, keys, row) {
  const old = [...element.children];
  const oldKeys = keysOfRows.get(element) ?? [];
  const rows = keys.map((key, index) => (key === oldKeys[index] ? old[index] : row(index)));
  keysOfRows.set(element, keys);
  rows.forEach((one, index) => {
    if (index >= old.length) element.append(one);
    else if (one !== old[index]) old[index].replaceWith(one);
  });
  for (const one of old.slice(rows.length)) one.remove();
  return rows;
}

/** The element with an id. */
export function find(id) {
  return document.getElementById(id);
}

/** A number as people write it: at most two decimal places. */
export function number(value) {
  return String(Math.round(value * 100) / 100);
}

/** A count with its noun. */
export function plural(count, noun) {
  return `${count} ${noun}${count === 1 ? "" : "s"}`;
}

/** Words as a list: `a`, `a and b`, `a, b and c`. */
export function joined(words) {
  return words.length > 1 ? `${words.slice(0, -1).join(", ")} and ${words.at(-1)}` : words.join("");
}

/** The data that the page carries in its own text. */
export function embedded(id) {
  return JSON.parse(find(id).textContent);
}

/** Whether keys that are pressed now are meant for a field. */
export function isTyping(event) {
  return Boolean(event.target.closest("input, select, textarea")) || event.metaKey || event.ctrlKey || event.altKey;
}

/** Whether a server stands behind the page. */
export function isLive() {
  return Boolean(document.body.dataset.live);
}
