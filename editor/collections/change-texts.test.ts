import { existsSync } from "node:fs";
import { mkdtemp, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { rememberPublication } from "#engine/content/addresses/published-file.ts";
import { stoppingIn } from "#engine/content/addresses/stopping.ts";
import { readContent } from "#engine/content/reading/read-content.ts";
import { ReadingMemory } from "#engine/content/reading/reading-memory.ts";
import { changedContent } from "#engine/content/test-support/changed-content.ts";
import { site } from "#engine/test-support/made-up-site.ts";
import type { TextsRequest } from "../contract/requests.ts";
import { createContentStore } from "../files/content-store.ts";
import { createHistory } from "../files/history.ts";
import { Refused } from "../words/refused.ts";
import { changeTexts, planTogether } from "./change-texts.ts";
import { deletedTexts } from "./collections.ts";
import { siteFacts } from "./site-facts.ts";
import { readSiteTexts } from "./site-texts.ts";

const NOW = new Date("2026-11-25T12:00:00Z");
const cache = await mkdtemp(join(tmpdir(), "cache-"));
/** Each test has a copy of the same texts. */
const memory = new ReadingMemory();
const ARTICLE = [
  "posts/fr/preparer-un-audit.md",
  "posts/en/preparing-an-audit.md",
  "posts/pt/preparar-uma-auditoria.md",
];
const SERVICE = ["fr", "en", "pt"].map((language) => `pages/service-health/${language}.md`);

let folder: string;
let history: ReturnType<typeof createHistory>;
const facts = (keptAddresses: readonly string[] = []) => siteFacts({ ...site, keptAddresses }, folder, NOW);
const change = async (request: TextsRequest, keptAddresses?: readonly string[]) =>
  changeTexts(createContentStore(folder, history, site), history, await facts(keptAddresses), request);
const onDisk = (path: string) => readFile(join(folder, path), "utf8");

/** Fails where the content could not be published after all that was online. */
const published = () => readContent(folder, cache, site, { now: NOW, memory });
/** What the owner is asked about before it stops answering. */
const stopping = async () =>
  stoppingIn(folder, (await published()).addresses).map(({ values }) => (values as { addresses: string }).addresses);

let list: string;
beforeAll(async () => {
  folder = await changedContent();
  const { addresses } = await readContent(folder, cache, site, { now: NOW, memory });
  await rememberPublication(folder, addresses, "fr", { shared: "", pages: [] });
  list = await onDisk("published.txt");
});
beforeEach(async () => {
  folder = await changedContent({ "published.txt": list });
  history = createHistory(folder);
});

/** Why something was refused. */
const refusal = (work: Promise<unknown>) =>
  work.then(
    () => "",
    (error: unknown) => (error instanceof Refused ? error.id : String(error)),
  );

describe("a day and an hour", () => {
  const plan = async (path: string, date: string) => {
    const store = createContentStore(folder, history, site);
    const base = await onDisk(path);
    const { text } = await store.bringIn({ path, base, edited: { text: base.replace(/^date: .*$/m, date) } });
    return planTogether(store, await facts(), { path, base, edited: { text } }, text);
  };
  const timesOf = (paths: readonly string[]) =>
    Promise.all(paths.map(async (path) => (await onDisk(path)).match(/^(?:date|at): .*$/gm)));

  test("typed in one language are those of all, however often they are typed anew", async () => {
    const { path } = await change({ do: "copy", paths: ARTICLE });
    const copies = (await readSiteTexts(createContentStore(folder, history, site), await facts())).pagesAndPosts.filter(
      (one) => path && one.startsWith("posts/") && one.includes("-2."),
    );
    expect(copies).toHaveLength(3);
    for (const date of ["date: 0020-01-15", "date: 2027-01-15\nat: 09:00"]) await plan(path ?? "", date);
    const [times] = await timesOf([path ?? ""]);
    expect(times).toHaveLength(2);
    expect(await timesOf(copies)).toEqual(copies.map(() => times));
  });

  test("leave a language alone that has another day, and what is no article", async () => {
    const [french = "", english = "", portuguese = ""] = ARTICLE;
    await writeFile(join(folder, english), (await onDisk(english)).replace(/^date: .*$/m, "date: 2024-02-03"));
    expect(await plan(french, "date: 2027-01-15")).toEqual([portuguese]);
    expect(await plan(SERVICE[0] ?? "", "")).toEqual([]);
  });
});

describe("another address", () => {
  test("of an article: the old one leads to it, its languages stay one, and its versions go with it", async () => {
    const [french = ""] = ARTICLE;
    const { said, path } = await change({ do: "rename", path: french, slug: "audit-sans-surprise" });
    expect(path).toBe("posts/fr/audit-sans-surprise.md");
    expect(said).toContain("/fr/audit-sans-surprise/");
    const { addresses, others } = await published();
    expect(others.redirects["/fr/preparer-un-audit/"]).toBe("/fr/audit-sans-surprise/");
    const key = addresses.posts.find(({ slug }) => slug === "preparing-an-audit")?.key;
    expect(addresses.posts.find(({ slug }) => slug === "audit-sans-surprise")?.key).toBe(key);
    expect((await history.versions("posts/fr/audit-sans-surprise.md")).length).toBe(2);
    expect(await deletedTexts(history, await facts())).toEqual([]);

    await change({ do: "rename", path: "posts/fr/audit-sans-surprise.md", slug: "preparer-un-audit" });
    expect(await onDisk(french)).not.toContain("/fr/preparer-un-audit/");
    await published();
  });

  test("of a service: links to it are corrected in every text, and an address that is kept is asked about first", async () => {
    const [path = ""] = SERVICE;
    const old = "/fr/services/reseau-de-sante-europeen/";
    const wanted = { do: "rename", path, slug: "bien-vieillir" } as const;
    expect(await refusal(change(wanted, [old]))).toBe("address-is-kept");
    const { said } = await change({ ...wanted, agreed: true }, [old]);
    expect(said).toMatch(/Textes dont les liens ont été corrigés\s: [1-9]/);
    expect(await onDisk("posts/fr/organiser-aide-domicile-parent.md")).toContain("(/fr/services/bien-vieillir/)");
    const { others } = await published();
    expect(others.redirects[old]).toBe("/fr/services/bien-vieillir/");
  });

  test("that was given by hand: links to the old one are corrected at once in every text, and it stays an old one", async () => {
    const [french = ""] = ARTICLE;
    const link = { old: "/fr/ancien-site/", now: "/fr/nouveau-site/" };
    for (const path of [french, "posts/fr/organiser-aide-domicile-parent.md"])
      await writeFile(join(folder, path), `${await onDisk(path)}\nVoir [ceci](${link.old}).\n`);
    await expect(published()).rejects.toThrow(link.old);
    const { said } = await change({ do: "correct-links", ...link });
    expect(said).toMatch(/Textes dont les liens ont été corrigés\s: 2/);
    expect((await published()).others.redirects[link.old]).toBe(link.now);
  });

  test.each([
    ["of a page whose address is the site's", "pages/contact/fr.md", "ecrivez-nous", "not-to-be-moved"],
    ["that another article has", "posts/fr/preparer-un-audit.md", "nouveau-site", "address-taken"],
    ["that led to another article", "posts/fr/preparer-un-audit.md", "ancien-site", "address-taken"],
    ["that a page has", "posts/fr/preparer-un-audit.md", "contact", "address-of-the-site"],
    ["that is no address", "posts/fr/preparer-un-audit.md", "Été à Lisbonne", "not-an-address"],
  ])("%s is refused in words", async (_, path, slug, id) => {
    expect(await refusal(change({ do: "rename", path, slug }))).toBe(id);
  });
});

test("what was done, and what can be brought back, is called as visitors read it", async () => {
  const [path = ""] = ARTICLE;
  await writeFile(
    join(folder, path),
    (await onDisk(path)).replace(/^title: .*$/m, 'title: "{brand} prépare **un audit**"'),
  );
  const { said } = await change({ do: "delete", paths: ARTICLE });
  expect(said).toContain("Estuaire prépare un audit");
  expect((await deletedTexts(history, await facts()))[0]?.title).toBe("Estuaire prépare un audit");
});

test("an article that is deleted and brought back is online again, in all its languages and with nothing in the way", async () => {
  await change({ do: "delete", paths: ARTICLE });
  expect(await stopping()).toContain("/fr/preparer-un-audit/");
  expect((await published()).others.gone).toContain("/en/preparing-an-audit/");
  const texts = await deletedTexts(history, await facts());
  expect(texts.map(({ paths }) => paths.toSorted())).toEqual([ARTICLE.toSorted()]);
  await change({ do: "bring-back", paths: texts[0]?.paths ?? [] });
  expect(await stopping()).toEqual([]);
  expect((await published()).others.gone).toContain("/en/former-offer/");
  expect((await published()).addresses.posts.map(({ slug }) => slug)).toContain("preparer-un-audit");
});

test("what was done is said of the title that the owner reads, whatever order the languages come in", async () => {
  const { said } = await change({ do: "withdraw", paths: ARTICLE.toReversed() });
  expect(said).toContain("Préparer un audit");
  const { path } = await change({ do: "copy", paths: SERVICE.toReversed(), titles: { fr: "A", en: "B", pt: "C" } });
  expect(path).toMatch(/\/fr\.md$/);
});

test("the last article of a tag takes the addresses of the tag along, and gives them back", async () => {
  const all = (await published()).addresses.posts.filter(({ tags }) => tags.includes("real-estate"));
  await change({ do: "withdraw", paths: all.map(({ file }) => file) });
  expect((await stopping()).join()).toContain("/pt/tag/real-estate/");
  await change({ do: "make-ready", paths: all.map(({ file }) => file) });
  expect(await stopping()).toEqual([]);
});

test("a tag goes from the articles that have it, and its addresses are known to be gone", async () => {
  const { said } = await change({ do: "delete-tag", tag: "finance" });
  expect(said).toMatch(/: [1-9]\d*\.$/);
  expect(await onDisk("tags.yaml")).not.toContain("finance");
  expect((await stopping()).join()).toContain("/fr/tag/finance/");
});

test("a service goes in all its languages, with its links and its people, and comes back", async () => {
  const [french = ""] = ARTICLE;
  const address = "/fr/services/reseau-de-sante-europeen/";
  const named = `Voir [la santé][s], [S] et [le blog][b].\n\n[s]: ${address}#plus "Santé"\n[b]: /fr/blog/\n`;
  await writeFile(join(folder, french), `${await onDisk(french)}\n${named}`);
  const { said } = await change({ do: "delete", paths: SERVICE.slice(0, 1) });
  expect(said).toContain("mais pas ses mots");
  expect(SERVICE.filter((path) => existsSync(join(folder, path)))).toEqual([]);
  expect(await onDisk("posts/fr/organiser-aide-domicile-parent.md")).toContain("réseau de santé et de bien-être peut");
  expect(await onDisk(french)).toMatch(/\nVoir la santé, S et \[le blog\]\[b\]\.\n\n\[b\]: \/fr\/blog\/\n$/);
  await published();
  expect(await refusal(change({ do: "delete", paths: ["pages/contact/fr.md"] }))).toBe("not-to-be-deleted");
  await change({ do: "bring-back", paths: SERVICE });
  await published();
});

test("a second service, a second article and a new page are drafts in every language, and can be put online", async () => {
  await change({ do: "copy", paths: SERVICE, titles: { fr: "Voyages", en: "Travel", pt: "Viagens" } });
  await change({ do: "copy", paths: ARTICLE });
  await change({
    do: "new-page",
    kind: "text",
    titles: { fr: "Nos tarifs", en: "Our prices", pt: "Os nossos preços" },
  });
  const { content: before, addresses } = await published();
  const hidden = addresses.pages.filter(({ draft }) => draft).map(({ path }) => path);
  expect(hidden).toEqual(expect.arrayContaining(["/fr/services/voyages/", "/pt/os-nossos-precos/"]));
  expect([Object.keys(before.folders.service ?? {}), before.folders.text]).not.toContain("service-voyages");
  const copies = addresses.posts.filter(({ draft }) => draft);
  expect(copies.map(({ locale }) => locale).toSorted()).toEqual(["en", "fr", "pt"]);
  expect(new Set(copies.map(({ key }) => key)).size).toBe(1);
  // One language is enough to name a page.
  await change({ do: "make-ready", paths: ["pages/service-voyages/fr.md"] });
  const { content } = await published();
  expect(Object.keys(content.folders.service?.["service-voyages"] ?? {})).toHaveLength(3);
  expect(await refusal(change({ do: "withdraw", paths: ["pages/contact/fr.md"] }))).toBe("not-to-be-a-draft");
});

test("a new article keeps nothing from being published before it is ready, and then asks for what it lacks", async () => {
  const { path } = await change({ do: "new-article", language: "fr", title: "Visiter un terrain" });
  const paths = [path ?? ""];
  expect(paths).toEqual(["posts/fr/visiter-un-terrain.md"]);
  expect(await onDisk(paths[0] ?? "")).not.toContain("description");
  await published();
  await change({ do: "make-ready", paths });
  await expect(published()).rejects.toMatchObject({ problems: [{ file: paths[0], id: "value-empty" }] });
});
