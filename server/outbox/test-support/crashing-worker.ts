import { parentPort } from "node:worker_threads";
import type { OutboxCall } from "../worker-calls.ts";

/** A thread that gives back what it was asked, and does as an id says: "crash", "reject", "exit", "sleep". */
if (parentPort !== null) {
  const port = parentPort;
  port.on("message", (calls: readonly OutboxCall[] | "close") => {
    if (calls === "close") return port.close();
    for (const { args } of calls) misbehave(args[0]);
    port.postMessage(calls.map(({ args }) => ({ value: { args, together: calls.length } })));
  });
}

function misbehave(how: unknown): void {
  if (how === "crash") throw new Error("planted");
  if (how === "reject") void Promise.reject(new Error("planted"));
  if (how === "reject" || how === "sleep") Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 300);
  if (how === "exit") process.exit(3);
}
