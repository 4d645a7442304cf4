import { existsSync } from "node:fs";
import { readFile, stat } from "node:fs/promises";
import { join, resolve } from "node:path";
import { BACKUP_MARK, OUTBOX_FILE } from "../../../contract/data-folder.ts";
import { type SampleValue, sampleValues } from "../content/reading/sample-values.ts";
import { lastPublication, type Publication } from "../page-list/last-publication.ts";

/** What a report needs to know beside the build itself. */
export interface Surroundings {
  readonly publication: Publication | undefined;
  readonly samples: readonly SampleValue[];
  /** Whether this machine knows a mail server for messages. */
  readonly hasMailServer: boolean;
  /** Whether the messages lie on this machine. */
  readonly hasMessages: boolean;
  /** When they were last backed up here; undefined for never. */
  readonly backedUp: Date | undefined;
}

type Variables = Readonly<Record<string, string | undefined>>;

/** Looks at the content folder, at what was published, and at the server's settings and data on this machine. */
export async function readSurroundings(content: string, out: string, variables: Variables): Promise<Surroundings> {
  const { SMTP_URL, SMTP_URL_FILE, CREDENTIALS_DIRECTORY: credentials } = variables;
  const data = resolve(variables.DATA_DIR || "var");
  const siteYaml = await readFile(join(content, "site.yaml"), "utf8");
  const backup = await stat(join(data, BACKUP_MARK)).catch(() => undefined);
  return {
    publication: await lastPublication(out),
    samples: sampleValues("site.yaml", siteYaml),
    hasMailServer:
      Boolean(SMTP_URL || SMTP_URL_FILE) || (credentials !== undefined && existsSync(join(credentials, "SMTP_URL"))),
    hasMessages: existsSync(join(data, OUTBOX_FILE)),
    backedUp: backup?.mtime,
  };
}
