import fs from "node:fs";
import { appendFile } from "node:fs/promises";
import { syncBuiltinESMExports } from "node:module";
import { expect, onTestFinished, test, vi } from "vitest";
import { rememberOnline, rememberPublication } from "#engine/content/addresses/published-file.ts";
import { readContent } from "#engine/content/reading/read-content.ts";
import { ReadingMemory } from "#engine/content/reading/reading-memory.ts";
import { changedContent } from "#engine/content/test-support/changed-content.ts";
import { site } from "#engine/test-support/made-up-site.ts";
import { collectionsIn } from "./collections.ts";
import { siteFacts } from "./site-facts.ts";

const POST = (date: string) =>
  `---\ntitle: Un essai\ndate: ${date}\ndescription: Un essai.\ntags: []\n---\n\nUn mot.\n`;

const NOW = new Date("2026-11-25T12:00:00Z");

/** The collections on 25 November 2026, before the first publication. */
async function collections(files: Readonly<Record<string, string>>) {
  const folder = await changedContent(files);
  return collectionsIn(folder, await siteFacts(site, folder, NOW), new ReadingMemory());
}

test.each([
  ["2026-11-25", "ready"],
  ["2026-11-26", "scheduled"],
  ["demain", "broken"],
  ["2027-02-30", "broken"],
])("the state of an article of %s is “%s”", async (date, state) => {
  const { texts } = await collections({ "posts/fr/essai.md": POST(date) });
  expect(texts.find(({ key }) => key === "essai")?.versions.fr?.state).toBe(state);
});

test("titles are shown as visitors read them: typeset in their language, without marks and backslashes, with what stands for {brand}", async () => {
  const french = POST("2026-11-25").replace("Un essai", '"{brand} : **un** interlocuteur \\\\[3\\\\*4]"');
  const page = "---\nname: Santé : un guide\ntitle: Santé\nheading: Santé\ndescription: Un guide.\n---\n\nUn mot.\n";
  const { texts } = await collections({ "posts/fr/essai.md": french, "pages/guide/fr.md": page });
  const titleOf = (wanted: string) => texts.find(({ key }) => key === wanted)?.versions.fr?.title;
  expect([titleOf("essai"), titleOf("guide")]).toEqual([
    "Estuaire\u00a0: un interlocuteur [3*4]",
    "Santé\u00a0: un guide",
  ]);
});

test("before the first publication nothing is online, nor is the page that says that there is none", async () => {
  const { texts } = await collections({});
  expect(texts.map(({ key }) => key)).toContain("not-found");
  expect(texts.flatMap(({ versions }) => Object.values(versions)).map(({ state }) => state)).not.toContain("online");
});

test("online is what the last publication had, and nothing before the first, whatever addresses are remembered", async () => {
  const folder = await changedContent({
    "posts/fr/essai.md": POST("2026-11-25"),
    "posts/fr/autre.md": POST("2026-11-25"),
  });
  const statesNow = async () => {
    const { texts } = await collectionsIn(folder, await siteFacts(site, folder, NOW), new ReadingMemory());
    return ["essai", "autre", "blog"].map((wanted) => texts.find(({ key }) => key === wanted)?.versions.fr?.state);
  };
  const { addresses } = await readContent(folder, folder, site, { now: NOW });
  await rememberPublication(folder, addresses, "fr", { shared: "", pages: [] });
  expect(await statesNow()).toEqual(["ready", "ready", "ready"]);
  const page = { path: "/fr/essai/", locale: "fr", title: "Un essai", fingerprint: "x".repeat(22) };
  const online = { shared: "x".repeat(22), pages: [page], at: "2100-01-01T00:00:00.000Z" };
  await rememberOnline(folder, online, "fr");
  expect(await statesNow()).toEqual(["online", "ready", "online"]);
  // Without what it said then, nobody knows whether a text is another.
  await rememberOnline(folder, { ...online, at: "2000-01-01T00:00:00.000Z" }, "fr");
  expect(await statesNow()).toEqual(["online", "ready", "online"]);
});

test("a text that another program deletes while the list is made keeps no other out of it", async () => {
  const folder = await changedContent({
    "posts/fr/essai.md": POST("2026-11-25"),
    "posts/fr/zoo.md": POST("2026-11-25"),
  });
  const memory = new ReadingMemory();
  const load: ReadingMemory["load"] = async (files, path) => {
    fs.rmSync(`${folder}/posts/fr/zoo.md`, { force: true });
    return memory.load(files, path);
  };
  const keys = (await collectionsIn(folder, await siteFacts(site, folder), { load })).texts.map(({ key }) => key);
  expect([keys.includes("essai"), keys.includes("zoo")]).toEqual([true, false]);
});

test("a list reads each text once, and when it is asked for again only those that have changed", async () => {
  const spies = [vi.spyOn(fs, "readFileSync"), vi.spyOn(fs.promises, "readFile"), vi.spyOn(fs.promises, "open")];
  syncBuiltinESMExports();
  onTestFinished(() => {
    vi.restoreAllMocks();
    syncBuiltinESMExports();
  });
  const folder = await changedContent();
  const facts = await siteFacts(site, folder);
  const readBy = async (work: Promise<unknown>) => {
    for (const spy of spies) spy.mockClear();
    await work;
    return spies.flatMap(({ mock }) => mock.calls.map(([file]) => String(file))).filter((file) => file.endsWith(".md"));
  };
  const memory = new ReadingMemory();
  const first = await readBy(collectionsIn(folder, facts, memory));
  expect(first.length).toBeGreaterThan(20);
  expect(new Set(first).size).toBe(first.length);
  expect(await readBy(collectionsIn(folder, facts, memory))).toEqual([]);
  const [changed = ""] = first;
  await appendFile(changed, "\nUn mot de plus.\n");
  expect(await readBy(collectionsIn(folder, facts, memory))).toEqual([changed]);
});
