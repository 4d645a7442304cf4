import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { HOUR, utcMinute } from "../common/clock.ts";
import { headerText } from "../common/visitor-text.ts";
import type { Outbox, StoredMessage } from "../outbox/outbox.ts";
import type { MailContent } from "./compose-mail.ts";

/** Messages read of the outbox at once. */
const MAX_LISTED = 1_000;
/** A message that could not be sent for so long is news for the owner. */
const LATE = 6 * HOUR;
/** Where in the data folder the time of the last digest is kept. */
const MEMORY_FILE = "last-digest";

const STATES: Readonly<Partial<Record<StoredMessage["state"], string>>> = {
  failed: "non remis",
  queued: "pas encore remis, nouvel essai en cours",
  uncertain: "peut-être remis, nouvel essai en cours",
  quarantined: "mis de côté comme indésirable",
};

/**
 * The messages that the owner should know of: those that could not be delivered or are late, and suspected spam since the
 * last digest. Oldest first.
 *
 * @param now milliseconds since 1970
 * @param since when the last digest was sent, in milliseconds since 1970
 */
export async function messagesForDigest(outbox: Outbox, now: number, since: number): Promise<readonly StoredMessage[]> {
  const listed = await outbox.list({ states: ["failed", "uncertain", "quarantined", "queued"], limit: MAX_LISTED });
  const isNews = ({ state, receivedAt }: StoredMessage) => {
    if (state === "quarantined") return receivedAt > since;
    return state === "queued" ? now - receivedAt > LATE : true;
  };
  return listed.filter(isNews).toReversed();
}

/** The daily mail about messages that did not reach the owner, in the site's first language. */
export function digestContent(messages: readonly StoredMessage[], now: number, mailHost: string): MailContent {
  const day = new Date(now).toISOString().slice(0, 10);
  const count = messages.length === 1 ? "1 message demande" : `${messages.length} messages demandent`;
  return {
    id: `<digest-${day}@${mailHost}>`,
    date: new Date(now),
    subject: `Formulaire de contact : ${count} votre attention`,
    text: [
      `${count} votre attention. Rien n’est perdu : tous sont gardés sur le serveur.`,
      "",
      ...messages.flatMap(messageLines),
      "Pour agir, sur le serveur :",
      "  npm run inbox -- list           voir tous les messages",
      "  npm run inbox -- show ID        lire un message",
      "  npm run inbox -- retry ID       envoyer de nouveau un message non remis",
      "  npm run inbox -- retry --all    envoyer de nouveau tous les messages non remis",
      "  npm run inbox -- release ID     envoyer un message mis de côté",
      "  npm run inbox -- discard ID     supprimer un message mis de côté",
      "",
    ].join("\n"),
  };
}

function messageLines({ id, receivedAt, state, name, email, lastError, suspicions }: StoredMessage): string[] {
  const reason = lastError === undefined ? suspicions.join(", ") : `${lastError.kind} (${headerText(lastError.text)})`;
  return [
    `${utcMinute(receivedAt)} UTC : ${headerText(name)} <${email}>`,
    `  ${STATES[state] ?? state}${reason === "" ? "" : ` : ${reason}`}`,
    `  ID ${id}`,
    "",
  ];
}

/** Remembers across restarts when the last digest was sent. */
export interface DigestMemory {
  /** Milliseconds since 1970; 0 where there was none. */
  read(): number;
  write(time: number): void;
}

/** Keeps it in the data folder; where that is not writable, only as long as the process runs. */
export function digestMemory(dataDir: string): DigestMemory {
  const file = join(dataDir, MEMORY_FILE);
  let latest = 0;
  return {
    read: () => Math.max(latest, storedTime(file)),
    write(time) {
      latest = time;
      try {
        mkdirSync(dataDir, { recursive: true, mode: 0o700 });
        writeFileSync(file, `${new Date(time).toISOString()}\n`, { mode: 0o600 });
      } catch {
        // The next process may then send one digest more.
      }
    },
  };
}

function storedTime(file: string): number {
  try {
    return Date.parse(readFileSync(file, "utf8").trim()) || 0;
  } catch {
    return 0;
  }
}
