import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { fixtureBuild } from "#contact/server/test-support/fixture-build.ts";
import { smtpSink } from "#contact/server/test-support/smtp-sink.ts";
import { NEVER_COMES } from "../../support/setup/patience.ts";
import { startServer } from "../../support/setup/start-server.ts";
import { eventually } from "../eventually.ts";
import { submit } from "./submit.ts";

/** What every visitor writes, each with another number. */
const TEXT = /Message [\d.]+ of the test that kills the server/;
const CLIENTS = 4;
const MAX_PER_ROUND = 60;
const SHORTEST_LIFE = 50;
const LONGEST_LIFE = 600;

/** What came of killing the server again and again. */
export interface KillResult {
  /** Messages that were answered 2xx. */
  readonly acknowledged: number;
  /** Of those, how many never arrived. Must be none. */
  readonly lost: number;
  /** Mails that arrived more than once. */
  readonly duplicates: number;
  /** Mails that arrived twice, but not as the same bytes. Must be none. */
  readonly differingCopies: number;
  /** Submissions, sent again after a kill under the same key, that became two messages. Must be none. */
  readonly becameTwo: number;
  /** The most copies of one mail. */
  readonly mostCopies: number;
  /** What SQLite says of the database: "ok". */
  readonly integrity: string;
}

/**
 * Kills the server at a random moment while visitors send messages, so many times, then lets it deliver what is left.
 * Visitors send again what was not answered, with the same key.
 *
 * @param log told of each round
 */
export async function killRounds(rounds: number, log: (line: string) => void = () => {}): Promise<KillResult> {
  const sink = await smtpSink();
  const dataDir = await mkdtemp(join(tmpdir(), "kill-"));
  const siteFolder = fixtureBuild().root;
  const settings = { DATA_DIR: dataDir, SMTP_URL: `smtp://127.0.0.1:${sink.port}`, CONTACT_TO: "owner@example.com" };
  const ids = new Set<string>();
  const unanswered: string[] = [];
  for (let round = 1; round <= rounds; round++) {
    const server = await startServer(siteFolder, settings);
    const killed = new AbortController();
    const clients = Array.from({ length: CLIENTS }, (_, client) =>
      keepSending(server.origin, `${round}.${client}`, unanswered, ids, killed.signal),
    );
    await pause(SHORTEST_LIFE + Math.random() * (LONGEST_LIFE - SHORTEST_LIFE));
    await server.kill();
    killed.abort();
    await Promise.all(clients);
    log(`round ${round} of ${rounds}: ${ids.size} messages accepted, ${sink.mails.length} mails`);
  }
  const server = await startServer(siteFolder, settings);
  for (const text of unanswered) ids.add(await submit(server.origin, { message: text, idempotencyKey: text }));
  const arrived = () => new Set(sink.mails.map(messageId));
  await eventually("all delivered", () => ids.isSubsetOf(arrived()), NEVER_COMES).catch(() => undefined);
  await server.stop();
  await sink.close();
  return { ...compare([...ids], sink.mails), acknowledged: ids.size, integrity: integrityOf(dataDir) };
}

/** One visitor after the other, each with another message; who gets no answer leaves the message behind. */
async function keepSending(
  origin: string,
  name: string,
  unanswered: string[],
  ids: Set<string>,
  killed: AbortSignal,
): Promise<void> {
  for (let count = 0; count < MAX_PER_ROUND && !killed.aborted; count++) {
    const text = unanswered.shift() ?? `Message ${name}.${count} of the test that kills the server`;
    try {
      ids.add(await submit(origin, { message: text, idempotencyKey: text }));
    } catch {
      unanswered.push(text);
      return;
    }
  }
}

function compare(ids: readonly string[], mails: readonly string[]) {
  const copies = new Map<string, string[]>();
  for (const mail of mails) copies.set(messageId(mail), [...(copies.get(messageId(mail)) ?? []), mail]);
  const repeated = [...copies.values()].filter(({ length }) => length > 1);
  return {
    lost: ids.filter((id) => !copies.has(id)).length,
    duplicates: repeated.length,
    becameTwo: copies.size - new Set([...copies.values()].map(([mail]) => TEXT.exec(mail ?? "")?.[0])).size,
    differingCopies: repeated.filter((same) => new Set(same).size > 1).length,
    mostCopies: Math.max(0, ...[...copies.values()].map(({ length }) => length)),
  };
}

/** The message's id, from the left side of its Message-ID. */
function messageId(mail: string): string {
  return /^Message-ID: <([^@]+)@/im.exec(mail)?.[1] ?? "";
}

function integrityOf(dataDir: string): string {
  const database = new DatabaseSync(join(dataDir, "outbox.sqlite"));
  const row = database.prepare("PRAGMA integrity_check").get();
  database.close();
  return String(row?.integrity_check);
}

/** Not a wait for a state: the moment of the kill is to be any moment. */
function pause(milliseconds: number): Promise<void> {
  return new Promise((resume) => setTimeout(resume, milliseconds));
}
