import { readdirSync } from "node:fs";
import { join } from "node:path";
import { ofSite } from "../engine/command/run-command.mjs";
import { projectFolder } from "./project-folder.mjs";

/** @typedef {import("../engine/command/run-command.mjs").Command} Command */

/** @satisfies {Command} */
export const startCommand = {
  name: "npm start",
  help: `Sets up what is missing, builds what has changed of the site, and serves it.

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
is shown here and kept in var/dev, or in DIR/var/dev, and no e-mail leaves (DATA_DIR=var/dev npm run inbox lists it).

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

  --site DIR   the content of another site, examples/postcard for one, in place of content/

Notes on the content (misspelled words, words of another language, long titles) fail nothing. content/words.txt holds the
owner's own words, one on each line.

An address in content/published.txt that would stop answering is a note: “npm run publish-site” asks before it goes.
`,
  options: {
    site: { type: "string" },
    fix: { type: "boolean", default: false },
  },
  ...ofSite,
};

/** Those of vitest.config.ts. */
const PROJECTS = ["rules", "site", "more", "properties"];
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

  npm test [-- PATH… --project NAME -t NAME -u]

  npm test -- contact/server/http         only test files whose path contains contact/server/http
  npm test -- --project rules     only the rules, without a build or a browser
  npm test -- --project site      only what is asked of the built site
  npm test -- tests/built         only the checks of its files, without a browser
  npm test -- -t "a word"         only tests whose names have it; -u writes snapshots anew

What needs another browser or server runs where that is installed; npm run test:more installs them.
Ends with one line, "N passed, N failed"; every check counts as one, like every test.
`,
  options: TEST_OPTIONS,
  ...ofTests,
};

/** @satisfies {Command} */
export const testMoreCommand = {
  name: "npm run test:more",
  help: `Runs what "npm test" leaves out: other browsers, real servers side by side, long rounds, and other made-up
inputs each time: what fails names its seed, and PROPERTIES_SEED=<seed> repeats it. Installs what Debian has of Firefox,
WebKitGTK, nginx, Caddy, PostgreSQL and Exim, as root; elsewhere it names what is missing and skips that.

  npm run test:more [-- PATH… -t NAME -u]

  npm run test:more -- engines    only test files whose path contains engines

Ends with one line, "N passed, N failed".
`,
  options: TEST_OPTIONS,
  ...ofTests,
};

/** What each group of the benchmark measures. */
export const benchGroups = {
  weights: "bytes and requests of a first visit, by template",
  "first-view": "the first visit on a slow phone, beside the same page without scripts",
  click: "a click on a slow phone and its processor time, beside another build if one is given",
  build: "builds of the shipped content: first, unchanged, one edit",
  growth: "builds from 100 to 3,000 posts per language: minutes, gigabytes (only by name)",
  server: "requests and processor time: every file, pages beside nginx, refusals",
  editor: "from a press to the text and its page, and from a key to the page, with 500 posts per language",
};

/** How often each visit is repeated. */
export const BENCH_RUNS = 5;

const GROUPS = Object.entries(benchGroups).map(([name, about]) => `  ${name.padEnd(12)} ${about}`);

/** @satisfies {Command} */
export const benchCommand = {
  name: "npm run bench",
  help: `Measures the site, its generator and its server, and prints the figures as Markdown.

  npm run bench [-- NAME… --budgets --runs N --beside ORIGIN]

  NAME         groups to measure; without a name, all that are not marked:
${GROUPS.join("\n")}
  --budgets    weights only; exits with 1 if a size or a count exceeds its budget
  --runs N     how often each visit is repeated (${BENCH_RUNS}; 1 with --budgets); figures are medians
  --beside ORIGIN
               address at which another build of the same content is served: "click" goes there in turns

Figures of time mean something on an idle machine only.
`,
  options: {
    budgets: { type: "boolean", default: false },
    runs: { type: "string" },
    beside: { type: "string" },
  },
  operands: true,
  problem({ runs = "1", beside = "http://localhost" }, names) {
    const unknown = names.find((name) => !Object.hasOwn(benchGroups, name));
    if (unknown !== undefined) return `There is no group "${unknown}".`;
    if (!URL.canParse(String(beside))) return `--beside is an address such as http://localhost:8080, not "${beside}".`;
    return /^[1-9]\d?$/.test(String(runs)) ? undefined : `--runs is from 1 to 99, not "${runs}".`;
  },
};

/** @satisfies {Command} */
export const packRoomsCommand = {
  name: "npm run pack-rooms",
  help: `Makes npm packages of consent, and of contact without its server, for pages that are made with something else:
JavaScript and types in DIR/consent and DIR/contact. docs/why.md says how they are installed and used.

  npm run pack-rooms [-- --out DIR]

  --out DIR   folder for both (packages/); what an earlier run made there is replaced, and nothing else
`,
  options: { out: { type: "string", default: "packages" } },
};

/** How many rounds there are where nothing else is said. */
export const SOAK_ROUNDS = { kill: 30 };

/** @satisfies {Command} */
export const soakCommand = {
  name: "npm run soak",
  help: `Long reliability runs, by name.

  npm run soak -- kill [ROUNDS]    kills the server (${SOAK_ROUNDS.kill} times) while visitors send messages: none may be lost

Shorter rounds of the same are part of \`npm run test:more\`.
`,
  options: {},
  operands: true,
  problem(_values, [name, count, superfluous]) {
    if (name === undefined) return "Give the name of a run.";
    if (!Object.hasOwn(SOAK_ROUNDS, name)) return `There is no run "${name}".`;
    if (superfluous !== undefined) return `"${superfluous}" is one too many.`;
    return count === undefined || /^[1-9]\d{0,4}$/.test(count)
      ? undefined
      : `"${count}" is not a whole number from 1 to 99999.`;
  },
};
