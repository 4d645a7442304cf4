/** What each group measures. */
export const groups = {
  weights: "bytes and requests of a first visit, by template",
  "first-view": "the first visit on a slow phone, compared with the same page without scripts",
  navigation: "from click to painted, and input delays",
  click: "processor time of a click, beside another build if one is given",
  build: "the first build of an empty clone, and 1,000 posts per language",
  growth: "builds from 100 to 3,000 posts per language, with a plot: minutes, gigabytes",
  server: "requests per second and processor time: every file, pages beside nginx and a flooded form, refusals",
  editor: "from opening the editor to the list, and from a key to the preview, with 500 posts per language",
  bundle: "a picture of what is in the client bundle",
};

/** Groups that only a run which names them includes. */
export const ONLY_BY_NAME = ["growth", "bundle"];
/** How often each visit is repeated. */
export const RUNS = 5;

const GROUPS = Object.entries(groups).map(
  ([name, about]) => `  ${name.padEnd(12)} ${about}${ONLY_BY_NAME.includes(name) ? " (only by name)" : ""}`,
);

/** @satisfies {import("#engine/command/run-command.mjs").Command} */
export const benchCommand = {
  name: "npm run bench",
  help: `Measures the site, its generator and its server, and prints the figures and their targets as Markdown.

  npm run bench [-- NAME… --budgets --runs N --beside ORIGIN]

  NAME         groups to measure; without a name, all that are not marked:
${GROUPS.join("\n")}
  --budgets    judges sizes and counts only, and exits with 1 if a budget is exceeded
  --runs N     how often each visit is repeated (${RUNS}; 1 with --budgets); figures are medians
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
    const unknown = names.find((name) => !Object.hasOwn(groups, name));
    if (unknown !== undefined) return `There is no group "${unknown}".`;
    if (!URL.canParse(String(beside))) return `--beside is an address such as http://localhost:8080, not "${beside}".`;
    return /^[1-9]\d?$/.test(String(runs)) ? undefined : `--runs is from 1 to 99, not "${runs}".`;
  },
};
