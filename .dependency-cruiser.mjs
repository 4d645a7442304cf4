/** Who may import whom (docs/architecture.md). Everything not allowed here is an error. */

const code = "[.]tsx?$";

/** A folder and all it may import of the project; a new folder is closed until it is opened here. */
const layers = [
  ["consent/core", ["consent/core"]],
  ["consent/browser", ["consent/browser", "consent/core"]],
  [
    "consent/react",
    ["consent/react", "consent/core", "site/components", "site/context", "engine/i18n", "engine/pages"],
  ],
  ["contact/message", ["contact/message", "engine/manifest"]],
  ["contact/server", ["contact", "engine/manifest"]],
  ["engine/manifest", ["engine/manifest"]],
  ["engine/files", ["engine/files"]],
  ["engine/i18n", ["engine/i18n", "engine/manifest", "engine/i18n/languages", "contact/message/contact-fields"]],
  [
    "engine/pages",
    ["engine/pages", "engine/i18n", "engine/manifest", "consent/core", "contact/message/contact-fields"],
  ],
  ["engine/client", ["engine/client", "engine/pages", "engine/i18n", "site/pages/views", "site/shell"]],
  ["engine/owner-messages", ["engine/owner-messages", "engine/i18n", "engine/manifest"]],
  [
    "engine/content",
    [
      "engine/content",
      "engine/files",
      "engine/i18n",
      "engine/manifest",
      "engine/owner-messages",
      "engine/pages",
      "consent/core",
      "contact/message",
      "site/analytics/tracker-cookies",
      "site/components/drawings/logo",
    ],
  ],
  [
    "engine",
    [
      "engine",
      "consent/core",
      "consent/react",
      "consent/browser/script-url-policy",
      "contact/message",
      "site/components",
      "site/pages/views",
      "site/shell/app",
    ],
  ],
  ["site/analytics", ["site/analytics", "consent/core/configuration"]],
  ["engine/i18n/languages", ["engine/i18n"]],
  ["site/context", ["site/context", "engine/i18n", "engine/pages"]],
  [
    "site/components",
    [
      "site/components",
      "site/context",
      "site/shell/navigation-status",
      "engine/i18n",
      "engine/pages",
      "contact/message",
    ],
  ],
  ["site/shell", ["site/shell", "site/components", "site/context", "engine/i18n", "engine/pages"]],
  [
    "site/pages",
    ["site/pages", "site/components", "site/context", "site/styles", "engine/i18n", "engine/pages", "contact/message"],
  ],
  [
    "site/client",
    [
      "site/client",
      "site/pages/views",
      "site/components",
      "site/context",
      "site/shell",
      "site/styles",
      "site/analytics",
      "engine/client",
      "engine/pages",
      "engine/i18n",
      "consent",
    ],
  ],
  ["publish", ["publish", "engine"]],
  ["editor/contract", ["editor/contract", "engine/i18n", "engine/manifest", "contact/message"]],
  ["editor/client", ["editor/client", "editor/contract", "engine/i18n", "engine/manifest", "contact/message"]],
  [
    "editor/preview",
    [
      "editor/preview",
      "editor/contract",
      "site/pages/views",
      "site/client",
      "site/styles",
      "engine/client",
      "engine/i18n",
      "engine/pages",
    ],
  ],
  ["editor", ["editor", "engine", "contact"]],
];

/** Folders with a stricter rule than the folder above them. */
const strictIn = (folder) => layers.map(([other]) => other).filter((other) => other.startsWith(`${folder}/`));

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
    { name: "no-unresolved", severity: "error", from: {}, to: { couldNotResolve: true, pathNot: "[.](css|svg)$" } },
    ...layers.map(([folder, allowed]) => ({
      name: `${folder}-imports`,
      severity: "error",
      from: {
        path: `^${folder}/.*${code}`,
        ...(strictIn(folder).length > 0 && { pathNot: strictIn(folder).map((stricter) => `^${stricter}/`) }),
      },
      to: {
        path: "^(engine|consent|contact|site|publish|editor|tests|bench|scripts)/",
        pathNot: allowed.map((prefix) => `^${prefix}[/.]`),
      },
    })),
    {
      name: "no-folder-outside-the-layers",
      severity: "error",
      from: {
        path: "^(engine|consent|contact|site|publish|editor)/",
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
      to: { pathNot: "^engine/(i18n|pages)/" },
    },
    {
      name: "no-node-in-the-browser",
      severity: "error",
      from: {
        path: "^(consent|contact/message|site|engine/(client|i18n|manifest|pages)|editor/(client|contract|preview))/",
      },
      to: { dependencyTypes: ["core"] },
    },
    {
      name: "no-react-outside-views",
      severity: "error",
      from: { path: "^(contact|consent/(core|browser)|engine/(i18n|manifest)|site/analytics)/" },
      to: { path: "node_modules/react" },
    },
    {
      name: "no-development-dependency-in-the-product",
      severity: "error",
      from: {
        path: "^(consent|contact|site|engine/(client|i18n|manifest|pages))/",
      },
      to: { dependencyTypes: ["npm-dev"], dependencyTypesNot: ["type-only"] },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    // Tests, and what only tests use, may import whatever they must see. The site's configuration is an input of every
    // program (`#site`): it names the pages, whose views link to each other by what it says.
    exclude: { path: "^(dist|var|[.]cache)/|[.]test[.]tsx?$|/test-support/|^site/site[.]config[.]ts$" },
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
