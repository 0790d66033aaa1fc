// The page of one document: the picture with its inspector, in step with the file on disk.

import { Board } from "./board.js";
import { CaseBar, hasBoard } from "./cases.js";
import { listen, oneAtATime } from "./changes.js";
import { axes, choiceInAddress, isSameState, keepInAddress, queryOf } from "./choice.js";
import { embedded, find, isLive, isTyping, make, number } from "./elements.js";
import { undoEdit } from "./edits.js";
import { drawFaults } from "./faults.js";
import { besideEachOther, goldenVerdict } from "./golden.js";
import { Inspector } from "./inspector.js";
import { DocumentModel } from "./model.js";
import { Overlay } from "./overlay.js";
import { BoxSearch } from "./search.js";
import { SourceView } from "./source.js";
import { Stage } from "./stage.js";
import { TreeView } from "./tree.js";

const widest = 4000;
const state = { hovered: -1, selected: -1, scale: 1, choice: choiceInAddress(), isBoard: null, compared: null, showsAllChanges: false };
const stub = embedded("document-data");
let model = new DocumentModel({ faults: [], source: "", ...stub });

const overlay = new Overlay(find("overlay"));
const inspector = new Inspector(find("inspector"), {
  select, showLine, wrote, set: () => state.choice.set, changeSet: (set) => choose({ set }),
  picture: () => ({ picture: state.compared ? null : stage.picture, scale: state.scale }),
});
const tree = new TreeView(find("tree"), select, hover);
const source = new SourceView(find("source"), (line, file) => select(model.boxAtLine(line, file, state.selected)));
const cases = new CaseBar(find("cases"), { choose, showBoard });
const board = new Board(find("board"), {
  choose, redraw: () => board.show(model.data), showPlace: showPlaceOf, address: (query) => `${serverAddress("board")}?${query}`,
});
const search = new BoxSearch({ select, model: () => model, mark: (found) => tree.markFound(found) });
const stage = new Stage({
  breakpoints,
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
  const middle = model.middleOf(index);
  if (middle) stage.reveal(...middle);
  source.reveal(model.boxes[index]?.line, model.boxes[index]?.file);
}

function drawSelection() {
  const box = model.boxes[state.selected];
  inspector.show(model, state.selected);
  tree.mark(state.selected);
  source.mark(box?.line ?? 0, box?.endLine ?? -1, box?.file, model.usesOf(state.selected));
  drawOverlay();
}

function hover(index) {
  if (index === state.hovered) return;
  state.hovered = index;
  tree.markHovered(index);
  drawOverlay();
}

function showLine(line, file, column, length) {
  find("document").classList.remove("without-source");
  source.flash(line, file, column, length);
}

/** Shows a place in a file by the file's name. */
function showPlace({ line, column, length, file }) {
  const index = model.fileNamed(file);
  // A file may have stopped being one of the document's since the link was made.
  if (index >= 0) showLine(line, index, column, length);
}

/** Shows a place of what a tile of the board shows. */
async function showPlaceOf(changes, place) {
  await choose(changes);
  showPlace(place);
}

function drawOverlay() {
  // The boxes are those of the document as it is, not those of golden images.
  const hasBoxes = !state.compared;
  overlay.show(model, hasBoxes ? state.hovered : -1, hasBoxes ? state.selected : -1, stage.zoom);
}

// ---- drawing

function draw() {
  const { data } = model;
  // A library is looked at as a whole first.
  state.isBoard ??= Boolean(data.isLibrary && hasBoard(data) && !state.choice.component && !data.choice?.viewport && isFirstPage());
  find("document").classList.toggle("boarded", state.isBoard);
  find("board").classList.toggle("hidden", !state.isBoard);
  // The picture is on its way while the panes are drawn.
  const picture = drawPicture();
  cases.show(data, state.isBoard);
  if (state.isBoard) board.show(data);
  else board.leave();
  find("size").textContent = data.width && !state.isBoard ? `${number(data.width)} × ${number(data.height)}` : "";
  find("width").value = data.width ? Math.round(data.width) : "";
  tree.show(model);
  tree.markHovered(state.hovered);
  if (find("find").value) search.update({ keepsPlace: true });
  source.show(model);
  drawFaults(model, stage.view, showPlace);
  drawPresets();
  drawChanges();
  drawScales();
  drawCommand();
  drawDownloads();
  drawSelection();
  return picture;
}

async function drawPicture() {
  const { data } = model;
  if (!data.width) {
    if (!stage.size) find("empty").textContent = emptiness(data);
    return;
  }
  if (state.compared?.golden) await compareWithGolden();
  else if (state.compared) await stage.show(state.compared.address, null, state.compared.scale);
  else await stage.show(pictureAddress("png"), { width: data.width, height: data.height }, state.scale);
  inspector.showContrast();
  if (data.golden && !state.compared) compareWithGolden();
}

function pictureAddress(format) {
  const { data } = model;
  if (!isLive()) return format === "png" ? data.pictures[`${state.scale}x`] : data.pictures[format];
  return `${serverAddress("picture")}?${queryOf(model.data.asked, { format, scale: state.scale, version: data.version })}`;
}

function serverAddress(kind) {
  return `/${kind}/${model.data.name.split("/").map(encodeURIComponent).join("/")}`;
}

function emptiness(data) {
  if (data.faults.length) return "Nothing to see until the errors are mended.";
  return data.isLibrary ? "There is nothing to draw in this library: its tokens and styles are seen where they are used." : "";
}

/** Where the document differs from its golden images: before, after and the difference of each. */
function drawChanges() {
  if (model.data.golden || state.compared?.golden) {
    drawGolden();
    return;
  }
  const changes = model.data.changes ?? [];
  const isFolded = changes.length > mostChanges + 1 && !state.showsAllChanges;
  const shown = isFolded ? changes.slice(0, mostChanges) : changes;
  find("compare").classList.toggle("hidden", changes.length === 0);
  find("compare").replaceChildren(...shown.map((change) => {
    const kinds = ["before", "after", "difference"].filter((kind) => change[kind]);
    const buttons = kinds.map((kind) => choice(kind, { address: change[kind], scale: change.scale }));
    return make("div", { className: "change" },
      make("strong", {}, change.name), make("span", { className: "words" }, change.words.join(" · ")),
      make("span", { className: "group", role: "group", "aria-label": `Golden image ${change.name}` }, ...buttons, choice("document", null)));
  }), ...(isFolded ? [restOfChanges(changes.length - shown.length)] : []));
}

/** More changes than these are folded, so that the picture keeps its room. */
const mostChanges = 2;

/** A row for the changes that are folded, which shows them. */
function restOfChanges(count) {
  const button = make("button", { type: "button", className: "link" }, `${count} more golden images differ`);
  button.onclick = () => {
    state.showsAllChanges = true;
    drawChanges();
    find("compare").querySelectorAll(".change")[mostChanges].querySelector("button").focus();
  };
  return make("div", { className: "change" }, button);
}

function choice(name, compared) {
  const isShown = state.compared?.address === compared?.address;
  const button = make("button", { type: "button", "aria-pressed": String(isShown) }, name);
  button.onclick = () => {
    state.compared = compared;
    const place = [...find("compare").querySelectorAll("button")].indexOf(button);
    drawChanges();
    find("compare").querySelectorAll("button")[place].focus();
    drawPicture();
  };
  return button;
}

// ---- the golden image, live

/** The bar of the golden image: what differs, and how to look at it. */
function drawGolden(words = find("golden-words")?.textContent ?? "") {
  if (!model.data.golden) {
    state.compared = null;
    find("compare").classList.add("hidden");
    return;
  }
  const modes = [["Picture", null], ["Golden", "golden"], ["Side by side", "beside"], ["Difference", "difference"]];
  const focused = find("compare").contains(document.activeElement) ? document.activeElement.textContent : null;
  const buttons = modes.map(([name, mode]) => {
    const button = make("button", { type: "button", "aria-pressed": String((state.compared?.golden ?? null) === mode) }, name);
    button.onclick = () => {
      state.compared = mode ? { golden: mode } : null;
      drawGolden();
      drawOverlay();
      drawPicture();
    };
    return button;
  });
  find("compare").classList.remove("hidden");
  find("compare").replaceChildren(make("div", { className: "change" },
    make("strong", {}, `Golden image ${model.data.golden}`),
    make("span", { className: "words", id: "golden-words", role: "status" }, words),
    make("span", { className: "group", role: "group", "aria-label": "Comparison with the golden image" }, ...buttons)));
  if (focused) buttons.find((button) => button.textContent === focused)?.focus();
}

/** Asks for the verdict of `strut verify`, and shows what is chosen of both pictures. */
async function compareWithGolden() {
  const { version } = model.data;
  const query = queryOf(model.data.asked, { scale: state.scale, version });
  const verdict = await goldenVerdict(`${serverAddress("verdict")}?${query}`);
  if (version !== model.data.version) return;
  drawGolden(verdict?.text ?? "cannot be compared");
  const mode = state.compared?.golden;
  const isPicture = verdict && verdict.status !== "wrong";
  if (!mode) return;
  const picture = pictureAddress("png");
  const golden = `${serverAddress("golden")}?${query}`;
  const addresses = {
    golden: () => golden,
    beside: () => besideEachOther(golden, picture),
    difference: () => verdict.status === "same" ? null : `${serverAddress("difference")}?${query}`,
  };
  await stage.show((isPicture && await addresses[mode]()) || picture, null, state.scale);
}

// ---- changes of the document

/** Says what was written into a file, with the way back. */
function wrote(name, value, file) {
  const undo = make("button", { type: "button", className: "link" }, "Undo");
  undo.onclick = takeBack;
  announce(value === "" ? `${name} taken away in ${file} ` : `${name} written into ${file} `, undo);
}

async function takeBack() {
  try {
    await undoEdit();
    announce("Taken back");
  } catch (error) {
    announce(error.message);
  }
}

/** The command that draws what is shown. */
function command() {
  let words = model.data.command ?? "";
  if (state.choice.width) words += ` --width ${number(state.choice.width)}`;
  if (state.choice.height && state.choice.height !== "auto") words += ` --height ${state.choice.height}`;
  if (state.scale !== 1) words += ` --scale ${state.scale}`;
  return words && `${words} -o ${model.data.outputs[state.scale]}`;
}

function drawCommand() {
  const note = model.data.commandNote;
  find("copy").title = command() + (note ? `\n${note}` : "");
}

function drawDownloads() {
  const stem = model.data.name.split("/").pop().replace(/\.xml$/, "");
  for (const link of document.querySelectorAll("[data-format]")) {
    const { format } = link.dataset;
    const address = model.data.width ? pictureAddress(format) : null;
    link.toggleAttribute("href", Boolean(address));
    if (!address) continue;
    link.href = address;
    link.download = `${stem}${format === "png" && state.scale !== 1 ? `@${state.scale}x` : ""}.${format}`;
  }
}

// ---- the newest state

/** Takes the newest state of the document; what is selected stays so. */
const load = oneAtATime(loadOnce);

async function loadOnce() {
  // By the time of the answer something else may be chosen, which is asked for then.
  const asked = { ...state.choice };
  const query = queryOf(asked, { scale: state.scale });
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
  if (answer.status === 400 && query !== queryOf({}, { scale: state.scale })) {
    // An address that somebody wrote asks for what nobody can draw.
    state.choice = { set: {} };
    keepInAddress(state.choice);
    announce("The address asks for what cannot be drawn: this is the document as written");
    load();
    return;
  }
  if (!data) return;
  Object.assign(data, { isEditable: stub.isEditable, asked });
  if (isGone(data)) {
    // The case was renamed or deleted: what is there instead is shown.
    Object.assign(state.choice, { component: undefined, case: undefined });
    keepInAddress(state.choice);
    load();
    return;
  }
  // Without a picture of its own a document keeps the boxes of the last one.
  if (!data.width && model.data.width) Object.assign(data, { width: model.data.width, height: model.data.height, inspection: model.data.inspection });
  const [selected, hovered] = [model.keyOf(state.selected), model.keyOf(state.hovered)];
  model = new DocumentModel(data);
  state.selected = model.withKey(selected);
  state.hovered = model.withKey(hovered);
  await draw();
}

// ---- cases, themes, languages

/** Changes what is chosen: of a preview it is drawn, of plain files its page is opened. */
function choose(changes) {
  if (isLive()) {
    Object.assign(state.choice, changes);
    model.data.golden = null;
    keepInAddress(state.choice);
    state.isBoard = false;
    return load();
  }
  const wanted = { ...model.data.choice, viewport: model.data.viewport, ...changes };
  const fits = (variant) => [...axes, "viewport"].filter((axis) => (variant[axis] ?? "") !== (wanted[axis] ?? "")).length;
  const [page] = [...(model.data.variants ?? [])].sort((a, b) => fits(a) - fits(b));
  if (page) location.href = page.page;
  return null;
}

function showBoard(isShown) {
  state.isBoard = isShown;
  return draw();
}

/** Whether the chosen component or case is not there any more. */
function isGone(data) {
  const { component, case: name } = state.choice;
  if (!component && !name) return false;
  return !(data.states ?? []).some((one) => isSameState(one, state.choice));
}

/** Whether this is the page of a document, and not that of one of its cases in a gallery of plain files. */
function isFirstPage() {
  return isLive() || !location.pathname.includes("/cases/");
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

function setWidth(width, height) {
  state.choice.width = width ? Math.min(widest, Math.max(40, Math.round(width))) : undefined;
  state.choice.height = width ? height : undefined;
  // What is chosen now has another golden image, or none.
  model.data.golden = null;
  keepInAddress(state.choice);
  return load();
}

/** The widths that a dragged canvas is caught by. */
function breakpoints() {
  const named = (model.data.viewports ?? []).map(({ name, width }) => ({ name, width }));
  return named.length ? named : [{ name: "Phone", width: 375 }, { name: "Tablet", width: 768 }, { name: "Desktop", width: 1280 }];
}

/** The viewports of the project, or the usual ones, and the one that is chosen. */
function drawPresets() {
  const { viewports } = model.data;
  const preset = find("preset");
  if (viewports && preset.options.length !== viewports.length + 2) {
    const named = viewports.map((viewport) => make("option", { value: `${viewport.width}x${viewport.height}` },
      `${viewport.name}, ${number(viewport.width)}${viewport.height === "auto" ? "" : ` × ${viewport.height}`}`));
    preset.replaceChildren(preset.options[0], ...named, preset.options[preset.options.length - 1]);
  }
  const { width, height } = state.choice;
  const value = width ? `${width}${height ? `x${height}` : ""}` : "";
  preset.value = [...preset.options].some((option) => option.value === value) ? value : "own";
}

function choosePreset(value) {
  const [width, height] = value.split("x");
  return setWidth(Number(width) || null, height);
}

function setBackdrop(name) {
  stage.view.dataset.backdrop = name;
  for (const button of document.querySelectorAll("[data-backdrop-choice]")) {
    button.setAttribute("aria-pressed", String(button.dataset.backdropChoice === name));
  }
}

for (const button of scaleButtons) button.onclick = () => setScale(Number(button.dataset.scale));
for (const button of document.querySelectorAll("[data-backdrop-choice]")) button.onclick = () => setBackdrop(button.dataset.backdropChoice);
find("preset").onchange = (event) => choosePreset(event.target.value);
find("width").onchange = (event) => setWidth(Number(event.target.value) || null);

// ---- commands

async function copyCommand() {
  const text = command();
  const note = model.data.commandNote ? ` ${model.data.commandNote}` : "";
  try {
    await navigator.clipboard.writeText(text);
    announce(`Copied${note}`);
  } catch {
    // A page that the browser does not trust may not write to the clipboard: people can still take the words.
    prompt(`The command${note}:`, text);
  }
}

function announce(text, action) {
  const turn = (announce.turn ?? 0) + 1;
  announce.turn = turn;
  find("status").replaceChildren(text, ...(action ? [action] : []));
  setTimeout(() => { if (announce.turn === turn) find("status").replaceChildren(); }, action ? 8000 : 2000);
}

function togglePane(name) {
  const isHidden = find("document").classList.toggle(`without-${name}`);
  document.querySelector(`[data-pane="${name}"]`).setAttribute("aria-pressed", String(!isHidden));
}

find("copy").onclick = copyCommand;
find("more").onclick = () => {
  const isOpened = find("more").closest(".bar").classList.toggle("opened");
  find("more").setAttribute("aria-expanded", String(isOpened));
};
for (const button of document.querySelectorAll("[data-pane]")) button.onclick = () => togglePane(button.dataset.pane);

document.addEventListener("keydown", (event) => {
  const isInField = event.target.closest("input, select, textarea");
  if (stub.isEditable && !isInField && event.key === "z" && (event.ctrlKey || event.metaKey) && !event.shiftKey) {
    event.preventDefault();
    takeBack();
    return;
  }
  if (isTyping(event)) return;
  if (event.key === "/") {
    event.preventDefault();
    find("find").focus();
    return;
  }
  const action = {
    Escape: () => select(-1), a: () => hasBoard(model.data) && showBoard(!state.isBoard), c: copyCommand, b: () => setBackdrop(stage.view.dataset.backdrop === "dark" ? "light" : "dark"),
    1: () => setScale(1), 2: () => setScale(2), 3: () => setScale(3),
  }[event.key];
  action?.();
});

// ---- start

setBackdrop(matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light");
if (isLive()) {
  listen((event) => {
    if (event.kind === "again" || (event.kind !== "drawn" && event.documents.includes(model.data.name))) {
      // The pictures are drawn while the page learns what there is.
      if (state.isBoard) board.refresh();
      load();
    }
  });
  load();
} else {
  draw();
}
