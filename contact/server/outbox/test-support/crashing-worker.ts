import { parentPort } from "node:worker_threads";
import type { Statement } from "../sqlite-database.ts";

/** A thread that gives back what it was asked, and does as a statement says: "crash", "reject", "exit", "sleep". */
if (parentPort !== null) {
  const port = parentPort;
  port.on("message", (statements: readonly Statement[] | "close") => {
    if (statements === "close") return port.close();
    for (const { text } of statements) misbehave(text);
    port.postMessage(statements.map(({ text }) => ({ rows: [{ text, together: statements.length }] })));
  });
}

function misbehave(how: string): void {
  if (how === "crash") throw new Error("planted");
  if (how === "reject") void Promise.reject(new Error("planted"));
  if (how === "reject" || how === "sleep") Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 300);
  if (how === "exit") process.exit(3);
}
