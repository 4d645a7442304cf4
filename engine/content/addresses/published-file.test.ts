import { mkdtemp, readFile, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, describe, expect, test } from "vitest";
import { ContentError } from "../source/problem.ts";
import { addressSources, postFacts } from "../test-support/post-facts.ts";
import { acceptAddresses, readPublishedFile, rememberOnline, vanishedIn } from "./published-file.ts";
import type { PublishedPage } from "./published-list.ts";

const page = (slug: string, mark = "f"): PublishedPage => {
  return { path: `/fr/${slug}/`, locale: "fr", title: slug, fingerprint: mark.repeat(22) };
};
const SHARED = "s".repeat(22);
const online = (...pages: readonly PublishedPage[]) => ({ shared: SHARED, pages });
const addresses = addressSources([postFacts("a")]);

let folder: string;
let file: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "published-"));
  file = join(folder, "published.txt");
});
const text = () => readFile(file, "utf8");

describe("after a publication", () => {
  test("the list has its pages and its time, and an explanation in the owner's language", async () => {
    const before = new Date().toISOString();
    await acceptAddresses(folder, addresses, "pt", online(page("a")));
    expect(await text()).toMatch(/^# Todos os endereços publicados: [^\n]+\n# [^\n]+\nsite: s+ /);
    const { at = "", pages, lines } = readPublishedFile(folder) ?? {};
    expect(at >= before && at <= new Date().toISOString()).toBe(true);
    expect([pages, lines?.has("/fr/feed.xml")]).toEqual([[page("a")], true]);
  });

  test("taking addresses without publishing keeps what is known of the pages, the time and the owner's comments", async () => {
    await writeFile(file, `# À nous\nsite: ${SHARED} 2026-11-25T10:00:00.000Z\n/fr/a/ ${"f".repeat(22)} a\n`);
    await acceptAddresses(folder, addresses, "fr");
    const first = await text();
    expect(first).toMatch(/^# À nous\nsite: s+ 2026-11-25T10:00:00.000Z\n\/en\/\n/);
    expect(first).toContain(`\n/fr/a/ ${"f".repeat(22)} a\n`);
    await acceptAddresses(folder, addresses, "fr");
    expect(await text()).toBe(first);
  });
});

describe("what is online otherwise than the list says", () => {
  test("is written into it, and no address is lost", async () => {
    await acceptAddresses(folder, addresses, "fr", online(page("a"), page("b")));
    await rememberOnline(folder, online(page("a", "e"), page("c")), "fr");
    const { pages, lines } = readPublishedFile(folder) ?? {};
    expect(pages).toEqual([page("a", "e"), page("c")]);
    expect(["/fr/a/", "/fr/c/", "/pt/feed.xml"].filter((path) => lines?.has(path))).toHaveLength(3);
  });

  test("is nothing where the list knows it: the file is not touched", async () => {
    await acceptAddresses(folder, addresses, "fr", online(page("a")));
    const { ino } = await stat(file);
    await rememberOnline(folder, online(page("a")), "fr");
    expect((await stat(file)).ino).toBe(ino);
    await rememberOnline(folder, { ...online(page("a")), shared: "t".repeat(22) }, "fr");
    expect((await stat(file)).ino).not.toBe(ino);
  });
});

test("a list with errors is told line by line, is not written, and stays as it is", async () => {
  await writeFile(file, "/fr/perdu/\n<<<<<<< HEAD\n");
  expect(vanishedIn(folder)(addresses).map(({ id, line }) => [id, line])).toEqual([
    ["published-merge-mark", 2],
    ["address-vanished", 1],
  ]);
  await expect(acceptAddresses(folder, addresses, "fr", online(page("a")))).rejects.toThrow(ContentError);
  await expect(rememberOnline(folder, online(page("a")), "fr")).rejects.toThrow(ContentError);
  expect(await text()).toBe("/fr/perdu/\n<<<<<<< HEAD\n");
});
