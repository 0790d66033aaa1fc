// The gallery: every document as a card, by folders, filtered by words. Changed golden images come first.

import { statesInWords } from "./cases.js";
import { listen, oneAtATime } from "./changes.js";
import { embedded, find, isLive, isTyping, make, number, plural } from "./elements.js";

const search = find("search");
let { documents } = embedded("catalog");
let folder = new URLSearchParams(location.hash.slice(1)).get("folder") ?? "";
/** The cards of the documents, by name: those that stay the same are kept, so that no picture flickers. */
const cards = new Map();

// ---- one card

function card(entry) {
  const key = JSON.stringify(entry);
  const known = cards.get(entry.name);
  if (known?.key === key) return known.element;
  const element = known ? known.element : make("li");
  element.replaceChildren(content(entry, known?.image));
  const image = entry.thumbnails ? null : element.querySelector("img");
  cards.set(entry.name, { key, element, image, thumbnail: entry.thumbnail });
  return element;
}

function content(entry, oldImage) {
  const change = entry.changes?.[0];
  const pictures = ["before", "after"].filter((kind) => change?.[kind]).map((kind) => figure(change[kind], kind, entry));
  if (!pictures.length) pictures.push(picture(entry, oldImage));
  return make("a", { className: change ? "card changed" : "card", href: entry.page },
    make("span", { className: "picture" }, ...pictures),
    make("span", { className: "caption" },
      make("span", { className: "name" }, entry.title || stem(entry.name)),
      make("span", { className: "quiet" }, details(entry)),
      change ? make("span", { className: "quiet" }, change.text) : null,
      badges(entry)));
}

function picture(entry, oldImage) {
  if (entry.thumbnails) {
    return make("span", { className: "several" }, ...entry.thumbnails.map((address, at) =>
      make("img", { src: address, className: cutClass(entry, at), alt: "", loading: "lazy", decoding: "async" })));
  }
  if (!entry.thumbnail) {
    return make("span", { className: "quiet" }, entry.isPending ? "Drawing …" : "No picture");
  }
  const image = make("img", { src: entry.thumbnail, className: cutClass(entry, 0), alt: "", loading: "lazy", decoding: "async" });
  if (!oldImage) return image;
  // The old picture stays until the new one is there, which by then may be old itself.
  image.loading = "eager";
  image.onload = () => {
    const known = cards.get(entry.name);
    if (known?.thumbnail !== entry.thumbnail) return;
    known.image.replaceWith(image);
    known.image = image;
  };
  return oldImage;
}

/** A picture that is shown only as it begins fades where it goes on. */
function cutClass(entry, at) {
  return entry.cuts?.[at] ? `cut-${entry.cuts[at]}` : "";
}

function figure(address, name, entry) {
  return make("span", { className: "half" },
    address ? make("img", { src: address, alt: `${entry.name}, ${name}`, loading: "lazy" }) : make("span", { className: "quiet" }, "none"),
    make("span", { className: "tag" }, name));
}

function details(entry) {
  const size = entry.width === undefined ? "" : `${number(entry.width)} × ${number(entry.height)}`;
  const shown = entry.isLibrary ? "" : size;
  return [entry.title ? entry.name.split("/").pop() : "", shown, statesInWords(entry)].filter(Boolean).join(" · ");
}

function badges(entry) {
  const list = [];
  if (entry.errors) list.push(make("span", { className: "badge error" }, plural(entry.errors, "error")));
  if (entry.warnings) list.push(make("span", { className: "badge" }, plural(entry.warnings, "warning")));
  if (entry.changes) list.push(make("span", { className: "badge error" }, plural(entry.changes.length, "changed picture")));
  return list.length ? make("span", { className: "badges" }, ...list) : null;
}

function stem(name) {
  return name.split("/").pop().replace(/\.xml$/, "");
}

// ---- what is shown

function isIn(entry, name) {
  return name === "" || entry.folder === name || entry.folder.startsWith(`${name}/`);
}

function shown() {
  const words = search.value.toLowerCase().split(/\s+/).filter(Boolean);
  return documents.filter((entry) => {
    const text = `${entry.name} ${entry.title ?? ""} ${details(entry)}`.toLowerCase();
    return isIn(entry, folder) && words.every((word) => text.includes(word));
  });
}

function group(title, entries) {
  return make("section", {}, title ? make("h2", {}, title) : null,
    make("ul", { className: "cards" }, ...entries.map(card)));
}

function draw() {
  const entries = shown();
  const changed = entries.filter((entry) => entry.changes);
  const groups = changed.length ? [group(`Changed (${changed.length})`, changed)] : [];
  const folders = new Map();
  for (const entry of entries.filter((other) => !other.changes)) {
    if (!folders.has(entry.folder)) folders.set(entry.folder, []);
    folders.get(entry.folder).push(entry);
  }
  for (const [name, members] of [...folders].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const plain = changed.length ? "Unchanged" : "";
    groups.push(group(folders.size === 1 ? plain : name || "Top level", members));
  }
  const focused = document.activeElement?.closest(".card")?.getAttribute("href");
  find("cards").replaceChildren(...(groups.length ? groups : [emptiness()]));
  if (focused) [...document.querySelectorAll(".card")].find((link) => link.getAttribute("href") === focused)?.focus({ preventScroll: true });
  find("count").textContent = entries.length === documents.length
    ? plural(documents.length, "document") : `${entries.length} of ${plural(documents.length, "document")}`;
  drawFolders();
}

function emptiness() {
  if (!documents.length) return make("p", { className: "empty" }, "There are no documents here. New ones appear as soon as they are saved.");
  const clear = make("button", { type: "button" }, "Show all");
  clear.onclick = () => {
    search.value = "";
    choose("");
  };
  return make("p", { className: "empty" }, "Nothing fits the search. ", clear);
}

// ---- folders

function drawFolders() {
  const counts = new Map();
  for (const entry of documents) {
    const parts = entry.folder.split("/").filter(Boolean);
    parts.forEach((_, at) => {
      const name = parts.slice(0, at + 1).join("/");
      counts.set(name, (counts.get(name) ?? 0) + 1);
    });
  }
  counts.set("", documents.length);
  const rows = [...counts].sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, count]) => {
    const button = make("button", { type: "button", "aria-current": String(name === folder) },
      make("span", {}, name === "" ? "All documents" : name.split("/").pop()), make("span", { className: "quiet" }, String(count)));
    button.style.paddingInlineStart = `${12 + (name ? name.split("/").length : 0) * 14}px`;
    button.onclick = () => choose(name);
    return make("li", {}, button);
  });
  const focused = [...find("folders").querySelectorAll("button")].indexOf(document.activeElement);
  find("folders").replaceChildren(make("ul", {}, ...rows));
  if (focused >= 0) find("folders").querySelectorAll("button")[focused]?.focus();
}

function choose(name) {
  folder = name;
  history.replaceState(null, "", name ? `#folder=${encodeURIComponent(name)}` : location.pathname + location.search);
  draw();
}

// ---- keys

function moveByArrow(event) {
  const links = [...document.querySelectorAll(".card")];
  const at = links.indexOf(document.activeElement);
  if (at < 0) return;
  const row = links.filter((link) => link.offsetTop === links[at].offsetTop).length;
  const target = { ArrowRight: at + 1, ArrowLeft: at - 1, ArrowDown: Math.min(at + row, links.length - 1), ArrowUp: at - row }[event.key];
  if (target === undefined || !links[target]) return;
  event.preventDefault();
  links[target].focus();
}

search.oninput = draw;
search.onkeydown = (event) => {
  if (event.key === "Escape") {
    search.value = "";
    draw();
  } else if (event.key === "ArrowDown" || event.key === "Enter") {
    event.preventDefault();
    document.querySelector(".card")?.focus();
  }
};
document.addEventListener("keydown", (event) => {
  if (isTyping(event)) return;
  if (event.key === "/") {
    event.preventDefault();
    search.focus();
  } else {
    moveByArrow(event);
  }
});

// ---- the newest state

const load = oneAtATime(loadOnce);

async function loadOnce() {
  let newest;
  try {
    newest = await (await fetch("/catalog.json")).json();
  } catch {
    // The server is away; the stream says when it is back.
    return;
  }
  ({ documents } = newest);
  const names = new Set(documents.map((entry) => entry.name));
  for (const name of [...cards.keys()]) if (!names.has(name)) cards.delete(name);
  draw();
}

if (isLive()) listen((event) => event.kind !== "changed" && load());
draw();
