import { mkdir, mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { site } from "#engine/test-support/made-up-site.ts";
import { createContentStore } from "./content-store.ts";
import { createHistory } from "./history.ts";

/** A file of an editor whose clock is set, and the texts of its versions, the first ones first. */
async function typing() {
  vi.useFakeTimers({ toFake: ["setTimeout", "Date"], now: Date.parse("2026-11-27T10:00:00Z") });
  const path = "words.txt";
  const content = join(await mkdtemp(join(tmpdir(), "history-")), "content");
  await mkdir(content);
  await writeFile(join(content, path), "0");
  const history = createHistory(content);
  const store = createContentStore(content, history, site);
  let text = "0";
  const type = async (next: string) => {
    await store.bringIn({ path, base: text, edited: { text: next } });
    text = next;
  };
  return {
    path,
    store,
    type,
    /** Types a number each second. */
    async typeFor(seconds: number) {
      for (let second = 1; second <= seconds; second += 1) {
        await type(`${text.split(" ")[0]} ${second}`);
        vi.advanceTimersByTime(1000);
        // What is kept then, is kept in its turn.
        await store.change(async () => ({ files: new Map() }));
      }
    },
    async texts() {
      const versions = await history.versions(path);
      return Promise.all(versions.toReversed().map(async ({ id }) => String(await history.bytesOf(path, id))));
    },
  };
}
afterEach(() => {
  vi.useRealTimers();
});

test("[O2] of what is typed there is a version each half minute, what it was typed over, and what it was when that ended", async () => {
  const { typeFor, texts } = await typing();
  await typeFor(75);
  expect(await texts()).toEqual(["0", "0 30", "0 60"]);
  await typeFor(15);
  expect((await texts()).at(-1)).toBe("0 15");
});

test("[O2] after the clock was set back an hour there are as few versions, and none is driven out", async () => {
  const { typeFor, texts } = await typing();
  await typeFor(31);
  vi.setSystemTime(Date.parse("2026-11-27T09:00:00Z"));
  await typeFor(30);
  expect((await texts()).toSorted()).toEqual(["0", "0 29", "0 30"]);
});

test("[O2] what was typed a moment ago is a version before something else takes its place", async () => {
  const { path, store, type, texts } = await typing();
  await type("deux");
  await store.change(async () => ({ files: new Map([[path, "trois"]]) }));
  expect(await texts()).toEqual(["0", "deux", "trois"]);
});

test("of very many versions the first stays, and those of the last hours", async () => {
  const content = join(await mkdtemp(join(tmpdir(), "history-")), "content");
  const history = createHistory(content);
  const versions = join(history.folder, "versions/a.md");
  await mkdir(versions, { recursive: true });
  const nameOf = (count: number) => {
    const time = new Date(Date.UTC(2026, 10, 1) + count * 30_000).toISOString().replaceAll(/[:.]/g, "-");
    return `${time}.${String(count).padStart(12, "0")}`;
  };
  await Promise.all(Array.from({ length: 500 }, (_, count) => writeFile(join(versions, nameOf(count)), "")));
  await history.keep("a.md", Buffer.from("un"));
  const kept = (await history.versions("a.md")).map(({ id }) => id);
  expect(kept.length).toBeLessThan(400);
  expect(kept.slice(1, 250)).toEqual(Array.from({ length: 249 }, (_, count) => nameOf(499 - count)));
  expect(kept.at(-1)).toBe(nameOf(0));
});

test("a text that another editor has renamed, and this one has kept as it read it last, is not listed as deleted", async () => {
  const content = join(await mkdtemp(join(tmpdir(), "history-")), "content");
  await mkdir(content);
  const [one, other] = [createHistory(content), createHistory(content)];
  const [text, gone] = [Buffer.from("un\n"), Buffer.from("deux\n")];
  await one.keep("a.md", text);
  await one.move("a.md", "b.md");
  await writeFile(join(content, "b.md"), "un, ailleurs\n");
  await other.keep("a.md", text);
  await other.keep("c.md", gone);
  expect((await one.deleted()).map(({ path }) => path)).toEqual(["c.md"]);
});
