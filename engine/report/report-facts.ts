import { existsSync } from "node:fs";
import { readFile, stat } from "node:fs/promises";
import { basename, join, resolve } from "node:path";
import { BACKUP_MARK, OUTBOX_FILE } from "#contact/message/data-folder.ts";
import { securityExpiry } from "../build/output/well-known.ts";
import { readPublishedFile } from "../content/addresses/published-file.ts";
import { dayIn } from "../content/hours/days.ts";
import { sampleValues } from "../content/reading/sample-values.ts";
import type { BuildResult } from "./build-result.ts";
import { pageChanges } from "./page-changes.ts";
import { slowFacts } from "./slow-facts.ts";
import { weights } from "./weights.ts";

/** Where a finished build and its content lie; folders are absolute. */
export interface BuildPlace {
  /** The project's own folder. */
  readonly root: string;
  readonly content: string;
  /** Folder of the build. */
  readonly out: string;
  readonly now: Date;
}

export type ReportFacts = Awaited<ReturnType<typeof reportFacts>>;

/** The facts of a build, of what was published before it, and of the server's settings and data on this machine. */
export async function reportFacts(result: BuildResult, { root, content, out, now }: BuildPlace) {
  const { SMTP_URL, SMTP_URL_FILE, CREDENTIALS_DIRECTORY: credentials, DATA_DIR } = process.env;
  const data = resolve(DATA_DIR || "var");
  const published = readPublishedFile(content);
  const publishedAt = published?.at;
  const [siteYaml, backup, { banners, styles }] = await Promise.all([
    readFile(join(content, "site.yaml"), "utf8"),
    stat(join(data, BACKUP_MARK)).catch(() => undefined),
    slowFacts(result, join(root, ".cache/report")),
  ]);
  return {
    ...result,
    built: now,
    today: dayIn("UTC", now),
    /** Name of the build's folder, beside the report's. */
    build: basename(out),
    banners,
    weights: weights(result, styles),
    /** When the site was last put online, as ISO date and time; undefined where it never was. */
    publishedAt,
    /** Those since then. */
    changes: publishedAt === undefined ? undefined : pageChanges(published, result.list),
    samples: sampleValues("site.yaml", siteYaml),
    /** Whether this machine knows a mail server for messages. */
    hasMailServer: Boolean(SMTP_URL || SMTP_URL_FILE || (credentials && existsSync(join(credentials, "SMTP_URL")))),
    /** Whether the messages lie on this machine. */
    hasMessages: existsSync(join(data, OUTBOX_FILE)),
    /** The day on which they were last backed up here; undefined for never. */
    backedUp: backup?.mtime.toISOString().slice(0, 10),
    /** The last day on which security.txt is valid. */
    securityUntil: securityExpiry(publishedAt === undefined ? now : new Date(publishedAt))
      .toISOString()
      .slice(0, 10),
  };
}
