/** Who may import whom (docs/architecture.md). Everything not allowed here is an error. */

const code = "[.]tsx?$";

/** A folder and all it may import of the project; a new folder is closed until it is opened here. */
const layers = [
  ["contract", ["contract"]],
  ["site/i18n", ["site/i18n", "contract/owner-facts", "contract/contact-fields"]],
  ["site/page-paths", ["site/page-paths", "site/i18n"]],
  [
    "site/page-data",
    ["site/page-data", "site/page-paths", "site/i18n", "site/consent/core", "contract/contact-fields"],
  ],
  ["site/page-definition", ["site/page-definition", "site/page-data", "site/i18n", "contract/owner-facts"]],
  ["site/consent/core", ["site/consent/core"]],
  ["site/consent/browser", ["site/consent/browser", "site/consent/core"]],
  [
    "site/consent/ui",
    [
      "site/consent/ui",
      "site/consent/core",
      "site/app/components",
      "site/app/context",
      "site/i18n",
      "site/page-data",
      "site/page-paths",
    ],
  ],
  ["site/analytics", ["site/analytics", "site/consent/core/configuration"]],
  ["site/app", ["site/app", "site/i18n", "site/page-data", "site/page-paths", "site/page-definition", "contract"]],
  [
    "site/pages",
    ["site/pages", "site/app", "site/i18n", "site/page-data", "site/page-paths", "site/page-definition", "contract"],
  ],
  [
    "site/client",
    [
      "site/client",
      "site/pages/views",
      "site/app",
      "site/page-data",
      "site/page-paths",
      "site/i18n",
      "site/consent",
      "site/analytics",
    ],
  ],
  [
    "site/generator",
    [
      "site/generator",
      "site/pages/views",
      "site/app",
      "site/page-data",
      "site/page-definition",
      "site/page-paths",
      "site/i18n",
      "contract",
      "site/consent/core",
      "site/consent/ui",
      "site/consent/browser/script-url-policy",
      "site/analytics/tracker-cookies",
    ],
  ],
  ["site/publishing", ["site/publishing", "site/generator", "site/i18n", "contract"]],
  ["server", ["server", "contract"]],
  ["editor/contract", ["editor/contract", "site/i18n", "contract/owner-facts", "contract/contact-message"]],
  [
    "editor/client",
    ["editor/client", "editor/contract", "site/i18n", "contract/owner-facts", "contract/contact-fields"],
  ],
  [
    "editor/preview",
    ["editor/preview", "editor/contract", "site/app", "site/client", "site/i18n", "site/page-data", "site/pages/views"],
  ],
  [
    "editor",
    [
      "editor",
      "site/generator",
      "site/i18n",
      "site/page-data",
      "site/page-definition",
      "site/page-paths",
      "server",
      "contract",
    ],
  ],
];

/** The folders of the client and those that each may import: no circle of folders. */
const clientFolders = [
  ["common", ["common"]],
  ["loading", ["loading", "common"]],
  ["display", ["display", "loading", "common"]],
  ["navigation", ["navigation", "display", "loading", "common"]],
  ["consent", ["consent", "navigation", "common"]],
];

export default {
  forbidden: [
    { name: "no-cycles", severity: "error", from: {}, to: { circular: true } },
    { name: "no-cycles-of-folders", scope: "folder", severity: "error", from: {}, to: { circular: true } },
    ...clientFolders.map(([folder, allowed]) => ({
      name: `client-${folder}-imports`,
      severity: "error",
      from: { path: `^site/client/${folder}/` },
      to: { path: "^site/client/(main|[^/]+/)", pathNot: `^site/client/(${allowed.join("|")})/` },
    })),
    { name: "no-unresolved", severity: "error", from: {}, to: { couldNotResolve: true, pathNot: "[.](css|svg)$" } },
    ...layers.map(([folder, allowed]) => ({
      name: `${folder}-imports`,
      severity: "error",
      from: {
        path: `^${folder}/.*${code}`,
        ...(folder === "editor" && { pathNot: "^editor/(client|contract|preview)/" }),
      },
      to: {
        path: "^(contract|site|server|editor|e2e|bench|scripts)/",
        pathNot: allowed.map((prefix) => `^${prefix}[/.]`),
      },
    })),
    {
      name: "no-folder-outside-the-layers",
      severity: "error",
      from: { path: "^site/", pathNot: ["^site/site[.]config[.]ts$", ...layers.map(([folder]) => `^${folder}/`)] },
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
      to: { pathNot: "^site/(i18n|page-data|page-definition)/" },
    },
    {
      name: "no-node-in-the-browser",
      severity: "error",
      from: {
        path: "^(contract|site/(app|pages|client|i18n|page-data|page-definition|page-paths|consent|analytics)|editor/(client|contract|preview))/",
      },
      to: { dependencyTypes: ["core"] },
    },
    {
      name: "no-react-outside-views",
      severity: "error",
      from: { path: "^(contract|server|site/(i18n|consent/(core|browser)|analytics))/" },
      to: { path: "node_modules/react" },
    },
    {
      name: "no-development-dependency-in-the-product",
      severity: "error",
      from: {
        path: "^(contract|server|site/(app|pages|client|i18n|page-data|page-definition|page-paths|consent|analytics))/",
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
