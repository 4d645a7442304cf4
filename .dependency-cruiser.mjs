/** Who may import whom (docs/architecture.md). Everything not allowed here is an error. */

const code = "[.]tsx?$";

/**
 * What the pages of the site are made of: types, and rules that need neither React nor Node. Of languages they read messages:
 * words come to browsers in data, and none is part of a program.
 */
const facts = [
  "engine/hours/(?:is-elsewhere|open-state|opening-times)",
  "site/facts",
  "site/hours",
  "site/input",
  "site/languages/(?:shared-)?messages",
];

/** A folder and all it may import of the project; a new folder is closed until it is opened here. */
const layers = [
  ["consent/core", ["consent/core"]],
  ["consent/browser", ["consent/browser", "consent/core"]],
  ["consent/react", ["consent/react", "consent/core"]],
  ["consent/example", ["consent"]],
  ["contact/message", ["contact/message"]],
  ["contact/form", ["contact/form", "contact/message"]],
  ["contact/react", ["contact/react", "contact/form", "contact/message"]],
  ["contact/server", ["contact/server", "contact/message", "engine/manifest"]],
  ["contact/example", ["contact/example", "contact/form", "contact/message", "contact/react"]],
  ["drawings", ["drawings"]],
  ["engine/manifest", ["engine/manifest"]],
  ["engine/files", ["engine/files"]],
  ["engine/i18n", ["engine/i18n", "engine/manifest"]],
  ["engine/pages", ["engine/pages", "engine/i18n"]],
  ["engine/client", ["engine/client", "engine/pages", "engine/i18n"]],
  ["engine/owner-messages", ["engine/owner-messages", "engine/i18n", "engine/manifest"]],
  [
    "engine/content",
    [
      "engine/content",
      "engine/define-site",
      "engine/files",
      "engine/i18n",
      "engine/manifest",
      "engine/owner-messages",
      "engine/pages",
    ],
  ],
  ["engine/views", ["engine/views", "engine/pages"]],
  ["engine/hours", ["engine/hours", "engine/content", "engine/files", "engine/i18n", "engine/pages"]],
  [
    "site/languages",
    ["site/languages", "engine/hours/hours-in-words", "engine/i18n", "contact/message/contact-fields"],
  ],
  [
    "site/hours",
    ["site/hours", "site/languages/languages", "engine/content", "engine/hours", "engine/i18n", "engine/pages"],
  ],
  [
    "site/settings",
    [
      "site/settings",
      "site/hours",
      "site/languages",
      "site/facts/countries",
      "site/facts/international-number",
      "site/analytics/tracker-cookies",
      "engine/content",
      "engine/i18n",
      "engine/owner-messages",
      "engine/pages",
      "consent/core",
      "contact/message",
    ],
  ],
  ["engine", ["engine"]],
  [
    "site/render",
    [
      "site/render",
      "site/build/contact",
      "site/components",
      "site/context",
      "site/pages/views",
      "site/shell",
      ...facts,
      "consent/react",
      "contact/message",
      "engine/build/render",
      "engine/pages",
    ],
  ],
  ["site/build", ["site", "engine", "consent", "contact/form", "contact/message", "drawings"]],
  [
    "site/facts",
    [
      "site/facts",
      "site/analytics/create-analytics",
      "site/hours",
      "site/languages/messages",
      "engine/hours/is-elsewhere",
      "engine/i18n",
      "engine/pages",
      "consent/core",
      "consent/react/consent-dialog",
    ],
  ],
  [
    "site/input",
    [
      "site/input",
      "site/facts",
      "site/hours",
      "site/languages/messages",
      "drawings/paint",
      "engine/hours/opening-times",
      "engine/i18n",
      "engine/pages",
    ],
  ],
  ["site/styles", ["site/styles", "engine/content/theme"]],
  ["site/analytics", ["site/analytics", "consent/core/configuration"]],
  ["site/context", ["site/context", ...facts, "engine/i18n", "engine/pages", "engine/views"]],
  [
    "site/components",
    [
      "site/components",
      "site/context",
      ...facts,
      "engine/client/common/browser-fetch",
      "engine/client/common/navigation-status",
      "engine/i18n",
      "engine/pages",
      "consent/react",
      "contact/form",
      "contact/message",
      "contact/react",
      "drawings",
      "engine/views",
    ],
  ],
  [
    "site/shell",
    [
      "site/shell",
      "site/components",
      "site/context",
      ...facts,
      "engine/client/common/navigation-status",
      "consent/core/configuration",
      "consent/react",
      "engine/client/display/react-root",
      "engine/i18n",
      "engine/pages",
      "engine/views",
    ],
  ],
  [
    "site/pages",
    [
      "site/pages",
      "site/components",
      "site/context",
      "site/styles",
      ...facts,
      "engine/i18n",
      "engine/pages",
      "contact/form",
      "contact/message",
      "engine/views",
    ],
  ],
  [
    "site/client",
    [
      "site/client",
      "site/pages/views",
      "site/components",
      "site/context",
      ...facts,
      "site/shell",
      "site/styles",
      "site/analytics",
      "engine/client",
      "engine/pages",
      "engine/i18n",
      "consent",
    ],
  ],
  ["examples", ["examples", "drawings", "engine"]],
  ["publish", ["publish", "engine"]],
  [
    "editor/contract",
    // Requests are checked as the build reads addresses.
    ["editor/contract", "engine/content/source/slug", "engine/i18n", "engine/manifest", "contact/message"],
  ],
  [
    "editor/client",
    [
      "editor/client",
      "editor/contract",
      "editor/words/failure-words",
      // The text editor reads Markdown, names of files and telephone numbers as the build does, and names what is new.
      "engine/content/source/media-name",
      "engine/content/source/parse-directive",
      "engine/content/source/phone-number",
      "engine/content/source/slug",
      "engine/content/text/markdown-parser",
      "engine/content/text/typed-text",
      "engine/i18n",
      "engine/manifest",
      "contact/message",
    ],
  ],
  ["editor/preview", ["editor/preview", "editor/contract", "engine/client", "engine/i18n", "engine/pages"]],
  ["editor", ["editor", "engine", "contact"]],
];

/** Folders with a stricter rule than the folder above them. */
const strictIn = (folder) => layers.map(([other]) => other).filter((other) => other.startsWith(`${folder}/`));

/**
 * The files by which a room may be entered from outside, tests apart; a folder stands for all that lies in it. What is not
 * here is the room's own.
 */
const surfaces = {
  consent: [
    "core/(configuration|consent-schema|cookie-names|klaro-configuration)",
    "browser/(connect-privacy-manager|consent-clicks|consent-engine|script-url-policy)",
    "react/(consent-banner|consent-control|consent-dialog|consent-host|consent-placeholder)",
  ],
  contact: [
    "message/",
    "form/contact-trouble",
    "react/(contact-form|form-host)",
    "server/(main|run-server|inbox/main)",
    "server/common/(environment|gone-readers|visitor-text)",
    "server/delivery/mail-settings",
    "server/outbox/(outbox|outbox-at|stored-message)",
    "server/receiving/(contact-route|receive-message|time-token)",
  ],
  drawings: ["(arch-shape|paint|seed|spread-seeds|tile-file|wall|wall-markup)"],
  engine: [
    "(define-site|load-site|run-command|site-folders|site-hooks)",
    "(files|hours|i18n|manifest|pages|views)/",
    "build/artwork/(card-look|drawing-markup|icons|social-image-files|text-outlines)",
    "build/output/(build-lock|file-writer|files-for-programs|headers|security-text)",
    "build/(structured-data|main|launch-check-main|check-content-main|owner-build|published|pages/public-posts)",
    "build/render/(bundle|document|document-head|document-template|render-app)",
    "client/(start-pages|common/(browser-fetch|constants|navigation-status))",
    "client/display/(head|lazy-pictures|react-root)",
    "client/loading/(load-chunk|load-data|loaded-page|prefetch)",
    "client/navigation/(focus|page-transition)",
    // The editor changes addresses by the rules of the build.
    "content/addresses/(accepted-list|check-addresses|check-links|holder-of|published-file|published-list|site-addresses)",
    "content/(media|model|reading|source|theme)/",
    "content/text/(linked-files|markdown-parser|typed-text|variables)",
    "dev/(dev-server|dev-site|own-requests|page-answers)",
    "owner-messages/(owner-language|problem-details|publishing-lines|report-lines)",
    "proofreading/(proofread|prose/content-prose|spelling/owner-words)",
    "report/(build-result|html|needs|page-changes|report-sections)",
  ],
};

/** The folders of the client and those that each may import: no circle of folders. */
const clientFolders = [
  ["common", ["common"]],
  ["loading", ["loading", "common"]],
  ["display", ["display", "loading", "common"]],
  ["navigation", ["navigation", "display", "loading", "common"]],
];

export default {
  forbidden: [
    { name: "no-cycles", severity: "error", from: {}, to: { circular: true } },
    { name: "no-cycles-of-folders", scope: "folder", severity: "error", from: {}, to: { circular: true } },
    ...clientFolders.map(([folder, allowed]) => ({
      name: `client-${folder}-imports`,
      severity: "error",
      from: { path: `^engine/client/${folder}/` },
      to: { path: "^engine/client/([^/]+/)", pathNot: `^engine/client/(${allowed.join("|")})/` },
    })),
    {
      name: "no-unresolved",
      severity: "error",
      from: {},
      to: { couldNotResolve: true, pathNot: "[.](css|svg)$|^virtual:|^mdast$" },
    },
    ...layers.map(([folder, allowed]) => ({
      name: `${folder}-imports`,
      severity: "error",
      from: {
        path: `^${folder}/.*${code}`,
        ...(strictIn(folder).length > 0 && { pathNot: strictIn(folder).map((stricter) => `^${stricter}/`) }),
      },
      to: {
        path: "^(engine|consent|contact|drawings|site|publish|editor|examples|tests|bench|scripts)/",
        pathNot: allowed.map((prefix) => `^${prefix}[/.]`),
      },
    })),
    ...Object.entries(surfaces).map(([room, files]) => ({
      name: `${room}-is-entered-by-its-surface`,
      severity: "error",
      // Tests and measurements look inside.
      from: { pathNot: `^(${room}|tests|bench)/` },
      to: {
        path: `^${room}/.*${code}`,
        pathNot: files.map((file) => `^${room}/${file}${file.endsWith("/") ? "" : code}`),
      },
    })),
    {
      name: "no-folder-outside-the-layers",
      severity: "error",
      from: {
        path: "^(engine|consent|contact|drawings|site|publish|editor|examples)/",
        pathNot: ["^site/site[.]config[.]ts$", ...layers.map(([folder]) => `^${folder}/`)],
      },
      to: {},
    },
    {
      name: "no-page-imports-another-page",
      severity: "error",
      from: { path: "^site/pages/([^/]+)/" },
      to: { path: "^site/pages/", pathNot: "^site/pages/$1/" },
    },
    {
      name: "pages-are-pure-definitions",
      severity: "error",
      from: { path: "^site/pages/[^/]+/page[.]ts$" },
      to: {
        pathNot:
          "^(engine/(i18n|pages)|site/(facts|hours|input))/|^site/languages/(shared-)?messages[.]|^contact/form/contact-trouble",
      },
    },
    {
      name: "no-node-in-the-browser",
      severity: "error",
      from: {
        path: "^(consent|contact/(form|message|react)|drawings|site|engine/(client|i18n|manifest|pages|views)|editor/(client|contract|preview))/",
        pathNot: "^site/(build|hours|render|settings)/",
      },
      to: { dependencyTypes: ["core"] },
    },
    {
      name: "no-react-outside-views",
      severity: "error",
      from: {
        path: "^(contact/(form|message|server)|consent/(core|browser)|drawings|engine/(i18n|manifest)|site/analytics)/",
      },
      to: { path: "node_modules/react" },
    },
    {
      name: "no-development-dependency-in-the-product",
      severity: "error",
      from: {
        path: "^(consent|contact|drawings|site|engine/(client|i18n|manifest|pages|views))/",
        pathNot: "^site/(build|hours|render|settings)/",
      },
      to: { dependencyTypes: ["npm-dev"], dependencyTypesNot: ["type-only"] },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    // Tests, and what only tests use, may import whatever they must see. The site's configuration is an input of every
    // program (`loadSite`): it names the pages, whose views link to each other by what it says.
    exclude: { path: "(^|/)(dist|var|[.]cache)/|[.]test[.]tsx?$|/test-support/|^site/site[.]config[.]ts$" },
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
