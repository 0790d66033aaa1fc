// The list of what differs and the decisions about it: in a browser beside `strut review`, and inside a report that is one file.

const byId = (id) => document.getElementById(id);
let data = JSON.parse(byId("report").textContent);
const canDecide = data.mode === "review";
const mostListed = 12;
const state = {
  filter: "", facets: { status: "", state: "", component: "", cause: "" }, current: null, group: null, opened: new Set(),
};

function element(tag, properties = {}, ...children) {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(properties)) {
    if (value === null || value === undefined) continue;
    if (name.startsWith("on")) node.addEventListener(name.slice(2), value);
    else if (name in node && !name.startsWith("aria")) node[name] = value;
    else node.setAttribute(name, value);
  }
  node.append(...children);
  return node;
}

const viewer = new Viewer(byId("stage"), drawTools);

// MARK: What is shown

/** What a filter compares: its words and the values that a result has. */
const facets = {
  status: { name: "Verdict", label: "Any verdict", of: (result) => [data.words[result.status] ?? result.status] },
  state: { name: "Case", label: "Any case", of: (result) => [result.axes?.case ?? ""] },
  component: { name: "Component", label: "Any component", of: (result) => [componentOf(result)] },
  cause: { name: "Cause", label: "Any cause", of: (result) => (result.causes ?? []).map((cause) => `${cause.subject} ${cause.change}`) },
};

/** The component of a library stands between the library's path and the case. */
function componentOf(result) {
  const stem = result.document.replace(/\.xml$/, "");
  const rest = result.name.startsWith(stem + "/") ? result.name.slice(stem.length + 1).split("/") : [];
  return rest.length > 1 ? rest[0] : "";
}

function fits(result) {
  for (const [name, wanted] of Object.entries(state.facets)) {
    if (wanted && !facets[name].of(result).includes(wanted)) return false;
  }
  const wanted = state.filter.trim().toLowerCase();
  return !wanted || textOf(result).includes(wanted);
}

const texts = new WeakMap();

function textOf(result) {
  let text = texts.get(result);
  if (text === undefined) {
    text = [
      result.name, result.status, ...(result.elements ?? []).map((verdict) => verdict.text),
      ...(result.causes ?? []).map((cause) => `${cause.subject} ${cause.change} ${cause.file ?? ""}`),
    ].join("\n").toLowerCase();
    texts.set(result, text);
  }
  return text;
}

let cached = null;

/** The groups with what the filters let through. */
function groups() {
  if (cached) return cached;
  const left = new Map(data.results.map((result) => [result.name, result]));
  const list = [];
  const add = (group) => {
    const members = group.results.filter(fits);
    if (members.length) list.push({ ...group, results: members, count: group.results.length });
  };
  for (const group of data.groups) {
    const members = group.snapshots.map((name) => left.get(name)).filter(Boolean);
    for (const member of members) left.delete(member.name);
    if (members.length) add({ id: group.snapshots[0], ...titled(group), axes: group.axes, results: members });
  }
  const rest = [...left.values()];
  for (const status of [...new Set(rest.map((result) => result.status))]) {
    add({
      id: `status ${status}`, title: data.words[status] ?? status, places: [], axes: [],
      results: rest.filter((result) => result.status === status),
    });
  }
  cached = list;
  return list;
}

function titled(group) {
  const causes = group.causes ?? [];
  const words = causes.length ? causes.map((cause) => cause.text) : group.elements.map((verdict) => verdict.text);
  const title = words.slice(0, 3).join(", ") + (words.length > 3 ? ` and ${words.length - 3} more` : "");
  return { title: title || "Pixels differ", places: [...new Set(causes.slice(0, 3).flatMap((cause) => folded(cause.places)))] };
}

function folded(places) {
  const rest = places.length - 1;
  return rest > 0 ? [`${places[0]} and ${rest} more ${rest === 1 ? "place" : "places"}`] : places;
}

function shown() { return groups().flatMap((group) => group.results); }

function resultOf(name) { return data.results.find((result) => result.name === name); }

// MARK: The list

function redraw() {
  cached = null;
  drawFacets();
  drawList();
}

/** Draws what the filters let through, and shows one of it: nothing is decided about what they hide. */
function narrow() {
  redraw();
  const found = shown();
  if (state.group ? currentGroup() : found.some((result) => result.name === state.current)) {
    if (state.group) openGroup(currentGroup().id);
    return;
  }
  select(found[0]?.name ?? null);
}

function drawFacets() {
  byId("facets").replaceChildren(...Object.entries(facets).flatMap(([name, facet]) => {
    const values = [...new Set(data.results.flatMap(facet.of))].filter(Boolean).sort();
    if (values.length < 2 && !state.facets[name]) return [];
    const select = element("select", {
      "aria-label": facet.name, "data-facet": name,
      onchange: (event) => { state.facets[name] = event.target.value; narrow(); },
    }, element("option", { value: "" }, facet.label), ...values.map((value) => element("option", { value }, value)));
    select.value = state.facets[name];
    return [select];
  }));
}

function drawList() {
  byId("groups").replaceChildren(...groups().map(drawGroup));
  const count = shown().length;
  const words = data.summary.replace(/^[^:]*: /, "");
  byId("summary").textContent = `${count === data.results.length ? count : `${count} of ${data.results.length}`} to look at${words === data.summary ? "" : `: ${words}`}.`;
}

function drawGroup(group) {
  const isOpen = state.opened.has(group.id) || group.results.length <= mostListed + 1;
  const listed = isOpen ? group.results : group.results.slice(0, mostListed);
  const heading = element("button", {
    onclick: () => openGroup(group.id), "aria-current": String(state.group === group.id), title: "Show everything in it (g)",
  }, group.title, " ", element("span", { className: "count" }, `· ${group.results.length}${group.axes.length ? ` · ${group.axes.join(", ")}` : ""}`),
  element("span", { className: "where" }, element("code", {}, group.places.join(" · "))));
  const section = element("section", { className: "group", "data-group": group.id },
    element("h2", {}, heading), element("ul", {}, ...listed.map(drawItem)));
  const rest = group.results.length - listed.length;
  if (rest > 0) {
    section.append(element("button", {
      className: "more", onclick: () => { state.opened.add(group.id); section.replaceWith(drawGroup(group)); },
    }, `${rest} more`));
  }
  return section;
}

function drawItem(result) {
  return element("li", {}, element("button", {
    onclick: () => select(result.name), "data-name": result.name, "aria-current": String(result.name === state.current),
  }, thumbnail(result), element("span", {}, result.name)));
}

/** How much of a picture's room a change has to take before it is enlarged on a card. */
const readable = 32;

/**
 * Cuts the picture on a card to what changed, where that would be too small to be seen in the whole picture; not smaller
 * than the whole picture, and not larger than eight times.
 */
function cutToChange(image, frame, box) {
  const [left, top, width, height] = box;
  const room = { width: frame.clientWidth, height: frame.clientHeight };
  const whole = Math.min(room.width / image.naturalWidth, room.height / image.naturalHeight);
  if (!room.width || Math.max(width, height) * whole >= readable) return;
  const zoom = Math.max(whole, Math.min(8, room.width / (width * 2 + 8), room.height / (height * 2 + 8)));
  const start = (room, whole, middle) => whole * zoom <= room ? (room - whole * zoom) / 2 : Math.min(0, Math.max(room - whole * zoom, room / 2 - middle * zoom));
  Object.assign(image.style, {
    width: `${image.naturalWidth * zoom}px`, height: `${image.naturalHeight * zoom}px`, imageRendering: zoom > 1.5 ? "pixelated" : "auto",
    transform: `translate(${start(room.width, image.naturalWidth, left + width / 2)}px, ${start(room.height, image.naturalHeight, top + height / 2)}px)`,
  });
  frame.classList.add("cut");
  frame.closest(".card").querySelector(".cut-note").hidden = false;
}

function thumbnail(result, kind = "actual", isOnCard = false) {
  const url = result.pictures[kind] ?? (kind === "actual" ? result.pictures.expected : null);
  if (!url) return element("span", { className: "thumb none", "aria-hidden": "true" }, "–");
  const image = element("img", { loading: "lazy", decoding: "async", alt: "", src: url });
  // A tall or wide picture shows the part that changed.
  const box = result.pixels?.box;
  if (box && isOnCard) {
    image.addEventListener("load", () => cutToChange(image, image.parentElement, box), { once: true });
  } else if (box) {
    image.addEventListener("load", () => {
      const share = (start, length, whole) => whole > length ? Math.min(100, Math.max(0, (start + length / 2) / whole * 100)) : 50;
      image.style.objectPosition = `${share(box[0], box[2], image.naturalWidth)}% ${share(box[1], box[3], image.naturalHeight)}%`;
    }, { once: true });
  }
  return element("span", { className: "thumb", "aria-hidden": "true" }, image);
}

function markCurrent() {
  for (const node of byId("groups").querySelectorAll('[aria-current="true"]')) node.setAttribute("aria-current", "false");
  const selector = state.group ? `[data-group="${CSS.escape(state.group)}"] h2 button` : `[data-name="${CSS.escape(state.current ?? "")}"]`;
  const node = byId("groups").querySelector(selector);
  node?.setAttribute("aria-current", "true");
  node?.scrollIntoView({ block: "nearest" });
}

/** Opens the group that holds the current snapshot, so that it stands in the list. */
function select(name) {
  state.current = name;
  state.group = null;
  const group = groups().find((group) => group.results.some((result) => result.name === name));
  if (group && !byId("groups").querySelector(`[data-name="${CSS.escape(name ?? "")}"]`)) {
    state.opened.add(group.id);
    byId("groups").querySelector(`[data-group="${CSS.escape(group.id)}"]`)?.replaceWith(drawGroup(group));
  }
  markCurrent();
  shownMain = drawMain();
  return shownMain;
}

// MARK: One snapshot

/** Done when the pictures of the current snapshot stand there. */
let shownMain = null;

async function drawMain() {
  const result = resultOf(state.current);
  byId("detail").hidden = !result;
  byId("sheet").hidden = true;
  byId("none").hidden = Boolean(result);
  if (!result) return;
  byId("name").textContent = result.name;
  drawOutdated(byId("outdated"), [result]);
  drawCauses(result);
  drawEffects(result);
  drawMatrix(result);
  if (canDecide) for (const id of ["accept", "reject"]) byId(id).hidden = false;
  byId("accept").disabled = !result.shown || Boolean(result.unfetched);
  await viewer.show(result, result.isLeftOut
    ? "The pictures are left out, to keep this page small: strut review shows them." : "There is no picture of this snapshot.");
  if (viewer.isStale && canDecide) await follow();
}

function drawCauses(result) {
  const lines = [];
  for (const cause of result.causes ?? []) {
    lines.push(element("li", {}, element("strong", {}, `${cause.subject} ${cause.change}`), " ", element("code", {}, placeOf(cause, result))));
  }
  for (const text of result.renderer ?? []) lines.push(element("li", { className: "renderer" }, `Another renderer: ${text}`));
  for (const fault of result.faults ?? []) lines.push(element("li", {}, element("pre", {}, [fault.text, fault.hint && `  hint: ${fault.hint}`].filter(Boolean).join("\n"))));
  for (const text of result.warnings ?? []) lines.push(element("li", {}, text));
  if (result.former) lines.push(element("li", {}, `The golden of another name shows the same: ${result.former[0]}. Accepting moves it.`));
  byId("causes").replaceChildren(...lines);
}

/** What has changed since the snapshots were drawn, in a sentence; hidden where nothing has. */
function drawOutdated(node, results) {
  const old = results.filter((result) => changes.files[result.name]);
  const files = [...new Set(old.flatMap((result) => changes.files[result.name]))];
  const shown = files.slice(0, 3).join(", ") + (files.length > 3 ? ` and ${files.length - 3} more` : "");
  const count = results.length === 1 ? "this is" : old.length === results.length ? "these are" : `${old.length} of these are`;
  node.hidden = old.length === 0;
  node.textContent = old.length ? `${shown} ${files.length === 1 ? "is no longer what it was" : "are no longer what they were"} in the run: ${count} what was drawn then.` : "";
}

function placeOf(cause, result) {
  const group = data.groups.find((group) => group.snapshots.includes(result.name));
  const same = group?.causes?.find((other) => other.key === cause.key && other.change === cause.change);
  const folder = result.document.includes("/") ? result.document.slice(0, result.document.lastIndexOf("/") + 1) : "";
  if (!cause.file && cause.line) return `${result.document}:${cause.line}`;
  return same?.places?.[0] ?? `${folder}${cause.file ?? result.document}${cause.line ? `:${cause.line}` : ""}`;
}

function drawEffects(result) {
  const effects = byId("effects");
  const verdicts = result.elements ?? [];
  effects.hidden = verdicts.length === 0 && !result.pixelText;
  const words = verdicts.length ? `${result.elementCount} ${result.elementCount === 1 ? "element" : "elements"}` : "";
  effects.querySelector("summary").textContent =
    [(result.causes ?? []).length && words ? `moved or redrawn by it: ${words}` : words, result.pixelText].filter(Boolean).join(" · ");
  effects.open = (result.causes ?? []).length === 0 && verdicts.length > 0;
  effects.querySelector("ul").replaceChildren(
    ...verdicts.map((verdict, index) => element("li", {}, verdict.text, " ", element("code", {}, result.places?.[index] ?? ""))),
    ...(result.elementCount > verdicts.length ? [element("li", {}, `… and ${result.elementCount - verdicts.length} more`)] : []));
}

function drawTools() {
  for (const button of byId("views").querySelectorAll("button")) {
    button.setAttribute("aria-pressed", String(button.dataset.view === viewer.view));
    button.disabled = !viewer.expected || !viewer.actual;
  }
  const count = viewer.boxes.length;
  byId("position").textContent = count ? `${viewer.current < 0 ? "–" : viewer.current + 1} of ${count}` : "no change";
  byId("next").disabled = byId("previous").disabled = count === 0;
  byId("zoom").textContent = `${viewer.place.zoom < 0.1 ? (viewer.place.zoom * 100).toFixed(1) : Math.round(viewer.place.zoom * 100)} %`;
  byId("fit").setAttribute("aria-pressed", String(viewer.isFitted));
}

// MARK: The cases of a document

function drawMatrix(result) {
  const cells = (data.index ?? []).filter((entry) => entry.document === result.document && componentOf(entry) === componentOf(result));
  byId("matrix-button").disabled = cells.length < 2;
  if (cells.length < 2) byId("matrix").hidden = true;
  byId("matrix-button").setAttribute("aria-expanded", String(!byId("matrix").hidden));
  if (byId("matrix").hidden) return;
  const across = ["viewport", "scale"];
  const down = ["case", "theme", "locale", "direction"];
  const words = (entry, axes) => axes.map((axis) => entry.axes[axis] && (axis === "scale" ? `${entry.axes[axis]}x` : entry.axes[axis])).filter(Boolean).join(" · ");
  const columns = [...new Set(cells.map((entry) => words(entry, across)))];
  const rows = [...new Set(cells.map((entry) => words(entry, down)))];
  const names = down.filter((axis) => cells.some((entry) => entry.axes[axis])).join(" · ") || "case";
  const cell = (row, column) => {
    const entry = cells.find((entry) => words(entry, across) === column && words(entry, down) === row);
    if (!entry) return element("td", {});
    if (!resultOf(entry.name)) {
      const isSame = entry.status === "same" || entry.status === "tolerated";
      return element("td", { className: "same" }, isSame ? "✓ same" : `✓ ${canDecide ? "decided" : entry.status}`);
    }
    return element("td", {}, element("button", {
      onclick: () => select(entry.name), "aria-current": String(entry.name === state.current),
    }, `✗ ${data.words[entry.status] ?? entry.status}`));
  };
  byId("matrix").replaceChildren(element("table", {},
    element("thead", {}, element("tr", {}, element("th", { scope: "col" }, names), ...columns.map((column) => element("th", { scope: "col" }, column)))),
    element("tbody", {}, ...rows.map((row) => element("tr", {}, element("th", { scope: "row" }, row || "default"), ...columns.map((column) => cell(row, column)))))));
}

function toggleMatrix() {
  byId("matrix").hidden = !byId("matrix").hidden;
  const result = resultOf(state.current);
  if (result) drawMatrix(result);
}

/** Shows the table of cases, or hides it again; out of a group it is shown, whether it was open before or not. */
function showMatrix() {
  const isHidden = byId("matrix").hidden;
  const hadGroup = Boolean(state.group);
  closeGroup();
  if (!hadGroup || isHidden) toggleMatrix();
}

/** Puts dark colours behind transparent pictures, or light ones again. */
function toggleBehind() {
  const isDark = !document.body.dataset.behind;
  if (isDark) document.body.dataset.behind = "dark";
  else delete document.body.dataset.behind;
  byId("behind").setAttribute("aria-pressed", String(isDark));
}

// MARK: One group

function currentGroup() {
  return groups().find((group) => group.id === state.group)
    ?? groups().find((group) => group.results.some((result) => result.name === state.current));
}

function allOf(verb, group) { return group.results.length === 1 ? verb : `${verb} all ${group.results.length}`; }

/** Shows everything in a group, so that it can be decided about at once. */
function openGroup(id) {
  const group = groups().find((group) => group.id === id);
  if (!group) return;
  state.group = id;
  viewer.clear();
  byId("detail").hidden = true;
  byId("none").hidden = true;
  const sheet = byId("sheet");
  sheet.hidden = false;
  const buttons = canDecide ? [element("div", { className: "decide" },
    element("button", { id: "reject-group", onclick: () => decideGroup("reject"), title: "Shift+R" }, allOf("Reject", group)),
    element("button", { id: "accept-group", className: "main", onclick: () => decideGroup("accept"), title: "Shift+A" }, allOf("Accept", group)))] : [];
  sheet.replaceChildren(
    element("div", { className: "title" }, element("h2", {}, group.title), ...buttons),
    element("p", { className: "soft" }, `${group.results.length} ${group.results.length === 1 ? "snapshot" : "snapshots"}${group.axes.length ? `, ${group.axes.join(", ")}` : ""} `, element("code", {}, group.places.join(" · "))),
    element("p", { id: "outdated-group", className: "outdated", role: "status" }),
    element("div", { className: "cards" }, ...group.results.map((result) => element("button", { className: "card", onclick: () => select(result.name) },
      element("span", { className: "pair" }, thumbnail(result, "expected", true), thumbnail(result, "actual", true)),
      element("p", {}, result.name),
      element("p", { className: "soft" }, result.pixelText ?? data.words[result.status] ?? "", element("span", { className: "cut-note", hidden: true }, " · around the change"))))));
  drawOutdated(byId("outdated-group"), group.results);
  sheet.scrollTop = 0;
  markCurrent();
}

/** Goes back from a group to one of its snapshots: the one that was looked at, else the first. */
function closeGroup() {
  const group = state.group && currentGroup();
  if (!group) return;
  const names = group.results.map((result) => result.name);
  select(names.includes(state.current) ? state.current : names[0]);
}

function decideCurrent(action) {
  const result = shown().find((result) => result.name === state.current);
  if (result && !state.group) decide(action, [result]);
}

function decideGroup(action) {
  const group = currentGroup();
  if (!group) return;
  if (state.group !== group.id) {
    openGroup(group.id);
    const farther = [...byId("sheet").querySelectorAll(".card")].filter((card) => card.getBoundingClientRect().top >= innerHeight).length;
    const words = `These ${group.results.length} are in the group${farther ? `, ${farther} of them farther down` : ""}`;
    say(`${words}; press Shift+${action === "accept" ? "A" : "R"} again to ${action} them${farther ? " all" : ""}.`);
    return;
  }
  decide(action, group.results);
}

// MARK: Decisions

const past = { accept: "accepted", reject: "rejected", undo: "taken back" };
let isDeciding = false;

function say(text) { byId("state").textContent = text; }

function notice(text) {
  byId("notice").textContent = text ?? "";
  byId("notice").hidden = !text;
}

/** Sends what is decided, each with the digest of the picture that this page shows. */
async function decide(action, results) {
  const items = results.filter((result) => action === "reject" || result.shown).map((result) => ({ name: result.name, shown: result.shown ?? null }));
  if (!items.length) return say("There is no picture to accept.");
  if (isDeciding) return;
  isDeciding = true;
  try {
    const turn = viewer.turn;
    await picturesInSight();
    if (viewer.turn !== turn) return say(`Nothing was ${past[action]}: the picture had not come yet.`);
    await send(`/${action}`, { items }, action);
  } finally {
    isDeciding = false;
  }
}

/**
 * Waits until the pictures in sight stand there, so that none is decided about unseen. Those out of sight that are still
 * on their way are let go: with the decision their addresses end, and the list is drawn anew.
 */
async function picturesInSight() {
  await shownMain;
  const loading = [...document.images].filter((image) => !image.complete);
  await Promise.all(loading.filter(isInSight).map((image) => image.decode().catch(() => {})));
  for (const image of document.images) if (!image.complete) image.removeAttribute("src");
}

function isInSight(image) {
  const frame = (image.closest("#sheet, #groups") ?? document.documentElement).getBoundingClientRect();
  const box = image.getBoundingClientRect();
  return image.checkVisibility() && box.bottom > frame.top && box.top < frame.bottom && box.right > frame.left && box.left < frame.right;
}

async function undo() { await send("/undo", {}, "undo"); }

async function send(path, body, action) {
  // The results change while they are decided about; the answer says what became of them.
  isFollowing = true;
  try {
    await sendAlone(path, body, action);
  } finally {
    isFollowing = false;
  }
}

async function sendAlone(path, body, action) {
  const order = shown().map((result) => result.name);
  const place = Math.max(0, order.indexOf(state.current));
  let answer;
  try {
    const response = await fetch(path, { method: "POST", headers: { "Content-Type": "application/json", "Strut-Secret": data.changeSecret }, body: JSON.stringify(body) });
    if (!response.ok) throw new Error((await response.text()).trim());
    answer = await response.json();
  } catch (error) {
    redraw();
    if (state.group) openGroup(state.group);
    return notice(`Could not ${action}: ${error.message}`);
  }
  const done = new Set(answer.done);
  const next = order.slice(place).concat(order.slice(0, place).reverse()).find((name) => !done.has(name));
  await reload(action === "undo" ? answer.done[0] : next);
  say([
    action === "undo" && !done.size && !answer.refused.length ? "Nothing was decided since the run."
      : `${done.size} ${past[action]}, ${data.results.length} left.${action !== "undo" && done.size ? " u takes it back." : ""}`,
    ...answer.notes].join(" "));
  const refused = answer.refused.slice(0, 3).map((item) => `${item.name}: ${item.reason}`).join(". ");
  const rest = answer.refused.length - 3;
  notice(refused && `Not ${past[action]}: ${refused}${rest > 0 ? `, and ${rest} more` : ""}.`);
  channel?.postMessage("decided");
}

// MARK: Following

const channel = canDecide && "BroadcastChannel" in window ? new BroadcastChannel("strut-review") : null;
let isFollowing = false;

/** Takes over what the results are now. */
async function reload(wanted) {
  const response = await fetch("/data");
  if (!response.ok) throw new Error(await response.text());
  data = await response.json();
  redraw();
  const group = state.group && groups().find((group) => group.id === state.group);
  if (wanted === undefined && group) return openGroup(group.id);
  const found = shown();
  await select((found.find((result) => result.name === (wanted ?? state.current)) ?? found[0])?.name ?? null);
}

/** The files that changed since the snapshots were drawn, by the names of these. */
const changes = { digest: null, files: {} };

async function followChanges(digest) {
  if (digest === changes.digest) return;
  const response = await fetch("/changed");
  if (!response.ok) return;
  const answer = await response.json();
  changes.files = answer.files;
  changes.digest = answer.changed;
  const result = resultOf(state.current);
  if (result) drawOutdated(byId("outdated"), [result]);
  const group = state.group && currentGroup();
  if (group) drawOutdated(byId("outdated-group"), group.results);
}

/** Looks whether another tab, a command or a new run changed the results, or an edit what they were drawn from. */
async function follow() {
  if (isFollowing) return;
  isFollowing = true;
  try {
    const response = await fetch("/state");
    const { revision, changed } = await response.json();
    await followChanges(changed);
    if (revision !== data.revision) {
      const before = resultOf(state.current);
      await reload();
      const after = before && resultOf(before.name);
      if (before) say(!after ? `${before.name} was decided elsewhere, or is the same now.` : after.shown === before.shown ? "The results changed; this one did not." : `${before.name} was drawn again: this is the new picture.`);
    }
    if (isLost) { isLost = false; notice(null); }
  } catch {
    isLost = true;
    notice("strut review has ended; start it again to decide about what waits.");
  } finally {
    isFollowing = false;
  }
}

let isLost = false;

// MARK: Keys

function step(by) {
  const names = shown().map((result) => result.name);
  if (!names.length) return;
  const index = state.group && !names.includes(state.current) ? -1 : names.indexOf(state.current);
  select(names[Math.min(names.length - 1, Math.max(0, index + by))]);
}

const bindings = [
  ["j", "next snapshot", () => step(1)], ["k", "previous", () => step(-1)],
  ["n", "next change", () => viewer.step(1)], ["p", "previous change", () => viewer.step(-1)],
  ...Viewer.views.map(([view, title], index) => [String(index + 1), title.toLowerCase(), () => viewer.setView(view)]),
  ["b", "blink once", () => { if (viewer.view !== "blink") viewer.setView("blink"); viewer.blink(true); }],
  ["+", "zoom in", () => viewer.zoom(2)], ["-", "zoom out", () => viewer.zoom(0.5)], ["0", "fit", () => viewer.fit()],
  ["g", "whole group, and back", () => { if (state.group) return closeGroup(); const group = currentGroup(); if (group) openGroup(group.id); }],
  ["Escape", "back to the snapshot", closeGroup],
  ["m", "all cases", showMatrix], ["d", "light or dark behind transparent pictures", toggleBehind], ["/", "filter", () => byId("filter").focus()],
];
if (canDecide) {
  bindings.push(
    ["a", "accept", () => decideCurrent("accept")], ["r", "reject", () => decideCurrent("reject")],
    ["A", "accept the group", () => decideGroup("accept")], ["R", "reject the group", () => decideGroup("reject")],
    ["u", "take back", undo]);
}

function keys(event) {
  if (event.target.matches("input[type=search]")) {
    if (event.key === "Escape") event.target.blur();
    if (event.key === "Enter" || event.key === "ArrowDown") {
      event.preventDefault();
      event.target.blur();
      byId("groups").querySelector('[aria-current="true"]')?.focus();
    }
    return;
  }
  if (event.ctrlKey || event.metaKey || event.altKey || event.target.matches("select")) return;
  if (event.target.matches("input[type=range]") && event.key.startsWith("Arrow")) return;
  const arrows = { ArrowDown: "j", ArrowUp: "k" };
  const binding = bindings.find(([key]) => key === (arrows[event.key] ?? event.key));
  if (!binding || (event.repeat && "aArRu".includes(event.key))) return;
  // Without a group to leave the key is the browser's: it ends the full screen.
  if (event.key === "Escape" && !state.group) return;
  event.preventDefault();
  binding[2]();
}

// MARK: Start

byId("views").append(...Viewer.views.map(([view, title], index) => element("button", {
  onclick: () => viewer.setView(view), "data-view": view, title: `Key ${index + 1}`, "aria-pressed": "false",
}, title)));
byId("keys").append(...bindings.flatMap(([key, words]) => [element("kbd", {}, key), ` ${words}  `]));
byId("filter").addEventListener("input", (event) => { state.filter = event.target.value; narrow(); });
byId("fit").addEventListener("click", () => viewer.fit());
byId("closer").addEventListener("click", () => viewer.zoom(2));
byId("farther").addEventListener("click", () => viewer.zoom(0.5));
byId("next").addEventListener("click", () => viewer.step(1));
byId("previous").addEventListener("click", () => viewer.step(-1));
byId("matrix-button").addEventListener("click", toggleMatrix);
byId("behind").addEventListener("click", toggleBehind);
byId("accept").addEventListener("click", () => decideCurrent("accept"));
byId("reject").addEventListener("click", () => decideCurrent("reject"));
document.addEventListener("keydown", keys);
if (canDecide) {
  follow();
  setInterval(follow, 1000);
  document.addEventListener("visibilitychange", follow);
  channel?.addEventListener("message", follow);
}
redraw();
select(shown()[0]?.name ?? null);
