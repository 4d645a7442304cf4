import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { translationSetup } from "../i18n/site-locales.ts";
import { type BuildReport, build, FIRST_PACKETS } from "./build.ts";
import { ContentError } from "./content/problem.ts";
import { FolderInUseError } from "./output/build-lock.ts";
import { Progress } from "./progress.ts";

const HELP = `Builds the static site.

  npm run build [-- --content DIR --out DIR --site-url URL --drafts --no-compress --quiet]

  --content DIR    content folder (content/)
  --out DIR        output folder (dist/); the previous build stays until the new one is finished
  --site-url URL   address of the site; overrides “url” in site.yaml
  --drafts         includes drafts and articles to come, marked, for a preview
  --no-compress    writes no .br and .gz files, for a host that compresses itself
  --quiet          prints errors only
`;

const root = resolve(import.meta.dirname, "../..");

async function main(): Promise<number> {
  const { values } = parseArgs({
    options: {
      content: { type: "string", default: "content" },
      out: { type: "string", default: "dist" },
      "site-url": { type: "string" },
      drafts: { type: "boolean", default: false },
      "no-compress": { type: "boolean", default: false },
      quiet: { type: "boolean", default: false },
      help: { type: "boolean", default: false },
    },
  });
  if (values.help) {
    process.stdout.write(HELP);
    return 0;
  }
  const siteUrl = values["site-url"] ?? process.env.SITE_URL;
  if (siteUrl !== undefined && !/^https?:\/\/[^/]+\/?$/.test(siteUrl)) {
    process.stderr.write(
      `“${siteUrl}” is not the address of a site. Give its origin, such as https://www.example.com\n`,
    );
    return 1;
  }
  if (!translationSetup.enablePathRewrite) {
    process.stderr.write(
      "With path rewriting off, all languages would have the same addresses. Switch enablePathRewrite on in site/i18n/site-locales.ts\n",
    );
    return 1;
  }
  const started = performance.now();
  const progress = new Progress(process.stdout);
  const report = await build({
    root,
    content: resolve(values.content),
    out: resolve(values.out),
    drafts: values.drafts,
    compress: !values["no-compress"],
    ...(values.quiet ? {} : { report: progress.report }),
    now: buildTime(),
    ...(siteUrl === undefined ? {} : { siteUrl }),
  });
  progress.end();
  if (!values.quiet) process.stdout.write(summary(report, values.out, performance.now() - started));
  return 0;
}

/** The time of the build: SOURCE_DATE_EPOCH where it is set, so that a build can be reproduced byte for byte. */
function buildTime(): Date {
  const epoch = process.env.SOURCE_DATE_EPOCH;
  return epoch === undefined ? new Date() : new Date(Number(epoch) * 1000);
}

function summary(
  { pages, made, changedFiles, notices, nextChange, firstVisitScripts, documents }: BuildReport,
  out: string,
  time: number,
): string {
  const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
  const sizes = Object.entries(firstVisitScripts).sort(([, a], [, b]) => b - a);
  const scripts = sizes.map(([page, bytes]) => `  ${page.padEnd(14)} ${kilobytes(bytes)}`);
  return [
    ...notices.map((notice) => `note: ${notice}`),
    `${pages} pages in ${out}, in ${(time / 1000).toFixed(1)} s; ${made} built, ${changedFiles} files changed`,
    `Largest document: ${documents.largest}, ${kilobytes(documents.bytes)} (brotli)`,
    ...(documents.above === 0
      ? []
      : [`${documents.above} documents are above ${kilobytes(FIRST_PACKETS)}: they need a second round trip`]),
    ...(nextChange === undefined
      ? []
      : [`An article or a closure comes or goes by its date on ${nextChange}: build again that day`]),
    "JavaScript of a first visit (brotli):",
    ...scripts,
    "",
  ].join("\n");
}

try {
  process.exitCode = await main();
} catch (error) {
  if (
    error instanceof ContentError ||
    error instanceof FolderInUseError ||
    (error instanceof TypeError && "code" in error)
  ) {
    process.stderr.write(`${error.message}\n`);
  } else process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
  process.exitCode = 1;
}
