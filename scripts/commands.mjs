/**
 * The commands of the project: `npm run <name>` starts `entry` with the pinned Node.
 *
 * @typedef {object} Command
 * @property {string} entry file below the project's folder
 * @property {readonly string[]} [args] what the entry is given before the caller's own arguments
 * @property {readonly string[]} [node] options for Node itself
 * @property {Readonly<Record<string, string>>} [env] environment, where the caller's says nothing else
 * @property {boolean} [browser] whether it needs a browser
 * @property {boolean} [servers] whether it tries nginx, Caddy and PostgreSQL where they can be had
 */

/** @type {Readonly<Record<string, Command>>} */
export const commands = {
  start: { entry: "scripts/start.ts" },
  test: { entry: "scripts/test.ts", browser: true, servers: true },
  check: { entry: "scripts/check.ts" },
  dev: { entry: "site/generator/dev-main.ts" },
  build: { entry: "site/generator/main.ts" },
  serve: { entry: "server/main.ts" },
  "launch-check": { entry: "site/generator/launch-check-main.ts" },
  bench: { entry: "bench/main.ts", browser: true },
  inbox: { entry: "server/inbox/main.ts" },
  edit: { entry: "scripts/not-yet.ts", args: ["edit"] },
  soak: { entry: "scripts/soak.ts", browser: true, servers: true },
};
