import { connect } from "node:net";
import { workerData } from "node:worker_threads";

const REOPEN_AFTER = 1_000;
const { port, connections } = workerData as { readonly port: number; readonly connections: number };

/** Opens a connection, asks one thing, keeps it, and opens it again when the server has closed it. */
function occupy(): void {
  const socket = connect({ host: "127.0.0.1", port });
  socket.on("connect", () => socket.write("GET /healthz HTTP/1.1\r\nHost: crowd\r\n\r\n"));
  socket.on("error", () => socket.destroy());
  socket.on("close", () => setTimeout(occupy, REOPEN_AFTER));
  socket.resume();
}

for (let opened = 0; opened < connections; opened += 1) setTimeout(occupy, (opened / connections) * REOPEN_AFTER);
