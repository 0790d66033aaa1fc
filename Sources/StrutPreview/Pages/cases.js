// The bar above the picture: a document's cases as tabs, a library's components, and switches for theme, language and direction.

import { isSameState, localeName, stateName } from "./choice.js";
import { joined, make, plural } from "./elements.js";

export class CaseBar {
  /** `delegate` has `choose(changes)` and `showBoard(isShown)`. */
  constructor(element, delegate) {
    this.element = element;
    this.delegate = delegate;
  }

  /** Shows what can be chosen, and what is. */
  show(data, isBoard) {
    const { states = [], themes = [], locales = [], directions = [] } = data;
    const choice = data.choice ?? {};
    const focused = this.element.contains(document.activeElement) ? document.activeElement.dataset.key : null;
    const parts = [];
    if (hasBoard(data)) parts.push(this.boardSwitch(isBoard));
    if (!isBoard) {
      if (data.isLibrary) parts.push(this.components(data, choice));
      parts.push(this.tabs(states.filter((state) => (state.component ?? "") === (choice.component ?? "")), choice));
      if (themes.length) parts.push(this.select("theme", "Theme", themes.map((name) => [name, name]), choice.theme ?? "base"));
      if (locales.length) {
        const own = [["", "Own language"]];
        parts.push(this.select("locale", "Language", [...own, ...locales.map((tag) => [tag, localeName(tag)])], choice.locale ?? ""));
      }
      if (directions.length) {
        parts.push(this.select("direction", "Direction", [["", "Own direction"], ...directions.map((name) => [name, name])], choice.direction ?? ""));
      }
    }
    this.element.replaceChildren(...parts.filter(Boolean));
    this.element.classList.toggle("hidden", this.element.children.length === 0);
    if (focused) this.element.querySelector(`[data-key="${CSS.escape(focused)}"]`)?.focus();
  }

  boardSwitch(isBoard) {
    const button = make("button", { type: "button", className: "icon board-icon", "aria-pressed": String(isBoard), "data-key": "board", "aria-keyshortcuts": "a" }, "All");
    button.title = "All cases, themes, languages and viewports at a glance";
    button.onclick = () => this.delegate.showBoard(!isBoard);
    return button;
  }

  components({ states = [], undrawn = [] }, choice) {
    const names = [...new Set(states.map((state) => state.component))];
    const select = this.select("component", "Component", names.map((name) => [name, name]), choice.component ?? "", (name) => {
      const first = states.find((state) => state.component === name);
      return { component: name, case: first.case, set: {} };
    });
    // What cannot be drawn is there nevertheless, with what it lacks.
    const lacking = undrawn.map(({ component, needed }) => make("option", { disabled: true }, `${component}, needs ${joined(needed)}`));
    select.querySelector("select").append(...lacking);
    return select;
  }

  tabs(states, choice) {
    if (states.length < 2 && !states[0]?.case) return null;
    const tabs = states.map((state, at) => {
      const isShown = isSameState(state, choice);
      const tab = make("button", { type: "button", role: "tab", "aria-selected": String(isShown), "aria-controls": "stage", tabIndex: isShown ? 0 : -1, "data-key": `tab-${at}` }, stateName(state));
      tab.onclick = () => this.delegate.choose({ component: state.component, case: state.case, set: {} });
      return tab;
    });
    const list = make("div", { className: "tabs", role: "tablist", "aria-label": "Cases" }, ...tabs);
    list.onkeydown = (event) => moveAlong(event, tabs);
    return list;
  }

  select(axis, name, options, value, changes = (word) => ({ [axis]: word || undefined })) {
    const choices = options.map(([word, text]) => make("option", { value: word }, text));
    const select = make("select", { "aria-label": name, "data-key": axis }, ...choices);
    select.value = value;
    // A theme or language that is no more is still what is shown.
    if (select.value !== value) {
      select.prepend(make("option", { value }, value));
      select.value = value;
    }
    select.onchange = () => this.delegate.choose(changes(select.value));
    return make("label", { className: "field" }, make("span", {}, name), select);
  }
}

/** Whether there is more than one picture to see at a glance. */
export function hasBoard(data) {
  const count = (data.states?.length || 1) * (data.themes?.length || 1) * (data.viewports?.length || 1) * (data.directions?.length || 1);
  return count > 1 || (data.isTranslated && data.locales.length > 0) || (data.undrawn?.length ?? 0) > 0 || (data.variants?.length ?? 0) > 1;
}

/** How many states a card speaks of, in words. */
export function statesInWords(entry) {
  if (!entry.states && !entry.isLibrary) return "";
  // As written and each case, of every component: as many as there are tabs.
  const count = `${entry.isLibrary ? "library, " : ""}${plural(entry.states ?? 1, "state")}`;
  // Of further states nobody knows whether they are right.
  return entry.lookedAt ? `${count}, the first ${entry.lookedAt} looked at` : count;
}

/** Moves among tabs by arrow keys, and chooses the one that is reached. */
function moveAlong(event, tabs) {
  const at = tabs.indexOf(event.target);
  const last = tabs.length - 1;
  const next = { ArrowRight: at === last ? 0 : at + 1, ArrowLeft: at === 0 ? last : at - 1, Home: 0, End: last }[event.key];
  if (next === undefined || at < 0) return;
  event.preventDefault();
  tabs[next].focus();
  tabs[next].click();
}
