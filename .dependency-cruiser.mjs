/** Who may import whom (docs/architecture.md). Everything not allowed here is an error. */

const code = "[.](?:tsx?|mjs)$";

/**
 * What the pages of the site are made of: types, and rules that need neither React nor Node. Of languages they read messages:
 * words come to browsers in data, and none is part of a program.
 */
const facts = ["engine/hours/(?:is-elsewhere|open-state|opening-times)", "site/(?:facts|input|languages/messages)"];

/**
 * A folder and all it may import of the project; a new folder is closed until it is opened here.
 *
 * @type {[folder: string, allowed: string[]][]}
 */
export const layers = [
  ["consent/core", ["consent/core"]],
  ["consent/browser", ["consent/(?:browser|core)"]],
  ["consent/react", ["consent/(?:react|core)"]],
  ["consent/trackers", ["consent/(?:trackers|core)"]],
  // The wiring (docs/decisions/0009): what a build is given and what a browser starts meet in types and data only.
  ["consent/words", ["consent/words", "engine/i18n"]],
  [
    "consent/client",
    [
      "consent/(?:client|browser|core|react|trackers/(?:site-analytics|trackers)|words)",
      "engine/(?:client|i18n|pages|views/locale-data)",
    ],
  ],
  [
    "consent/build",
    [
      "consent/(?:build|core|trackers/tracker-cookies|words|browser/script-url-policy|client/(?:consent-data|site-consent-dialog))",
      "engine/(?:build|content|define-site|files|i18n|owner-messages|pages|site-hooks)",
    ],
  ],
  ["consent/example", ["consent/(?:example|core|browser|react)"]],
  ["contact/message", ["contact/message"]],
  ["contact/form", ["contact/(?:form|message)"]],
  ["contact/react", ["contact/(?:react|form|message)"]],
  // The wiring, as that of consent.
  ["contact/words", ["contact/(?:words|message/contact-fields)", "engine/i18n"]],
  [
    "contact/client",
    [
      "contact/(?:client|form|message/contact-fields|react)",
      "engine/(?:client/common/(?:announce|browser-fetch)|views)",
    ],
  ],
  [
    "contact/build",
    [
      "contact/(?:build|form/contact-trouble|message|words|client/site-contact-form)",
      "engine/(?:build|content|define-site|i18n|owner-messages|pages|site-hooks)",
    ],
  ],
  ["contact/server", ["contact/(?:server|message)", "engine/(?:command|manifest)", "engine/i18n/owner-text"]],
  ["engine/command", ["engine/command"]],
  ["contact/example", ["contact/(?:example|form|message|react)"]],
  ["drawings", ["drawings"]],
  ["engine/manifest", ["engine/manifest"]],
  ["engine/files", ["engine/files"]],
  ["engine/i18n", ["engine/(?:i18n|manifest)"]],
  ["engine/pages", ["engine/(?:pages|i18n)"]],
  ["engine/client", ["engine/(?:client|pages|i18n|views/shell)"]],
  ["engine/client/common", ["engine/(?:client/common|pages|i18n)"]],
  ["engine/client/loading", ["engine/(?:client/(?:loading|common)|pages|i18n)"]],
  ["engine/client/display", ["engine/(?:client/(?:display|loading|common)|pages|i18n|views/shell)"]],
  ["engine/client/navigation", ["engine/(?:client/(?:navigation|display|loading|common)|pages|i18n)"]],
  ["engine/owner-messages", ["engine/(?:owner-messages|command|i18n|manifest)"]],
  ["engine/content", ["engine/(?:content|define-site|files|i18n|manifest|owner-messages|pages)"]],
  ["engine/views", ["engine/(?:views|pages|i18n)"]],
  ["engine/hours", ["engine/(?:hours|content|files|i18n|pages)"]],
  ["site/languages", ["site/languages", "engine/(?:hours/hours-in-words|i18n)"]],
  ["site/settings", ["site/(?:settings|facts|languages)", "engine/(?:content|hours|i18n|owner-messages|pages)"]],
  ["engine", ["engine"]],
  [
    "site/render",
    [
      "site/(?:render|components|context|pages/views|shell)",
      "consent/client/(consent-looks|site-banner)",
      "contact/build/rejected-message-page",
      "engine/(?:build/render|pages)",
      ...facts,
    ],
  ],
  [
    "site/build",
    ["site", "engine", "consent/client/consent-data", "contact/(?:build/site-contact|message/data-folder)", "drawings"],
  ],
  [
    "site/facts",
    ["site/(?:facts|languages/messages)", "engine/(?:hours/is-elsewhere|i18n|pages)", "consent/client/consent-data"],
  ],
  [
    "site/input",
    [
      "site/(?:input|facts|languages/messages|settings/settings)",
      "contact/client/site-contact-form",
      "drawings/paint",
      "engine/(?:hours/opening-times|i18n|pages)",
    ],
  ],
  ["site/styles", ["site/styles", "engine/content/theme"]],
  ["site/context", ["site/context", "engine/(?:i18n|pages|views)", ...facts]],
  [
    "site/components",
    [
      "site/(?:components|context)",
      "engine/(?:i18n|pages|views)",
      "consent/client/(?:consent-looks|site-embeds)",
      "drawings",
      ...facts,
    ],
  ],
  [
    "site/shell",
    ["site/(?:shell|components|context)", "engine/(?:client/common/navigation-status|i18n|pages|views)", ...facts],
  ],
  [
    "site/pages",
    ["site/(?:pages|components|context|styles)", "engine/(?:i18n|pages|views)", "contact/client", ...facts],
  ],
  [
    "site/client",
    [
      "site/(?:client|pages/views|components|context|shell|styles)",
      "engine/(?:client|pages|i18n)",
      "consent/client",
      ...facts,
    ],
  ],
  // What `site/` may, in all of its folders.
  ["examples", ["examples", "engine", "consent", "contact/(?:build|client)", "drawings"]],
  ["publish", ["publish", "engine"]],
  // Requests are checked as the build reads addresses.
  ["editor/contract", ["editor/contract", "engine/(?:content/source/slug|i18n|manifest)", "contact/message"]],
  [
    "editor/client",
    [
      "editor/(?:client|contract|words/failure-words)",
      // The text editor reads Markdown, names of files and telephone numbers as the build does, and names what is new.
      "engine/content/(?:source/(?:media-name|parse-directive|phone-number|slug)|text/(?:markdown-parser|typed-text))",
      "engine/(?:i18n|manifest)",
      "contact/message",
    ],
  ],
  ["editor/preview", ["editor/(?:preview|contract)", "engine/(?:client|i18n|pages)"]],
  ["editor", ["editor", "engine", "contact"]],
];

/** Folders with a stricter rule than the folder above them. */
const strictIn = (/** @type {string} */ folder) =>
  layers.map(([other]) => other).filter((other) => other.startsWith(`${folder}/`));

/**
 * The files by which a room that stands alone (docs/decisions/0009) may be entered from outside, tests apart; a folder stands
 * for all that lies in it. What is not here is the room's own.
 *
 * @type {Record<string, string[]>}
 */
export const surfaces = {
  consent: [
    "build/site-consent",
    "client/(consent-data|consent-looks|site-banner|site-consent|site-embeds)",
    "words/(fr|words)",
    "core/(configuration|consent-control|consent-schema|cookie-names|klaro-configuration)",
    "browser/(banner|connect-privacy-manager|consent-clicks|consent-engine|script-url-policy)",
    "react/(consent-banner|consent-dialog|consent-placeholder)",
  ],
  contact: [
    "build/(rejected-message-page|site-contact)",
    "client/site-contact-form",
    "message/",
    "form/(contact-trouble|form-controller)",
    "react/contact-form",
    "server/(main|run-server|serve-command|inbox/(inbox-operands|main))",
    "server/common/(environment|gone-readers|owner-rights|visitor-text)",
    "server/delivery/(digest|mail-settings)",
    "server/http/address-key",
    "server/outbox/(outbox|outbox-at|stored-message)",
    "server/receiving/(contact-route|rate-limit|receive-message|spam-score|time-token)",
    "server/words/owner-words",
  ],
  drawings: ["(arch-shape|paint|seed|tile|tile-markup|wall|wall-markup)"],
};

/** What matches these files of a room. */
export const surfaceOf = (/** @type {string} */ room) =>
  (surfaces[room] ?? []).map((file) => `^${room}/${file}${file.endsWith("/") ? "" : code}`);

export default {
  forbidden: [
    { name: "no-cycles", from: {}, to: { circular: true } },
    { name: "no-cycles-of-folders", scope: "folder", from: {}, to: { circular: true } },
    {
      name: "no-unresolved",
      from: {},
      to: { couldNotResolve: true, pathNot: "[.](css|svg)$|^virtual:|^mdast$" },
    },
    ...layers.map(([folder, allowed]) => ({
      name: `${folder}-imports`,
      from: {
        path: `^${folder}/.*${code}`,
        ...(strictIn(folder).length > 0 && { pathNot: strictIn(folder).map((stricter) => `^${stricter}/`) }),
      },
      to: {
        path: "^(engine|consent|contact|drawings|site|publish|editor|examples|tests|bench|scripts)/",
        pathNot: allowed.map((prefix) => `^${prefix}[/.]`),
      },
    })),
    ...Object.keys(surfaces).map((room) => ({
      name: `${room}-is-entered-by-its-surface`,
      // Tests and measurements look inside.
      from: { pathNot: `^(${room}|tests|bench)/` },
      to: { path: `^${room}/.*${code}`, pathNot: surfaceOf(room) },
    })),
    {
      name: "no-folder-outside-the-layers",
      from: {
        path: "^(engine|consent|contact|drawings|site|publish|editor|examples)/",
        pathNot: ["^site/site[.]config[.]ts$", ...layers.map(([folder]) => `^${folder}/`)],
      },
      to: {},
    },
    {
      name: "no-page-imports-another-page",
      from: { path: "^site/pages/([^/]+)/" },
      to: { path: "^site/pages/", pathNot: "^site/pages/$1/" },
    },
    {
      name: "pages-are-pure-definitions",
      from: { path: "^site/pages/[^/]+/page[.]ts$" },
      to: {
        pathNot: "^(engine/(i18n|pages)|site/(facts|input))/|^site/languages/messages[.]",
      },
    },
    {
      name: "no-node-in-the-browser",
      from: {
        path: "^(consent|contact/(client|form|message|react|words)|drawings|site|engine/(client|i18n|manifest|pages|views)|editor/(client|contract|preview))/",
        pathNot: "^(site/(build|render|settings)|consent/build)/",
      },
      to: { dependencyTypes: ["core"] },
    },
    {
      name: "no-react-outside-views",
      from: {
        path: "^(contact/(build|form|message|server|words)|consent/(build|core|browser|trackers|words)|drawings|engine/(i18n|manifest))/",
      },
      to: { path: "node_modules/react" },
    },
    {
      // `check`, `test`, `dev` and `bench` alone have the development dependencies.
      name: "no-development-dependency-in-commands-without-them",
      from: {
        path: "^(consent|contact|drawings|site|engine|publish|editor|examples|scripts/(start|setup))/|^vite[.]config",
      },
      to: { dependencyTypes: ["npm-dev"], dependencyTypesNot: ["type-only"] },
    },
  ].map((rule) => ({ severity: "error", ...rule })),
  options: {
    doNotFollow: { path: "node_modules" },
    // Tests, and what only tests use, may import whatever they must see. The site's configuration is an input of every
    // program (`loadSite`): it names the pages, whose views link to each other by what it says.
    exclude: {
      path: "(^|/)(dist|var|[.]cache)/|[.]test[.]tsx?$|/test-support/|^(site|examples/[^/]+)/site[.]config[.]ts$",
    },
    tsPreCompilationDeps: true,
    parser: "swc",
    detectJSDocImports: false,
    enhancedResolveOptions: {
      extensions: [".ts", ".tsx", ".mjs", ".js"],
      conditionNames: ["import", "node", "default"],
      exportsFields: ["exports"],
    },
  },
};
