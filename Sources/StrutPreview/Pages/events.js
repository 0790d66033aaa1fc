// A worker that all tabs of a browser share: it holds the one stream of events. A browser opens six connections to
// a host, so a stream for every tab would leave none for pages and pictures.

const ports = [];
const source = new EventSource("/events");
let isOpen = false;

function tell(message) {
  for (const port of ports) port.postMessage(message);
}

source.onmessage = (message) => tell(JSON.parse(message.data));
source.onopen = () => {
  isOpen = true;
  tell({ kind: "open" });
};
source.onerror = () => {
  isOpen = false;
  tell({ kind: "closed" });
};
onconnect = (event) => {
  const port = event.ports[0];
  ports.push(port);
  port.onmessage = () => {
    // A page may say more than once that it leaves.
    const at = ports.indexOf(port);
    if (at >= 0) ports.splice(at, 1);
  };
  port.postMessage({ kind: isOpen ? "open" : "closed" });
};
