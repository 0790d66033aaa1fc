// Tells the page what changed on disk.

import { find, isLive } from "./elements.js";

/**
 * Calls `receive` with every event of the server, and with {kind: "again"} where some may have been missed.
 * Does nothing in a gallery of plain files.
 */
export function listen(receive) {
  if (!isLive()) return;
  let wasOpen = null;
  const take = (event) => {
    if (event.kind === "open") {
      // Between the making of the page and the beginning of the stream something may have changed, too.
      if (!wasOpen) receive({ kind: "again" });
      wasOpen = true;
    } else if (event.kind === "closed") {
      wasOpen = wasOpen === null ? null : false;
    } else {
      receive(event);
    }
    find("connection")?.classList.toggle("hidden", wasOpen !== false);
  };
  if (window.SharedWorker) shareStream(take);
  else streamWhileVisible(take);
}

/**
 * A function that has `load` take the newest state. One request is on its way at a time; what changes meanwhile is taken
 * after it, once.
 */
export function oneAtATime(load) {
  let loading = null;
  let isOutdated = false;
  const run = async () => {
    try {
      while (isOutdated) {
        isOutdated = false;
        await load();
      }
    } finally {
      loading = null;
    }
  };
  return () => {
    isOutdated = true;
    loading ??= run();
    return loading;
  };
}

/** One stream for all tabs, in a worker of their own. */
function shareStream(take) {
  const worker = new SharedWorker("/assets/events.js", "strut-events");
  worker.port.onmessage = (message) => take(message.data);
  window.addEventListener("pagehide", () => worker.port.postMessage("leave"));
  // A page that comes back from the browser's memory has left, and may have missed something.
  window.addEventListener("pageshow", (event) => {
    if (event.persisted) location.reload();
  });
}

/** Where tabs share no worker, only the one that is looked at has a stream. */
function streamWhileVisible(take) {
  let source = null;
  const follow = () => {
    if (document.hidden) {
      source?.close();
      source = null;
      take({ kind: "closed" });
    } else if (!source) {
      source = new EventSource("/events");
      source.onmessage = (message) => take(JSON.parse(message.data));
      source.onopen = () => take({ kind: "open" });
      source.onerror = () => take({ kind: "closed" });
    }
  };
  document.addEventListener("visibilitychange", follow);
  follow();
}
