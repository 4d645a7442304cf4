/** Serves a build: `node contact/server/main.ts [--root DIR] [--port NUMBER]`. */
import { resolve } from "node:path";
import { runCommand } from "#engine/command/run-command.mjs";
import { runServer } from "./run-server.ts";
import { serveCommand } from "./serve-command.mjs";

await runCommand(serveCommand, ({ root, port }) =>
  runServer({ root: resolve(root), variables: { ...process.env, ...(port !== undefined && { PORT: port }) } }),
);
