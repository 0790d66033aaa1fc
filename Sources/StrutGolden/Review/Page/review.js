// The page of differences: in a browser beside `strut review`, and inside a report that is one file.

const data = JSON.parse(document.getElementById("report").textContent);
const canDecide = data.mode === "review";
const views = [["side", "Side by side"], ["swipe", "Swipe"], ["blink", "Blink"], ["diff", "Difference"]];
const state = { filter: "", current: null, view: "side", zoom: 1, fit: true, blink: false, swipe: 50 };
let results = data.results;

const byId = (id) => document.getElementById(id);

function element(tag, properties = {}, ...children) {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(properties)) {
    if (name.startsWith("on")) node.addEventListener(name.slice(2), value);
    else if (name in node && !name.startsWith("aria")) node[name] = value;
    else node.setAttribute(name, value);
  }
  node.append(...children);
  return node;
}

// MARK: What is shown

function fits(result) {
  const wanted = state.filter.trim().toLowerCase();
  if (!wanted) return true;
  const texts = [result.name, result.status, ...(result.elements ?? []).map((verdict) => verdict.text)];
  return texts.some((text) => text.toLowerCase().includes(wanted));
}

function shown() {
  return groups().flatMap((group) => group.results);
}

function groups() {
  const left = new Map(results.map((result) => [result.name, result]));
  const list = [];
  for (const group of data.groups) {
    const members = group.snapshots.map((name) => left.get(name)).filter(Boolean);
    for (const member of members) left.delete(member.name);
    const words = group.elements.map((verdict) => verdict.text);
    const title = words.slice(0, 2).join(", ") + (words.length > 2 ? ` and ${words.length - 2} more` : "");
    const axes = group.axes.length ? ` (${group.axes.join(", ")})` : "";
    list.push({ title: (title || "Pixels differ") + axes, results: members.filter(fits) });
  }
  const rest = [...left.values()].filter(fits);
  for (const status of [...new Set(rest.map((result) => result.status))]) {
    list.push({ title: data.words[status] ?? status, results: rest.filter((result) => result.status === status) });
  }
  return list.filter((group) => group.results.length > 0);
}

function drawList() {
  const list = byId("groups");
  list.replaceChildren(...groups().map((group) => {
    const heading = element("h2", {}, element("span", {}, `${group.title} · ${group.results.length}`));
    if (canDecide && group.results.length > 1) {
      const names = group.results.filter((result) => result.pictures.actual).map((result) => result.name);
      if (names.length) heading.append(
        element("button", { onclick: () => decide("accept", names), "aria-label": `Accept all: ${group.title}` }, "Accept all"),
        element("button", { onclick: () => decide("reject", names), "aria-label": `Reject all: ${group.title}` }, "Reject all"));
    }
    const items = group.results.map((result) => element("li", {}, element("button", {
      onclick: () => select(result.name), "data-name": result.name,
      "aria-current": String(result.name === state.current),
    }, result.name)));
    return element("section", { className: "group" }, heading, element("ul", {}, ...items));
  }));
  byId("summary").textContent = `${shown().length} of ${results.length} shown. ${data.summary}`;
}

function select(name) {
  state.current = name;
  drawList();
  drawMain();
  byId("groups").querySelector('[aria-current="true"]')?.scrollIntoView({ block: "nearest" });
}

// MARK: One snapshot

function drawMain() {
  const result = results.find((result) => result.name === state.current);
  byId("detail").hidden = !result;
  byId("none").hidden = Boolean(result);
  if (!result) return;
  byId("name").textContent = result.name;
  const lines = [];
  for (const text of result.renderer ?? []) lines.push(element("li", { className: "renderer" }, `Another renderer: ${text}`));
  for (const verdict of result.elements ?? []) {
    lines.push(element("li", {},
      element("button", { title: "Show everything with this", onclick: () => filterBy(verdict.text) }, verdict.text),
      " ", element("code", {}, `${result.document}:${verdict.line}`)));
  }
  if (result.pixelText) lines.push(element("li", {}, result.pixelText));
  for (const fault of result.faults ?? []) lines.push(element("li", {}, element("pre", {}, fault.text)));
  for (const text of result.warnings ?? []) lines.push(element("li", {}, text));
  byId("verdicts").replaceChildren(...lines);
  for (const button of document.querySelectorAll("[data-view]")) {
    if (button.tagName === "BUTTON") button.setAttribute("aria-pressed", String(button.dataset.view === state.view));
  }
  byId("fit").setAttribute("aria-pressed", String(state.fit));
  byId("zoom").textContent = state.fit ? "fit" : `${Math.round(state.zoom * 100)} %`;
  if (canDecide) for (const id of ["accept", "reject"]) byId(id).hidden = false;
  if (canDecide) byId("accept").disabled = !result.pictures.actual;
  drawPictures(result);
}

function picture(result, kind, className = "") {
  const url = result.pictures[kind];
  const image = element("img", { src: url, alt: `${kind} picture of ${result.name}`, className });
  image.addEventListener("load", () => resize(image));
  if (image.complete) queueMicrotask(() => resize(image));
  return image;
}

function resize(image) {
  if (!image.naturalWidth) return;
  const room = byId("stage").clientWidth - 48;
  const share = state.view === "side" ? (room - 40) / Math.max(1, byId("stage").querySelectorAll("figure").length) : room;
  const zoom = state.fit ? Math.min(1, share / image.naturalWidth) : state.zoom;
  image.width = Math.max(1, Math.round(image.naturalWidth * zoom));
  image.closest(".frame").classList.toggle("close", zoom > 1);
}

function framed(title, ...images) {
  return element("figure", {}, element("figcaption", {}, title), element("div", { className: "frame" }, ...images));
}

function drawPictures(result) {
  const stage = byId("stage");
  stage.dataset.view = state.view;
  const has = (kind) => Boolean(result.pictures[kind]);
  const both = has("expected") && has("actual");
  const content = element("div", { className: "pictures" });
  if (!has("actual") && !has("expected")) {
    content.append(element("p", { className: "empty" }, "There is no picture of this snapshot."));
  } else if (state.view === "swipe" && both) {
    const over = picture(result, "actual", "over");
    const slide = element("input", {
      type: "range", min: 0, max: 100, value: state.swipe, className: "swipe", id: "swipe",
      "aria-label": "How much of the golden is covered by the actual picture",
      oninput: (event) => { state.swipe = Number(event.target.value); over.style.clipPath = `inset(0 0 0 ${100 - state.swipe}%)`; },
    });
    over.style.clipPath = `inset(0 0 0 ${100 - state.swipe}%)`;
    content.append(slide, framed("golden on the left, actual on the right", picture(result, "expected"), over));
  } else if (state.view === "blink" && both) {
    content.append(framed(state.blink ? "actual" : "golden", picture(result, state.blink ? "actual" : "expected")));
  } else if (state.view === "diff" && has("diff")) {
    content.append(framed("difference", picture(result, "diff")));
  } else {
    if (has("expected")) content.append(framed("golden", picture(result, "expected")));
    if (has("actual")) content.append(framed("actual", picture(result, "actual")));
    if (has("diff")) content.append(framed("difference", picture(result, "diff")));
  }
  stage.replaceChildren(content);
}

function filterBy(text) {
  state.filter = text;
  byId("filter").value = text;
  drawList();
}

function setView(view) { state.view = view; state.blink = false; drawMain(); }

function setZoom(zoom) {
  state.fit = zoom === null;
  if (zoom !== null) state.zoom = Math.min(8, Math.max(0.125, zoom));
  drawMain();
}

function step(by) {
  const names = shown().map((result) => result.name);
  if (!names.length) return;
  const index = names.indexOf(state.current);
  select(names[Math.min(names.length - 1, Math.max(0, index + by))]);
}

// MARK: Decisions

async function decide(action, names) {
  const order = shown().map((result) => result.name);
  const place = order.indexOf(state.current);
  const answer = await fetch(`/${action}`, {
    method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify({ names }),
  }).catch((error) => ({ ok: false, text: async () => String(error) }));
  if (!answer.ok) {
    byId("state").textContent = `Could not ${action}: ${await answer.text()}`;
    return;
  }
  const done = new Set((await answer.json()).done);
  results = results.filter((result) => !done.has(result.name));
  byId("state").textContent = `${done.size} ${action}ed, ${results.length} left.`;
  const next = order.slice(Math.max(0, place)).concat(order).find((name) => !done.has(name));
  select(next ?? null);
}

// MARK: Start

function keys(event) {
  if (event.target.matches("input[type=search]")) {
    if (event.key === "Escape") event.target.blur();
    return;
  }
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const actions = {
    j: () => step(1), k: () => step(-1), ArrowDown: () => step(1), ArrowUp: () => step(-1),
    1: () => setView("side"), 2: () => setView("swipe"), 3: () => setView("blink"), 4: () => setView("diff"),
    "+": () => setZoom(state.zoom * 2), "-": () => setZoom(state.zoom / 2), 0: () => setZoom(null),
    b: () => { state.view = "blink"; state.blink = !state.blink; drawMain(); },
    "/": () => byId("filter").focus(),
  };
  if (canDecide && state.current) {
    actions.a = () => decide("accept", [state.current]);
    actions.r = () => decide("reject", [state.current]);
  }
  if (event.target.matches("input[type=range]") && event.key.startsWith("Arrow")) return;
  const action = actions[event.key];
  if (!action) return;
  event.preventDefault();
  action();
}

byId("views").append(...views.map(([view, title], index) => element("button", {
  onclick: () => setView(view), "data-view": view, title: `Key ${index + 1}`, "aria-pressed": "false",
}, title)));
byId("filter").addEventListener("input", (event) => { state.filter = event.target.value; drawList(); });
byId("fit").addEventListener("click", () => setZoom(null));
byId("closer").addEventListener("click", () => setZoom(state.zoom * 2));
byId("farther").addEventListener("click", () => setZoom(state.zoom / 2));
byId("accept").addEventListener("click", () => decide("accept", [state.current]));
byId("reject").addEventListener("click", () => decide("reject", [state.current]));
document.addEventListener("keydown", keys);
window.addEventListener("resize", () => document.querySelectorAll(".frame img").forEach(resize));
setInterval(() => {
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  if (state.view !== "blink" || still || document.hidden || !state.current) return;
  state.blink = !state.blink;
  const result = results.find((result) => result.name === state.current);
  if (result) drawPictures(result);
}, 700);
drawList();
select(shown()[0]?.name ?? null);
