import { existsSync } from "node:fs";
import { stat } from "node:fs/promises";
import { join, resolve } from "node:path";
import { BACKUP_MARK, OUTBOX_FILE } from "#contact/message/data-folder.ts";
import { securityExpiry } from "#engine/build/output/security-text.ts";
import { readPublishedFile } from "#engine/content/addresses/published-file.ts";
import { addDays } from "#engine/i18n/days.ts";
import type { BuildPlace, Need, Section } from "#engine/report/build-result.ts";
import { html, list } from "#engine/report/html.ts";
import { PUBLISH } from "#engine/report/needs.ts";
import type { SayReportWord } from "./report-words.ts";

/** security.txt is made for eleven months; a publication older than this is in its last two. */
const SECURITY_DAYS = 270;
const BACKUP_DAYS = 31;
const BACK_UP = "npm run inbox -- backup messages.sqlite";
const SECTION = "server";

export type ServerFacts = Awaited<ReturnType<typeof serverFacts>>;

/** The settings and the data of the contact server on this machine, with the days that its report names. */
export async function serverFacts({ content, now }: BuildPlace) {
  const { SMTP_URL, SMTP_URL_FILE, CREDENTIALS_DIRECTORY: credentials, DATA_DIR } = process.env;
  const data = resolve(DATA_DIR || "var");
  const backup = await stat(join(data, BACKUP_MARK)).catch(() => undefined);
  const publishedAt = readPublishedFile(content)?.at;
  const published = publishedAt === undefined ? undefined : new Date(publishedAt);
  return {
    today: dayOf(now),
    /** The day of the last publication; undefined for none. */
    published: published && dayOf(published),
    /** Whether this machine knows a mail server for messages. */
    hasMailServer: Boolean(SMTP_URL || SMTP_URL_FILE || (credentials && existsSync(join(credentials, "SMTP_URL")))),
    /** Whether the messages lie on this machine. */
    hasMessages: existsSync(join(data, OUTBOX_FILE)),
    /** The day on which they were last backed up here; undefined for never. */
    backedUp: backup && dayOf(backup.mtime),
    /** The last day on which security.txt is valid. */
    securityUntil: dayOf(securityExpiry(published ?? now)),
  };
}

const dayOf = (moment: Date) => moment.toISOString().slice(0, "2026-11-25".length);

/** What needs the owner of it, the most urgent first. */
export function serverNeeds(facts: ServerFacts, say: SayReportWord): Need[] {
  const { today, published = today, hasMessages, hasMailServer, backedUp = "" } = facts;
  const all: readonly (Need | false)[] = [
    published < addDays(today, -SECURITY_DAYS) && { text: say("need-security", {}), command: PUBLISH },
    hasMessages && backedUp < addDays(today, -BACKUP_DAYS) && { text: say("need-backup", {}), command: BACK_UP },
    hasMessages && !hasMailServer && { text: say("need-mail", {}), section: SECTION },
  ];
  return all.filter((need) => need !== false);
}

/** The section about it. */
export function serverSection({ hasMailServer, backedUp, securityUntil }: ServerFacts, say: SayReportWord): Section {
  const mail = hasMailServer
    ? say("report-mail-known", {})
    : html`${say("report-mail-unknown", { write: "" })}<code>npm run inbox -- test</code>`;
  const backup = backedUp
    ? say("report-backed-up", { day: backedUp })
    : html`${say("report-not-backed-up", { write: "" })}<code>${BACK_UP}</code>`;
  const content = list([mail, backup, say("report-security", { day: securityUntil })]);
  return { id: SECTION, title: say("report-server", {}), content };
}
