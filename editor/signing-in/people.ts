import { hash, randomBytes } from "node:crypto";
import { closeSync, existsSync, mkdirSync, openSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync, type SQLInputValue } from "node:sqlite";
import type { WebAuthnCredential } from "@simplewebauthn/server";
import type { PersonRow } from "../contract/people.ts";
import { Refused } from "../words/refused.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Without use, a session ends. */
const SESSION_DAYS = 30;
/** Milliseconds for which a process waits while another writes. */
const PATIENCE = 2000;

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS person (id TEXT PRIMARY KEY, name TEXT NOT NULL, folded TEXT NOT NULL UNIQUE,
    since INTEGER NOT NULL, seen INTEGER, told INTEGER) STRICT;
  CREATE TABLE IF NOT EXISTS passkey (id TEXT PRIMARY KEY, person TEXT NOT NULL REFERENCES person ON DELETE CASCADE,
    key BLOB NOT NULL, counter INTEGER NOT NULL, transports TEXT NOT NULL, since INTEGER NOT NULL) STRICT;
  CREATE TABLE IF NOT EXISTS invitation (hash TEXT PRIMARY KEY, name TEXT NOT NULL, folded TEXT NOT NULL,
    person TEXT REFERENCES person ON DELETE CASCADE, at INTEGER NOT NULL) STRICT;
  CREATE TABLE IF NOT EXISTS session (hash TEXT PRIMARY KEY, preview TEXT NOT NULL UNIQUE,
    person TEXT NOT NULL REFERENCES person ON DELETE CASCADE, seen INTEGER NOT NULL) STRICT;`;

export interface Person {
  readonly id: string;
  readonly name: string;
}

export type People = ReturnType<typeof openPeople>;

/**
 * Who may use the editor, their passkeys, invitations and sessions, in a file that only its owner may read. The server and the
 * commands have it open at the same time: who is removed is out with the next request. No token is in it, only their hashes.
 *
 * @param now what a test replaces
 */
export function openPeople(file: string, now: () => number = Date.now) {
  if (!existsSync(file)) {
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    closeSync(openSync(file, "a", 0o600));
  }
  const database = new DatabaseSync(file, { timeout: PATIENCE, defensive: true });
  database.exec(`PRAGMA foreign_keys = ON; PRAGMA secure_delete = ON; PRAGMA synchronous = FULL; ${SCHEMA}`);
  const run = (text: string, ...values: SQLInputValue[]) => database.prepare(text).run(...values).changes;
  const row = <Row>(text: string, ...values: SQLInputValue[]) =>
    database.prepare(text).get(...values) as Row | undefined;
  const rows = <Row>(text: string, ...values: SQLInputValue[]) => database.prepare(text).all(...values) as Row[];
  const whole = <Result>(work: () => Result): Result => {
    database.exec("BEGIN IMMEDIATE");
    try {
      const result = work();
      database.exec("COMMIT");
      return result;
    } catch (error) {
      if (database.isTransaction) database.exec("ROLLBACK");
      throw error;
    }
  };
  /** Of what ends by itself, the times at which it may have begun: what is of the future was so before a clock was set back. */
  const lasting = (days: number) => [now() - days * DAY, now() + DAY] as const;
  /** What has ended is removed, so that no clock revives it. On a full disk it stays, and is judged by its time. */
  const removeEnded = () => {
    for (const [table, column, days] of [
      ["session", "seen", SESSION_DAYS],
      ["invitation", "at", 1],
    ] as const)
      if (row(`SELECT 1 FROM ${table} WHERE ${column} NOT BETWEEN ? AND ?`, ...lasting(days)))
        try {
          run(`DELETE FROM ${table} WHERE ${column} NOT BETWEEN ? AND ?`, ...lasting(days));
        } catch {}
  };
  const named = (name: string) => row<Person>("SELECT id, name FROM person WHERE folded = ?", folded(name));
  const removedPerson = (id: string) => run("DELETE FROM person WHERE id = ?", id) > 0;
  const addPasskey = (person: string, { id, publicKey, counter, transports = [] }: WebAuthnCredential) =>
    run(
      "INSERT INTO passkey VALUES (?, ?, ?, ?, ?, ?)",
      id,
      person,
      publicKey,
      counter,
      JSON.stringify(transports),
      now(),
    );
  const invitation = (token: string) => {
    removeEnded();
    return row<{ readonly name: string; readonly person: string | null }>(
      "SELECT name, person FROM invitation WHERE hash = ? AND at BETWEEN ? AND ?",
      hashed(token),
      ...lasting(1),
    );
  };
  return {
    /**
     * @param again for a person who is there, and who is told: a further passkey
     * @returns the token of a link that works once, within a day
     * @throws {Refused} "person-there", "person-unknown" or "name-of-person"
     */
    invite(given: string, again: boolean): string {
      const name = given.normalize().trim();
      if (!/^[^\p{C}]{1,40}$/u.test(name)) throw Refused.because("name-of-person", {});
      const person = named(name);
      if (person && !again) throw Refused.because("person-there", { name, write: "--again" }, 409);
      if (!person && again) throw Refused.because("person-unknown", { name }, 404);
      const token = newToken();
      whole(() => {
        run(
          "INSERT INTO invitation VALUES (?, ?, ?, ?, ?)",
          hashed(token),
          name,
          folded(name),
          person?.id ?? null,
          now(),
        );
        if (person) run("UPDATE person SET told = ? WHERE id = ?", now(), person.id);
      });
      return token;
    },
    /** What a token invites to; undefined where it was used, or a day has passed. */
    invitation,
    /** Uses an invitation up: the person is there, with the passkey. @throws {Refused} "invitation-used" */
    accept(token: string, credential: WebAuthnCredential): Person {
      return whole(() => {
        const invited = invitation(token);
        // Of two for one name, the first makes the person.
        const isTaken = invited?.person === null && named(invited.name) !== undefined;
        if (invited === undefined || isTaken) throw Refused.because("invitation-used", {}, 403);
        const id = invited.person ?? newToken();
        run("DELETE FROM invitation WHERE hash = ?", hashed(token));
        if (invited.person === null)
          run("INSERT INTO person VALUES (?, ?, ?, ?, NULL, NULL)", id, invited.name, folded(invited.name), now());
        addPasskey(id, credential);
        return { id, name: invited.name };
      });
    },
    addPasskey,
    passkey(id: string): (WebAuthnCredential & { readonly person: string }) | undefined {
      const found = row<
        Record<"id" | "person" | "transports", string> & { key: Uint8Array<ArrayBuffer>; counter: number }
      >("SELECT * FROM passkey WHERE id = ?", id);
      return found && { ...found, publicKey: found.key, transports: JSON.parse(found.transports) as string[] };
    },
    passkeysOf: (person: string) =>
      rows<{ readonly id: string; readonly since: number }>(
        "SELECT id, since FROM passkey WHERE person = ? ORDER BY since",
        person,
      ),
    /** @returns whether it went: the last one stays */
    removePasskey: (person: string, id: string): boolean =>
      run(
        "DELETE FROM passkey WHERE id = ?1 AND person = ?2 AND (SELECT COUNT(*) FROM passkey WHERE person = ?2) > 1",
        id,
        person,
      ) > 0,
    /** Remembers that a passkey was used. */
    used: (id: string, counter: number) => run("UPDATE passkey SET counter = ? WHERE id = ?", counter, id),
    /** @returns the token of a new session */
    begin(person: string): string {
      const token = newToken();
      whole(() => {
        run("INSERT INTO session VALUES (?, ?, ?, ?)", hashed(token), hashed(previewToken(token)), person, now());
        run("UPDATE person SET seen = ? WHERE id = ?", now(), person);
      });
      return token;
    },
    end: (token: string) => run("DELETE FROM session WHERE hash = ?", hashed(token)),
    /** Who comes with the token of a session, or with that of its preview. */
    who(token: string, column: "hash" | "preview" = "hash"): Person | undefined {
      removeEnded();
      const found = row<Person & { readonly seen: number }>(
        `SELECT person.id, name, session.seen FROM session JOIN person ON person.id = person
          WHERE ${column} = ? AND session.seen BETWEEN ? AND ?`,
        hashed(token),
        ...lasting(SESSION_DAYS),
      );
      if (found && Math.abs(now() - found.seen) > HOUR)
        try {
          whole(() => {
            run(`UPDATE session SET seen = ? WHERE ${column} = ?`, now(), hashed(token));
            run("UPDATE person SET seen = ? WHERE id = ?", now(), found.id);
          });
        } catch {
          // On a full disk whoever is signed in stays so.
        }
      return found && { id: found.id, name: found.name };
    },
    list: () => rows<PersonRow>("SELECT id, name, since, seen FROM person ORDER BY since"),
    /** When a link for a further passkey of theirs was made that they have not heard of. */
    told: (person: string) =>
      row<{ readonly told: number | null }>("SELECT told FROM person WHERE id = ?", person)?.told ?? null,
    hasHeard: (person: string) => run("UPDATE person SET told = NULL WHERE id = ?", person),
    /** Ends a person's passkeys, sessions and invitations. @throws {Refused} "person-unknown" */
    remove(name: string): void {
      const invited = run("DELETE FROM invitation WHERE folded = ?", folded(name)) > 0;
      const person = named(name);
      if (!invited && !person) throw Refused.because("person-unknown", { name }, 404);
      if (person) removedPerson(person.id);
    },
    close: () => database.close(),
  };
}

const newToken = () => randomBytes(32).toString("base64url");
const hashed = (token: string) => hash("sha256", token, "base64url");
const folded = (name: string) => name.normalize().trim().toLowerCase();

/** The token of the preview that belongs to a session: from it nobody finds that of the session. */
export function previewToken(token: string): string {
  return hashed(`preview ${token}`);
}
