import { join } from "node:path";
import { inboxCommand } from "../contact/server/inbox/inbox-operands.mjs";
import { serveCommand } from "../contact/server/serve-command.mjs";
import { editCommand } from "../editor/edit-command.mjs";
import { buildCommand } from "../engine/build/build-command.mjs";
import { launchCheckCommand } from "../engine/build/launch-check-command.mjs";
import { publishCommand } from "../publish/publish-command.mjs";
import {
  benchCommand,
  checkCommand,
  devCommand,
  packRoomsCommand,
  soakCommand,
  startCommand,
  testCommand,
  testMoreCommand,
} from "./own-commands.mjs";
import { projectFolder } from "./project-folder.mjs";

/**
 * What a command needs: the dependencies in any case; `tools` the development dependencies too, `browser` a Chromium, `others` the
 * other browsers and servers that Debian has.
 *
 * @typedef {{ [need in "tools" | "browser" | "others"]?: boolean }} Needs
 */

/**
 * The commands of the project: `npm run <name>` starts `entry` with the project's Node, once what it was given is judged; `args`
 * come before that.
 *
 * @type {Readonly<Record<string, { takes: import("../engine/command/run-command.mjs").Command, entry: string, args?: readonly string[] } &
 *   Needs>>}
 */
export const commands = {
  start: { takes: startCommand, entry: "scripts/start/main.ts" },
  build: { takes: buildCommand, entry: "engine/build/main.ts" },
  serve: { takes: serveCommand, entry: "contact/server/main.ts" },
  inbox: { takes: inboxCommand, entry: "contact/server/inbox/main.ts" },
  "publish-site": { takes: publishCommand, entry: "publish/main.ts" },
  "launch-check": { takes: launchCheckCommand, entry: "engine/build/launch-check-main.ts" },
  edit: { takes: editCommand, entry: "editor/main.ts" },
  dev: { takes: devCommand, entry: "scripts/dev/main.ts", tools: true },
  check: { takes: checkCommand, entry: "scripts/checks/main.ts", tools: true },
  // The tests find their browser themselves, while the checks run.
  test: { takes: testCommand, entry: "scripts/tests/main.ts", tools: true },
  "test:more": { takes: testMoreCommand, entry: "scripts/tests/main.ts", args: ["--more"], tools: true, others: true },
  bench: { takes: benchCommand, entry: "bench/main.ts", tools: true, browser: true },
  "pack-rooms": { takes: packRoomsCommand, entry: "scripts/rooms/main.ts", tools: true },
  soak: { takes: soakCommand, entry: "tests/soak-main.ts", tools: true, browser: true, others: true },
};

/** What every command finds in its environment, unless it is set there already. */
export const commandEnvironment = {
  // Node keeps what it compiled: without this, each start and each worker strips the types of every file again.
  NODE_COMPILE_CACHE: join(projectFolder, ".cache/node"),
  // glibc keeps freed memory in an arena for each thread, up to eight times the processors: a fifth of a large build's peak.
  MALLOC_ARENA_MAX: "2",
};
