import { existsSync } from "node:fs";
import { mkdtemp, readFile, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, describe, expect, test } from "vitest";
import { ContentError } from "../source/problem.ts";
import { addressSources, postFacts } from "../test-support/post-facts.ts";
import { readPublishedFile, rememberOnline, rememberPublication } from "./published-file.ts";
import type { PublishedPage } from "./published-list.ts";
import { stoppingIn } from "./stopping.ts";

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
    await rememberPublication(folder, addresses, "pt", online(page("a")));
    expect(await text()).toMatch(/^# Todos os endereços postos em linha[^\n]+\n# [^\n]+\nsite: s+ /);
    const { at = "", pages, lines } = readPublishedFile(folder) ?? {};
    expect(at >= before && at <= new Date().toISOString()).toBe(true);
    expect([pages, lines?.has("/fr/feed.xml")]).toEqual([[page("a")], true]);
  });

  test("it keeps the owner's comments, each address once, and of those that answer nothing that the owner knows it", async () => {
    await writeFile(file, `# À nous\n/fr/a/\n/fr/perdu/\n/fr/revenu/ -\n`);
    await rememberPublication(folder, addressSources([postFacts("a"), postFacts("revenu")]), "fr", online(page("a")));
    expect(await text()).toMatch(/^# À nous\nsite: s+ \S+\n\/en\/\n/);
    const { lines, accepted, pages } = readPublishedFile(folder) ?? {};
    expect([...(accepted ?? [])]).toEqual(["/fr/perdu/"]);
    expect([lines?.has("/fr/revenu/"), lines?.has("/fr/perdu/"), pages]).toEqual([true, true, [page("a")]]);
  });

  test("an old list of addresses that are gone is carried into it once, and is no more (D45)", async () => {
    await writeFile(join(folder, "gone.yaml"), '# Retirées\n- /fr/adieu\n- "/en/bye/"\n- rien\n');
    await rememberPublication(folder, addresses, "fr", online(page("a")));
    expect([...(readPublishedFile(folder)?.accepted ?? [])]).toEqual(["/en/bye/", "/fr/adieu/"]);
    expect(existsSync(join(folder, "gone.yaml"))).toBe(false);
    const first = await text();
    await rememberPublication(folder, addresses, "fr", online(page("a")));
    expect((await text()).replace(/^site:.*$/m, "")).toBe(first.replace(/^site:.*$/m, ""));
  });
});

describe("what is online otherwise than the list says", () => {
  test("is written into it, and no address is lost", async () => {
    await rememberPublication(folder, addresses, "fr", online(page("a"), page("b")));
    await rememberOnline(folder, online(page("a", "e"), page("c")), "fr");
    const { pages, lines } = readPublishedFile(folder) ?? {};
    expect(pages).toEqual([page("a", "e"), page("c")]);
    expect(["/fr/a/", "/fr/c/", "/pt/feed.xml"].filter((path) => lines?.has(path))).toHaveLength(3);
  });

  test("is nothing where the list knows it: the file is not touched", async () => {
    await rememberPublication(folder, addresses, "fr", online(page("a")));
    const { ino } = await stat(file);
    await rememberOnline(folder, online(page("a")), "fr");
    expect((await stat(file)).ino).toBe(ino);
    await rememberOnline(folder, { ...online(page("a")), shared: "t".repeat(22) }, "fr");
    expect((await stat(file)).ino).not.toBe(ino);
  });
});

test("a list with errors is told line by line, is not written, and stays as it is", async () => {
  await writeFile(file, "/fr/perdu/\n<<<<<<< HEAD\n");
  expect(readPublishedFile(folder)?.problems.map(({ id, line }) => [id, line])).toEqual([["published-merge-mark", 2]]);
  expect(stoppingIn(folder, addresses).map(({ id, line }) => [id, line])).toEqual([["addresses-stop", 1]]);
  await expect(rememberPublication(folder, addresses, "fr", online(page("a")))).rejects.toThrow(ContentError);
  await expect(rememberOnline(folder, online(page("a")), "fr")).rejects.toThrow(ContentError);
  expect(await text()).toBe("/fr/perdu/\n<<<<<<< HEAD\n");
});
