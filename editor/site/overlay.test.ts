import { existsSync } from "node:fs";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { keepContent, keptContent } from "#engine/content/addresses/kept-content.ts";
import { rememberPublication } from "#engine/content/addresses/published-file.ts";
import { readContent } from "#engine/content/reading/read-content.ts";
import { ReadingMemory } from "#engine/content/reading/reading-memory.ts";
import { type ContentChanges, changeContent, changedContent } from "#engine/content/test-support/changed-content.ts";
import { site } from "#engine/test-support/made-up-site.ts";
import { changeTexts } from "../collections/change-texts.ts";
import { collectionsIn } from "../collections/collections.ts";
import { siteFacts } from "../collections/site-facts.ts";
import type { TextsRequest } from "../contract/requests.ts";
import { createContentStore } from "../files/content-store.ts";
import { createHistory } from "../files/history.ts";
import { createOverlay } from "./overlay.ts";

const NOW = new Date("2026-11-25T12:00:00Z");
const AUDIT = "posts/fr/preparer-un-audit.md";
const HOUSE = "posts/fr/acheter-au-portugal-les-etapes.md";

let content: string;
let cache: string;
const facts = () => siteFacts(site, content, NOW);
const overlay = () => createOverlay({ definition: site, content, cache, facts });
/** Does with texts what the owner asks for. */
const change = async (request: TextsRequest) => {
  const history = createHistory(content);
  return changeTexts(createContentStore(content, history, site), history, await facts(), request);
};
const edit = (changes: ContentChanges) => changeContent(content, changes);
const added = (words: string) => (text: string) => `${text}\n${words}\n`;
/** A publication of a folder, the owner's or what was chosen of it. */
async function publish(folder: string, word: string) {
  const { addresses } = await readContent(folder, cache, site, { now: NOW });
  const fingerprint = word.padEnd(22, "x");
  const online = {
    shared: fingerprint,
    pages: ["/fr/", "/fr/preparer-un-audit/"].map((path) => ({ path, locale: "fr", title: path, fingerprint })),
  };
  await keepContent(content, online, folder);
  await rememberPublication(content, addresses, "fr", online);
}
const listed = async () => (await overlay().changes())?.all.map(({ kind, title }) => `${kind}: ${title}`).sort();
const idOf = async (title: string) => (await overlay().changes())?.all.find((one) => one.title === title)?.id ?? "";
/** The content that goes online while something is held back, as its files say it. */
async function without(...held: readonly string[]) {
  const folder = (await overlay().folder(held)) ?? "";
  return { folder, said: (path: string) => readFile(join(folder, path), "utf8") };
}

beforeEach(async () => {
  cache = await mkdtemp(join(tmpdir(), "cache-"));
  content = await changedContent({
    [HOUSE]: added("Voir [l'audit](/fr/preparer-un-audit/) et [la santé](/fr/services/reseau-de-sante-europeen/)."),
  });
  await publish(content, "first");
});

test("an empty cache takes nothing of what was kept; where nothing was kept, nothing can be held back", async () => {
  cache = await mkdtemp(join(tmpdir(), "cache-"));
  expect(await listed()).toEqual([]);
  await rm(join(dirname(content), ".history"), { recursive: true });
  expect([await overlay().changes(), await overlay().plan(["a"])]).toEqual([undefined, undefined]);
});

test("each thing that changed is listed once, by what a person calls it: a text with its languages, a setting by its field", async () => {
  expect(await listed()).toEqual([]);
  const drafted = await change({ do: "copy", paths: [AUDIT] });
  expect(drafted.path).not.toBeNull();
  await edit({
    "pages/service-finance/fr.md": (text) => text.replace("Quelques mots", "D'autres mots"),
    "pages/service-finance/pt.md": (text) => text.replace("para começar", "ao início").replace("title:", "title: "),
    "pages/home/en.md": added("More words."),
    "site.yaml": (text) => text.replace("since: 2012", "since: 2013").replace("city: Exempleville", "city: Ville"),
    "tags.yaml": (text) => text.replace("pt: Gestão", "pt: A gestão"),
    "words.txt": added("mot"),
    "messages/fr.yaml": "not-found.back-home: Retour\n",
    "theme.yaml": added("# Une remarque."),
  });
  const all = await listed();
  expect(all).toEqual(
    expect.arrayContaining(["changed: Finances", expect.stringMatching(/^changed: .*(?:Accueil|Estuaire|Home)/)]),
  );
  expect(all?.filter((one) => one.startsWith("setting: "))).toHaveLength(4);
  expect(all?.filter((one) => one.startsWith("file: "))).toHaveLength(1);
  expect(all).toHaveLength(7);
});

test("a rename with its corrected links is one, a deletion with the links that it took away another", async () => {
  await change({ do: "rename", path: AUDIT, slug: "audit-sans-surprise" });
  await change({ do: "delete", paths: ["pages/service-health/fr.md"] });
  expect((await listed())?.map((one) => one.split(":")[0])).toEqual(["changed", "gone"]);
  // One of the two alone, and the other.
  const renamed = await without("page/service-health");
  expect(await renamed.said(HOUSE)).toMatch(/\(\/fr\/audit-sans-surprise\/\) et \[la santé\]\(\/fr\/services/);
  expect(await renamed.said("site.yaml")).toContain("service-health");
  await readContent(renamed.folder, cache, site, { now: NOW });
  const deleted = await without(await idOf("Préparer un audit"));
  expect(await deleted.said(HOUSE)).toMatch(/\(\/fr\/preparer-un-audit\/\) et la santé\./);
  expect(await deleted.said("site.yaml")).not.toContain("service-health");
  await readContent(deleted.folder, cache, site, { now: NOW });
});

test("a language that another stood in for takes no link away when it comes", async () => {
  const english = "pages/service-health/en.md";
  const address = "/en/services/reseau-de-sante-europeen/";
  const text = await readFile(join(content, english), "utf8");
  await edit({
    "site.yaml": (yaml) => yaml.replace("missing: error", "missing: fallback"),
    [english]: null,
    "posts/en/preparing-an-audit.md": added(`See [health](${address}).`),
  });
  await publish(content, "fallback");
  await edit({ [english]: text.replace(/^slug: .*$/m, "slug: reseau-de-sante-europeen"), [HOUSE]: added("Attend.") });
  const all = (await overlay().changes())?.all ?? [];
  expect(all).toHaveLength(2);
  const { said } = await without(all.find(({ path }) => path === HOUSE)?.id ?? "");
  expect(await said("posts/en/preparing-an-audit.md")).toContain(`(${address})`);
});

test("what is held back is as it was online, and waits for the next time", async () => {
  await edit({
    [AUDIT]: added("Bientôt."),
    [HOUSE]: added("Maintenant."),
    "site.yaml": (text) => text.replace("since: 2012", "since: 2013").replace("city: Exempleville", "city: Ville"),
    "media/plan.pdf": "%PDF-1.4\n%%EOF\n",
  });
  const held = [await idOf("Préparer un audit"), "site.yaml#since"];
  const { folder, said } = await without(...held);
  expect(await said(AUDIT)).not.toContain("Bientôt");
  expect(await said(HOUSE)).toContain("Maintenant");
  expect(await said("site.yaml")).toContain("since: 2012");
  expect(await said("site.yaml")).toContain("city: Ville");
  expect(await said("site.yaml")).toContain("# exemple");
  expect(existsSync(join(folder, "media/plan.pdf"))).toBe(true);
  expect(await overlay().plan(held)).toEqual({ problems: [], stopping: [], needed: [] });
  await publish(folder, "second");
  expect((await overlay().changes())?.all.map(({ id }) => id)).toEqual(held);
  const now = await facts();
  const kept = now.published && keptContent(content, now.published);
  const { texts } = await collectionsIn(content, now, new ReadingMemory(), undefined, kept);
  const stateOf = (path: string) =>
    texts.flatMap(({ versions }) => Object.values(versions)).find((one) => one.path === path)?.state;
  expect([stateOf("pages/home/fr.md"), stateOf(AUDIT)]).toEqual(["online", "changed"]);
});

test("a problem names the change that was held back and cures it, which goes online too", async () => {
  await edit({
    "tags.yaml": added("travel: { fr: Voyages, en: Travel, pt: Viagens }"),
    [AUDIT]: (text) => text.replace(/tags: \[/, "tags: [travel, "),
    [HOUSE]: added("Attend."),
  });
  const all = (await overlay().changes())?.all ?? [];
  const held = all.map(({ id }) => id).filter((id) => !id.includes("audit"));
  const plan = await overlay().plan(held);
  expect(plan?.problems).toEqual([]);
  expect(plan?.needed.map(({ id }) => id)).toEqual(["tags.yaml#travel"]);
  expect(plan?.needed[0]?.why).toContain("travel");
});

test("where no change cures a problem, it is said", async () => {
  await edit({ [AUDIT]: added("[Rien](/fr/nulle-part/)"), [HOUSE]: added("Attend.") });
  const house = (await overlay().changes())?.all.find(({ path }) => path === HOUSE)?.id ?? "";
  expect(await overlay().plan([house])).toMatchObject({
    problems: [{ file: AUDIT, id: "link-to-nothing" }],
    needed: [],
  });
});

test("what is taken from the site is held back with what it would stop, and a draft is nobody's to choose", async () => {
  await change({ do: "withdraw", paths: [AUDIT] });
  await change({ do: "new-page", kind: "text", titles: { fr: "Tarifs", en: "Prices", pt: "Preços" } });
  await edit({ [HOUSE]: added("Voir aussi [les tarifs](/fr/tarifs/).") });
  const all = (await overlay().changes())?.all ?? [];
  expect(all.map(({ kind }) => kind).sort()).toEqual(["changed", "changed"]);
  const audit = all.find(({ path }) => path === AUDIT)?.id ?? "";
  expect((await overlay().plan([]))?.stopping.map(({ id }) => id)).toEqual(["text-stops-answering"]);
  expect(await overlay().plan([audit])).toEqual({ problems: [], stopping: [], needed: [] });
});
