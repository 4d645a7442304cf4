import { join } from "node:path";

/**
 * The commands of the project: `npm run <name>` starts `entry` with the pinned Node.
 *
 * @typedef {object} Command
 * @property {string} entry file below the project's folder
 * @property {readonly string[]} [args] what the entry is given before the caller's own arguments
 * @property {boolean} [browser] whether it needs a Chromium
 * @property {boolean} [others] whether it installs the other browsers and servers that Debian has
 */

/** @type {Readonly<Record<string, Command>>} */
export const commands = {
  start: { entry: "scripts/start/main.ts" },
  // The tests find their browser themselves, while the checks run.
  test: { entry: "scripts/tests/main.ts" },
  "test:more": { entry: "scripts/tests/main.ts", args: ["--more"], others: true },
  check: { entry: "scripts/checks/main.ts" },
  dev: { entry: "scripts/dev/main.ts" },
  build: { entry: "engine/build/main.ts" },
  serve: { entry: "contact/server/main.ts" },
  "publish-site": { entry: "publish/main.ts" },
  "launch-check": { entry: "engine/build/launch-check-main.ts" },
  edit: { entry: "editor/main.ts" },
  bench: { entry: "bench/main.ts", browser: true },
  inbox: { entry: "contact/server/inbox/main.ts" },
  soak: { entry: "tests/soak-main.ts", browser: true, others: true },
};

/**
 * What every command finds in its environment, unless it is set there already.
 *
 * @param {string} folder the project's folder
 */
export const commandEnvironment = (folder) => ({
  // Node keeps what it compiled: without this, each start and each worker strips the types of every file again.
  NODE_COMPILE_CACHE: join(folder, ".cache/node"),
  // glibc keeps freed memory in an arena for each thread, up to eight times the processors: a fifth of a large build's peak.
  MALLOC_ARENA_MAX: "2",
});
