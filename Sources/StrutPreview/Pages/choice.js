// What is chosen of a document: component, case, theme, language, direction, canvas and values, as the page's address has it.

/** The parts of a choice that are names. */
export const axes = ["component", "case", "theme", "locale", "direction"];

/** The choice in the page's address. */
export function choiceInAddress() {
  const query = new URLSearchParams(location.search);
  const choice = { set: {} };
  for (const axis of [...axes, "height"]) if (query.has(axis)) choice[axis] = query.get(axis);
  if (Number(query.get("width")) > 0) choice.width = Number(query.get("width"));
  try {
    choice.set = JSON.parse(query.get("set") ?? "{}");
  } catch {
    // An address that somebody cut chooses no values.
  }
  return choice;
}

/** A choice as the query of an address. */
export function queryOf(choice, more = {}) {
  const query = new URLSearchParams(more);
  for (const axis of [...axes, "width", "height"]) if (choice[axis]) query.set(axis, choice[axis]);
  if (Object.keys(choice.set ?? {}).length) query.set("set", JSON.stringify(choice.set));
  // A plus is a space in forms only.
  return query.toString().replaceAll("+", "%20");
}

/** Keeps a choice in the page's address, so that it stays when the page is loaded again and can be sent to others. */
export function keepInAddress(choice) {
  const query = queryOf(choice);
  const address = location.pathname + (query ? `?${query}` : "") + location.hash;
  if (address !== location.pathname + location.search + location.hash) history.replaceState(null, "", address);
}

/** Whether two choices are of one state. */
export function isSameState(a, b) {
  return (a?.component ?? "") === (b?.component ?? "") && (a?.case ?? "") === (b?.case ?? "");
}

/** The name of a state among those of its document or component. */
export function stateName(state) {
  return state.case ?? (state.component ? "default" : "As written");
}

/** The name of a language in the reader's own, with its tag. */
export function localeName(tag) {
  const pseudo = { "en-XA": "Longer, accented", "ar-XB": "Mirrored" }[tag];
  if (pseudo) return `${pseudo} (${tag})`;
  try {
    return `${new Intl.DisplayNames([navigator.language], { type: "language" }).of(tag)} (${tag})`;
  } catch {
    return tag;
  }
}
