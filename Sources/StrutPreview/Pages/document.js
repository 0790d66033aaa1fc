// The page of one document: the picture with its inspector, in step with the file on disk.

import { listen, oneAtATime } from "./changes.js";
import { embedded, find, isLive, isTyping, make, number, plural } from "./elements.js";
import { Inspector } from "./inspector.js";
import { DocumentModel } from "./model.js";
import { Overlay } from "./overlay.js";
import { SourceView } from "./source.js";
import { Stage } from "./stage.js";
import { TreeView } from "./tree.js";

const widest = 4000;
const state = { hovered: -1, selected: -1, scale: 1, width: null, compared: null };
let model = new DocumentModel({ faults: [], source: "", ...embedded("document-data") });

const overlay = new Overlay(find("overlay"));
const inspector = new Inspector(find("inspector"), select, showLine);
const tree = new TreeView(find("tree"), select, hover);
const source = new SourceView(find("source"), (line) => select(model.boxAtLine(line)));
const stage = new Stage({
  hover: (x, y) => hover(model.boxAt(x, y)),
  leave: () => hover(-1),
  choose: (x, y) => select(model.boxAt(x, y)),
  redraw: drawOverlay,
  setWidth,
});

// ---- selection

/** Selects a box in all panes and brings it into view there; -1 selects nothing. */
function select(index) {
  state.selected = index;
  drawSelection();
  tree.reveal();
  source.reveal(model.boxes[index]?.line);
}

function drawSelection() {
  const box = model.boxes[state.selected];
  inspector.show(model, state.selected);
  tree.mark(state.selected);
  source.mark(box?.line ?? 0, box?.endLine ?? -1);
  drawOverlay();
}

function hover(index) {
  if (index === state.hovered) return;
  state.hovered = index;
  tree.markHovered(index);
  drawOverlay();
}

function showLine(line) {
  find("document").classList.remove("without-source");
  source.flash(line);
}

function drawOverlay() {
  // The boxes are those of the document as it is, not those of golden images.
  const hasBoxes = !state.compared;
  overlay.show(model, hasBoxes ? state.hovered : -1, hasBoxes ? state.selected : -1, stage.zoom);
}

// ---- drawing

function draw() {
  const { data } = model;
  find("size").textContent = data.width ? `${number(data.width)} × ${number(data.height)}` : "";
  find("width").value = data.width ? Math.round(data.width) : "";
  tree.show(model);
  tree.markHovered(state.hovered);
  source.show(data);
  drawFaults();
  drawChanges();
  drawScales();
  drawCommand();
  drawDownloads();
  drawSelection();
  return drawPicture();
}

async function drawPicture() {
  const { data } = model;
  if (!data.width) {
    if (!stage.size) find("empty").textContent = data.faults.length ? "Nothing to see until the errors are mended." : "";
    return;
  }
  if (state.compared) await stage.show(state.compared.address, null, state.compared.scale);
  else await stage.show(pictureAddress("png"), { width: data.width, height: data.height }, state.scale);
}

function pictureAddress(format) {
  const { data } = model;
  if (!isLive()) return format === "png" ? data.pictures[`${state.scale}x`] : data.pictures[format];
  const query = new URLSearchParams({ format, scale: state.scale, version: data.version });
  if (state.width) query.set("width", state.width);
  return `${serverAddress("picture")}?${query}`;
}

function serverAddress(kind) {
  return `/${kind}/${model.data.name.split("/").map(encodeURIComponent).join("/")}`;
}

/** What is wrong, over the last good picture. */
function drawFaults() {
  const { faults, isStale } = model.data;
  const errors = faults.filter((fault) => fault.severity === "error").length;
  const box = find("faults");
  box.classList.toggle("hidden", faults.length === 0);
  box.classList.toggle("mild", errors === 0);
  stage.view.classList.toggle("stale", Boolean(isStale));
  if (!faults.length) {
    box.replaceChildren();
    return;
  }
  const counts = [errors ? plural(errors, "error") : "", faults.length - errors ? plural(faults.length - errors, "warning") : ""];
  const note = isStale && model.data.width ? "the picture is the last good one" : "";
  box.replaceChildren(
    make("h2", {}, [...counts, note].filter(Boolean).join(" · ")),
    make("ul", {}, ...faults.map(faultRow)));
}

function faultRow(fault) {
  const words = make("span", {}, fault.message, ...fault.hints.map((hint) => make("span", { className: "hint" }, hint)));
  if (!fault.line) return make("li", {}, words);
  const place = make("a", { href: `#line-${fault.line}` }, `${fault.line}:${fault.column}`);
  place.setAttribute("aria-label", `Line ${fault.line}, column ${fault.column}`);
  place.onclick = (event) => {
    event.preventDefault();
    showLine(fault.line);
  };
  return make("li", { className: fault.severity }, place, words);
}

/** Where the document differs from its golden images: before, after and the difference of each. */
function drawChanges() {
  const changes = model.data.changes ?? [];
  find("compare").classList.toggle("hidden", changes.length === 0);
  find("compare").replaceChildren(...changes.map((change) => {
    const kinds = ["before", "after", "difference"].filter((kind) => change[kind]);
    const buttons = kinds.map((kind) => choice(kind, { address: change[kind], scale: change.scale }));
    return make("div", { className: "change" },
      make("strong", {}, change.name), make("span", { className: "words" }, change.words.join(" · ")),
      make("span", { className: "group", role: "group", "aria-label": `Golden image ${change.name}` }, ...buttons, choice("document", null)));
  }));
}

function choice(name, compared) {
  const isShown = state.compared?.address === compared?.address;
  const button = make("button", { type: "button", "aria-pressed": String(isShown) }, name);
  button.onclick = () => {
    state.compared = compared;
    const label = button.textContent;
    drawChanges();
    [...find("compare").querySelectorAll("button")].find((other) => other.textContent === label)?.focus();
    drawPicture();
  };
  return button;
}

/** The command that draws what is shown. */
function command() {
  let words = model.data.command ?? "";
  if (state.width) words += ` --width ${number(state.width)}`;
  if (state.scale !== 1) words += ` --scale ${state.scale}`;
  return words && `${words} -o ${model.data.outputs[state.scale]}`;
}

function drawCommand() {
  find("copy").title = command();
}

function drawDownloads() {
  const stem = model.data.name.split("/").pop().replace(/\.xml$/, "");
  for (const link of document.querySelectorAll("[data-format]")) {
    const { format } = link.dataset;
    const isThere = Boolean(model.data.width);
    link.toggleAttribute("href", isThere);
    if (!isThere) continue;
    link.href = pictureAddress(format);
    link.download = `${stem}${format === "png" && state.scale !== 1 ? `@${state.scale}x` : ""}.${format}`;
  }
}

// ---- the newest state

/** Takes the newest state of the document; what is selected stays so. */
const load = oneAtATime(loadOnce);

async function loadOnce() {
  const query = new URLSearchParams({ scale: state.scale });
  if (state.width) query.set("width", state.width);
  let answer;
  let data;
  try {
    answer = await fetch(`${serverAddress("data")}?${query}`);
    if (answer.ok) data = await answer.json();
  } catch {
    // The server is away; the stream says when it is back.
    return;
  }
  find("gone").classList.toggle("hidden", answer.status !== 404);
  if (!data) return;
  // Without a picture of its own a document keeps the boxes of the last one.
  if (!data.width && model.data.width) Object.assign(data, { width: model.data.width, height: model.data.height, inspection: model.data.inspection });
  const [selected, hovered] = [model.keyOf(state.selected), model.keyOf(state.hovered)];
  model = new DocumentModel(data);
  state.selected = model.withKey(selected);
  state.hovered = model.withKey(hovered);
  await draw();
}

// ---- scale, width, backdrop

const scaleButtons = document.querySelectorAll("[data-scale]");

/** Whether the picture is not too large at a scale. */
function hasScale(scale) {
  return isLive() ? (model.data.scales ?? [scale]).includes(scale) : Boolean(model.data.pictures?.[`${scale}x`]);
}

function drawScales() {
  if (!hasScale(state.scale)) state.scale = 1;
  for (const button of scaleButtons) {
    const scale = Number(button.dataset.scale);
    button.disabled = !hasScale(scale);
    button.setAttribute("aria-pressed", String(scale === state.scale));
  }
}

function setScale(scale) {
  if (!hasScale(scale)) return null;
  state.scale = scale;
  drawScales();
  drawCommand();
  drawDownloads();
  return drawPicture();
}

function setWidth(width) {
  state.width = width ? Math.min(widest, Math.max(40, Math.round(width))) : null;
  const preset = find("preset");
  preset.value = [...preset.options].some((option) => option.value === String(state.width ?? "")) ? String(state.width ?? "") : "own";
  return load();
}

function setBackdrop(name) {
  stage.view.dataset.backdrop = name;
  for (const button of document.querySelectorAll("[data-backdrop-choice]")) {
    button.setAttribute("aria-pressed", String(button.dataset.backdropChoice === name));
  }
}

for (const button of scaleButtons) button.onclick = () => setScale(Number(button.dataset.scale));
for (const button of document.querySelectorAll("[data-backdrop-choice]")) button.onclick = () => setBackdrop(button.dataset.backdropChoice);
find("preset").onchange = (event) => setWidth(Number(event.target.value) || null);
find("width").onchange = (event) => setWidth(Number(event.target.value) || null);

// ---- commands

async function copyCommand() {
  const text = command();
  try {
    await navigator.clipboard.writeText(text);
    announce("Copied");
  } catch {
    // A page that the browser does not trust may not write to the clipboard: people can still take the words.
    prompt("The command:", text);
  }
}

function announce(text) {
  find("status").textContent = text;
  setTimeout(() => { find("status").textContent = ""; }, 2000);
}

function togglePane(name) {
  const isHidden = find("document").classList.toggle(`without-${name}`);
  document.querySelector(`[data-pane="${name}"]`).setAttribute("aria-pressed", String(!isHidden));
}

find("copy").onclick = copyCommand;
for (const button of document.querySelectorAll("[data-pane]")) button.onclick = () => togglePane(button.dataset.pane);

document.addEventListener("keydown", (event) => {
  if (isTyping(event)) return;
  const action = {
    Escape: () => select(-1), c: copyCommand, b: () => setBackdrop(stage.view.dataset.backdrop === "dark" ? "light" : "dark"),
    1: () => setScale(1), 2: () => setScale(2), 3: () => setScale(3),
  }[event.key];
  action?.();
});

// ---- start

setBackdrop(matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light");
if (isLive()) {
  listen((event) => {
    if (event.kind === "again" || (event.kind !== "drawn" && event.documents.includes(model.data.name))) load();
  });
  load();
} else {
  draw();
}
