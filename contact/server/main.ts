/** Serves a build: `node contact/server/main.ts [--site DIR | --root DIR] [--port NUMBER]`. */
import { resolve } from "node:path";
import { buildOf, runCommand } from "#engine/command/run-command.mjs";
import { siteEnvironment } from "#engine/command/site-folders.mjs";
import { runServer } from "./run-server.ts";
import { serveCommand } from "./serve-command.mjs";

await runCommand(serveCommand, (values) => {
  const port = values.port === undefined ? {} : { PORT: values.port };
  return runServer({ root: resolve(buildOf(values)), variables: { ...siteEnvironment(values.site), ...port } });
});
