import { mkdtemp, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, expect, test } from "vitest";
import { authenticator } from "../test-support/authenticator.ts";
import { passkeyProof } from "./passkeys.ts";
import { openPeople, type People } from "./people.ts";

const DAY = 86_400_000;
const START = Date.parse("2026-03-01T12:00:00Z");
let folder: string;
let file: string;
let time: number;
let people: People;
const now = () => time;
const passkey = (id: string) => ({ id, publicKey: new Uint8Array([1]), counter: 0 });

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "people-"));
  file = join(folder, "editor/people.sqlite");
  time = START;
  people = openPeople(file, now);
});
afterEach(async () => {
  people.close();
  await rm(folder, { recursive: true });
});

const personWithSession = (name = "Inês") => people.begin(people.accept(people.invite(name, false), passkey(name)).id);

test("only its owner can read the file, and no token that opens anything is in it", async () => {
  const link = people.invite("Rui", false);
  const session = personWithSession();
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  const database = new DatabaseSync(file, { readOnly: true });
  const held = JSON.stringify(
    ["invitation", "session"].map((table) => database.prepare(`SELECT * FROM ${table}`).all()),
  );
  database.close();
  expect(held).toContain("Rui");
  for (const token of [link, session]) expect(held).not.toContain(token);
});

test("a session outlasts the server, and each use; a month without any ends it", () => {
  const session = personWithSession();
  for (let month = 0; month < 4; month += 1) {
    time += 29 * DAY;
    people.close();
    people = openPeople(file, now);
    expect(people.who(session)?.name).toBe("Inês");
  }
  time += 30 * DAY + 1;
  expect(people.who(session)).toBeUndefined();
});

test("a clock that is set back revives nothing that has ended, and gives nothing more time", () => {
  const [ended, link] = [personWithSession(), people.invite("Rui", false)];
  time += 31 * DAY;
  const running = personWithSession("Ana");
  expect([people.who(running)?.name, people.who(ended), people.invitation(link)]).toEqual([
    "Ana",
    undefined,
    undefined,
  ]);
  time = START;
  expect([people.who(ended), people.invitation(link)]).toEqual([undefined, undefined]);
  // It was begun in what is the future now: nobody knows when its month ends.
  expect(people.who(running)).toBeUndefined();
});

test("an invitation ends after a day, and is used once by whoever comes first", () => {
  const [first, second] = [people.invite("Rui", false), people.invite("rui", false)];
  const late = people.invite("Ana", false);
  people.accept(first, passkey("a"));
  for (const token of [first, second, "made-up"])
    expect(() => people.accept(token, passkey("b"))).toThrow("already been used");
  time += DAY + 1;
  expect(() => people.accept(late, passkey("c"))).toThrow("already been used");
  expect(people.list().map(({ name }) => name)).toEqual(["Rui"]);
});

test("who is removed by another process is out at once, with passkeys, sessions and open invitations", () => {
  const session = personWithSession();
  const again = people.invite("Inês", true);
  const command = openPeople(file, now);
  command.remove(" inês");
  command.close();
  expect([people.who(session), people.invitation(again), people.passkey("Inês")]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  expect(() => people.remove("Inês")).toThrow("Nobody here is called");
});

test("on a full disk nobody signs in, nothing is half done, and whoever is signed in stays so", () => {
  const session = personWithSession();
  const link = people.invite("Rui", false);
  const writes = new DatabaseSync(file);
  // As SQLite says it of a disk without room.
  const full = (is: boolean) => {
    for (const [table, verb] of [
      ["session", "INSERT"],
      ["session", "UPDATE"],
      ["passkey", "INSERT"],
    ])
      writes.exec(
        is
          ? `CREATE TRIGGER full_${table}_${verb} BEFORE ${verb} ON ${table} BEGIN SELECT RAISE(ABORT, 'database or disk is full'); END`
          : `DROP TRIGGER full_${table}_${verb}`,
      );
  };
  full(true);
  expect(() => people.accept(link, passkey("r"))).toThrow("full");
  expect(() => people.begin(people.list()[0]?.id ?? "")).toThrow("full");
  time += DAY / 2;
  expect(people.who(session)?.name).toBe("Inês");
  full(false);
  writes.close();
  expect(people.accept(link, passkey("r")).name).toBe("Rui");
});

test("what a browser was asked is answered within five minutes, once, and not by a clock set back", async () => {
  const origin = "https://edit.example.com";
  const proof = passkeyProof(people, origin, now);
  const device = authenticator("edit.example.com");
  const goal = "passkey x";
  const { challenge: first } = await proof.newOptions({ id: "x", name: "Inês" }, goal);
  const made = (await proof.made(device.made(first, origin) as never, goal)) as ReturnType<typeof passkey>;
  people.accept(people.invite("Inês", false), made);
  const late = (await proof.signInOptions()).challenge;
  time += 5 * 60_000 + 1;
  await expect(proof.signIn(device.answer(late, origin) as never)).rejects.toThrow("five minutes");
  const future = (await proof.signInOptions()).challenge;
  time -= DAY;
  await expect(proof.signIn(device.answer(future, origin) as never)).rejects.toThrow("five minutes");
  const answer = device.answer((await proof.signInOptions()).challenge, origin);
  expect(await proof.signIn(answer as never)).toBe(people.list()[0]?.id);
  await expect(proof.signIn(answer as never)).rejects.toThrow("five minutes");
});
