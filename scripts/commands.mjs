import { readdirSync } from "node:fs";
import { join } from "node:path";
import { benchCommand } from "../bench/bench-command.mjs";
import { inboxCommand } from "../contact/server/inbox/inbox-operands.mjs";
import { serveCommand } from "../contact/server/serve-command.mjs";
import { editCommand } from "../editor/edit-command.mjs";
import { buildCommand } from "../engine/build/build-command.mjs";
import { launchCheckCommand } from "../engine/build/launch-check-command.mjs";
import { ofSite } from "../engine/command/run-command.mjs";
import { publishCommand } from "../publish/publish-command.mjs";
import { soakCommand } from "../tests/soak-command.mjs";
import { projectFolder } from "./project-folder.mjs";

/** @typedef {import("../engine/command/run-command.mjs").Command} Command */

/** @satisfies {Command} */
export const startCommand = {
  name: "npm start",
  help: `Sets up what is missing, builds the site if content, code or the day changed, and serves it.

  npm start [-- --port NUMBER --site DIR]

Listens on PORT, or 8080. More settings: npm run serve -- --help
`,
  options: { port: { type: "string" }, site: { type: "string" } },
  ...ofSite,
};

/** @satisfies {Command} */
export const devCommand = {
  name: "npm run dev",
  help: `Starts the development server: content, styles and components reload when they are saved; drafts are shown,
marked. An error of a component is shown over the page, at its place in the sources. The contact form works: what it sends
is shown here and kept in var/dev, and no e-mail leaves (DATA_DIR=var/dev npm run inbox lists it).

  npm run dev [-- --site DIR] [--content DIR] [--port NUMBER]

Listens on http://localhost:5173, or on another port. DATA_DIR is the folder for messages, if not var/dev.
`,
  options: {
    site: { type: "string" },
    content: { type: "string" },
    port: { type: "string", default: process.env.PORT ?? "5173" },
  },
  ...ofSite,
};

/** @satisfies {Command} */
export const checkCommand = {
  name: "npm run check",
  help: `Checks format, types, layers, dead code, regular expressions and content, side by side, without a browser or a network.

  npm run check
  npm run check -- --fix       first sets typography right in content/ where that is certain, and says where
  npm run check -- --accept    writes the addresses of the content into content/published.txt, and checks nothing else

  --site DIR   the content of another site, examples/postcard for one, in place of content/

Notes on the content (misspelled words, words of another language, long titles) fail nothing. content/words.txt holds the
owner's own words, one on each line.

An address in content/published.txt that no longer answers is an error, until another page has it as an old address
(“aliases”) or content/gone.yaml says that it is gone. --accept drops it from the list, unless its page is online.
`,
  options: {
    site: { type: "string" },
    fix: { type: "boolean", default: false },
    accept: { type: "boolean", default: false },
  },
  ...ofSite,
};

/** Those of vitest.config.ts. */
const PROJECTS = ["rules", "site", "more"];
/** What tests take is for Vitest. @type {Pick<Command, "operands" | "problem">} */
const ofTests = {
  operands: true,
  problem({ project = [] }, parts) {
    const unknown = [project].flat().find((name) => !PROJECTS.includes(String(name)));
    if (unknown !== undefined) return `There is no project "${unknown}". Choose from ${PROJECTS.join(", ")}.`;
    const files = readdirSync(projectFolder, { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && !/^[.]|^(node_modules|dist)$/.test(entry.name))
      .flatMap(({ name }) =>
        readdirSync(join(projectFolder, name), { recursive: true }).map((file) => join(name, String(file))),
      )
      .filter((file) => /[.]test[.]tsx?$/.test(file));
    const wrong = parts.find((part) => !files.some((file) => file.includes(part.replace(/^[.][/]|:\d+$/g, ""))));
    return wrong && `No test file's path contains "${wrong}".`;
  },
};

/** @satisfies {Command["options"]} */
const TEST_OPTIONS = {
  project: { type: "string", multiple: true },
  testNamePattern: { type: "string", short: "t" },
  update: { type: "boolean", short: "u" },
};

/** @satisfies {Command} */
export const testCommand = {
  name: "npm test",
  help: `Runs every check and every test but the long ones: the rules, checks of the built files, and visitors'
journeys through the built site in Chromium, which is installed if there is none.

  npm test [-- arguments for Vitest]

  npm test -- contact/server/http         only test files whose path contains contact/server/http
  npm test -- --project rules     only the rules, without a build or a browser
  npm test -- --project site      only what is asked of the built site
  npm test -- tests/built         only the checks of its files, without a browser

What needs another browser or server runs where that is installed; npm run test:more installs them.
Ends with one line, "N passed, N failed"; every check counts as one, like every test.
`,
  options: TEST_OPTIONS,
  ...ofTests,
};

/** @satisfies {Command} */
export const testMoreCommand = {
  name: "npm run test:more",
  help: `Runs what "npm test" leaves out: other browsers, real servers side by side, long rounds. Installs what Debian has
of Firefox, WebKitGTK, nginx, Caddy, PostgreSQL and Exim, as root; elsewhere it names what is missing and skips that.

  npm run test:more [-- arguments for Vitest]

  npm run test:more -- engines    only test files whose path contains engines

Ends with one line, "N passed, N failed".
`,
  options: TEST_OPTIONS,
  ...ofTests,
};

/**
 * The commands of the project: `npm run <name>` starts `entry` with the pinned Node, once what it was given is judged.
 *
 * @type {Readonly<Record<string, {
 *   takes: Command,
 *   entry: string,
 *   args?: readonly string[],
 *   shipped?: boolean,
 *   browser?: boolean,
 *   others?: boolean,
 * }>>} entry: file below the project's folder; args: what it is given before the caller's own; shipped: whether the packages
 * that the server needs are enough; browser: whether it needs a Chromium; others: whether it installs the other browsers and
 * servers that Debian has
 */
export const commands = {
  start: { takes: startCommand, entry: "scripts/start/main.ts" },
  // The tests find their browser themselves, while the checks run.
  test: { takes: testCommand, entry: "scripts/tests/main.ts" },
  "test:more": { takes: testMoreCommand, entry: "scripts/tests/main.ts", args: ["--more"], others: true },
  check: { takes: checkCommand, entry: "scripts/checks/main.ts" },
  dev: { takes: devCommand, entry: "scripts/dev/main.ts" },
  build: { takes: buildCommand, entry: "engine/build/main.ts" },
  serve: { takes: serveCommand, entry: "contact/server/main.ts", shipped: true },
  "publish-site": { takes: publishCommand, entry: "publish/main.ts" },
  "launch-check": { takes: launchCheckCommand, entry: "engine/build/launch-check-main.ts" },
  edit: { takes: editCommand, entry: "editor/main.ts" },
  bench: { takes: benchCommand, entry: "bench/main.ts", browser: true },
  inbox: { takes: inboxCommand, entry: "contact/server/inbox/main.ts", shipped: true },
  soak: { takes: soakCommand, entry: "tests/soak-main.ts", browser: true, others: true },
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
