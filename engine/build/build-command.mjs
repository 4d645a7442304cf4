import { ofSite } from "../command/run-command.mjs";

/** @satisfies {import("../command/run-command.mjs").Command} */
export const buildCommand = {
  name: "npm run build",
  help: `Builds the static site.

  npm run build [-- --site DIR --content DIR --out DIR --site-url URL --drafts --no-compress --with-content --quiet]

  --site DIR       folder of another site, with its configuration, its content, its build and its cache (site/)
  --content DIR    content folder (content/)
  --out DIR        output folder (dist/); the previous build stays until the new one is finished
  --site-url URL   address of the site; overrides “url” in site.yaml
  --drafts         includes drafts and articles to come, marked, for a preview
  --no-compress    writes no .br and .gz files, for a host that compresses itself
  --with-content   puts a copy of the content into the build (.build/content): builds of each night are made from it
  --quiet          prints errors only
`,
  options: {
    site: { type: "string" },
    content: { type: "string" },
    out: { type: "string" },
    "site-url": { type: "string" },
    drafts: { type: "boolean", default: false },
    "no-compress": { type: "boolean", default: false },
    "with-content": { type: "boolean", default: false },
    quiet: { type: "boolean", default: false },
  },
  language: ofSite.language,
  problem: (values, ...rest) => {
    const url = values["site-url"] ?? process.env.SITE_URL;
    const isOrigin = url === undefined || (/^https?:\/\/[^/?#@\s]+\/?$/.test(String(url)) && URL.canParse(String(url)));
    return isOrigin ? ofSite.problem(values, ...rest) : rest[1]("not-an-origin", { write: String(url) });
  },
};
