import { cp, mkdir, mkdtemp, readFile, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { ContentError } from "#engine/content/source/problem.ts";
import { loadSite } from "#engine/load-site.ts";
import type { SiteHooks } from "#engine/site-hooks.ts";
import { createPublications } from "./publications.ts";
import { publishingOf } from "./publishing.ts";
import { shownSite } from "./site-state.ts";
import { openWorkspace, type Workspace } from "./workspace.ts";

const postcard = resolve(import.meta.dirname, "../../examples/postcard");
const HOME = "pages/home/it.md";
const LETTER = "pages/letter/it.md";
const SETTINGS = "site.yaml";

/** The owner's machine, on which nothing was published. */
const placeOf = ({ history, content, facts }: Workspace) => ({
  publications: createPublications({ history: history.folder, content, releases: undefined, facts }),
  address: undefined,
  site: undefined,
});

/** A copy of the postcard's texts, in which a file was changed before anybody opened them. @param hooks what the site does otherwise */
async function opened(changed?: { readonly file: string; readonly text: string }, hooks: SiteHooks = {}) {
  const folder = await mkdtemp(join(tmpdir(), "half-written-"));
  const content = join(folder, "content");
  const errors: unknown[] = [];
  await cp(join(postcard, "content"), content, { recursive: true });
  if (changed) await writeFile(join(content, changed.file), changed.text);
  const order: string[] = [];
  const workspace = await openWorkspace({
    definition: { ...(await loadSite(postcard)), ...hooks },
    content,
    cache: join(folder, ".cache"),
    program: "test",
    onShown: () => void order.push("shown"),
    onError: (error) => void errors.push(error),
  });
  onTestFinished(async () => {
    await workspace.close();
    expect(errors).toEqual([]);
  });
  workspace.subscribe(({ type }) => void order.push(type));
  return {
    workspace,
    errors,
    /** What the preview and the forms are told, in its order. */
    order,
    async write(file: string, change: (text: string) => string) {
      await writeFile(join(content, file), change(await readFile(join(content, file), "utf8")));
      await workspace.changedOnDisk(file);
    },
    /** What a page shows. */
    async page(path: string) {
      const { site } = await workspace.state();
      return JSON.stringify(site?.pages.at(path));
    },
  };
}

const halved = (text: string) => text.replace(/^heading: .*$/m, "heading:");
const titled = (title: string) => (text: string) => text.replace(/^heading: .*$/m, `heading: ${title}`);

test.each([
  ["a page", LETTER, halved],
  ["the settings", SETTINGS, (text: string) => `${text}\nbrand: "mezza`],
])("%s that is half written stops the preview of no other text", async (_, file, breakOff) => {
  const { workspace, write, page } = await opened();
  await write(LETTER, titled("Prima"));
  expect(await page("/it/lettera/")).toContain("Prima");
  await write(file, breakOff);
  await write(HOME, titled("Il mare"));
  expect(await page("/it/")).toContain("Il mare");
  expect(await workspace.heldBy(HOME)).toBeNull();
  // It stays as it was, and says why.
  expect(await page("/it/lettera/")).toContain("Prima");
  expect(await workspace.heldBy(file)).toMatchObject({ path: file });
});

test("whoever types sees the page before all texts are judged", async () => {
  const { workspace, write, order } = await opened();
  await workspace.state();
  order.splice(0);
  await write(LETTER, titled("Prima"));
  expect(JSON.stringify((await workspace.shown()).site?.pages.at("/it/lettera/"))).toContain("Prima");
  expect(order).toEqual(["file", "shown"]);
  await workspace.state();
  expect(order).toEqual(["file", "shown", "findings"]);
});

test("what was half written when the editor was opened, and every page needs, is named at each preview", async () => {
  const { workspace, write } = await opened({ file: SETTINGS, text: 'brand: "mezza' });
  expect(await workspace.heldBy(HOME)).toMatchObject({ path: SETTINGS });
  const state = await workspace.state();
  expect(() => shownSite(state)).toThrow(ContentError);
  expect(await publishingOf(workspace, placeOf(workspace))).toMatchObject({ hasWay: true });
  await write(SETTINGS, () => "brand: Una cartolina\n");
  expect(await workspace.heldBy(SETTINGS)).toMatchObject({ path: SETTINGS });
});

test("where the program itself fails, whoever asks about the site is told so in words, with the details; texts are written on", async () => {
  const broken = new TypeError("Cannot read properties of undefined");
  const triedOut = () => {
    throw broken;
  };
  const { workspace, write, errors } = await opened(undefined, { triedOut });
  const failed = { id: "internal-error", more: { details: expect.stringContaining("Cannot read properties") } };
  await expect(workspace.findings()).rejects.toMatchObject(failed);
  await expect(workspace.heldBy(HOME)).rejects.toMatchObject(failed);
  await expect(publishingOf(workspace, placeOf(workspace))).rejects.toMatchObject(failed);
  const { text } = await workspace.open(HOME);
  await workspace.bringIn({ path: HOME, base: text, edited: { text: titled("Il mare")(text) } });
  expect((await workspace.open(HOME)).text).toContain("Il mare");
  // A mistake in a text is said first: it may be the reason.
  await write(LETTER, halved);
  expect(await workspace.findings()).toMatchObject([{ path: LETTER }]);
  expect(errors.splice(0)).toContain(broken);
});

test("[O2] what another program writes over a text, or deletes, that was never changed here can be gone back to", async () => {
  const { workspace, write } = await opened();
  const before = await readFile(join(workspace.content, LETTER), "utf8");
  await workspace.state();
  await write(LETTER, () => "<<<<<<< HEAD\n");
  const [version] = await workspace.history.versions(LETTER);
  expect(String(await workspace.history.bytesOf(LETTER, version?.id ?? ""))).toBe(before);
  await workspace.store.bringIn({
    path: SETTINGS,
    base: (await workspace.open(SETTINGS)).text,
    edited: { text: "brand: A\n" },
  });
  await workspace.changedOnDisk(SETTINGS);
  const mine = await workspace.history.versions(SETTINGS);
  await workspace.changedOnDisk(SETTINGS);
  expect(await workspace.history.versions(SETTINGS)).toEqual(mine);
});

test("a text that could not be read for a while is heard of when it is there again", async () => {
  const { workspace, write } = await opened();
  await write(LETTER, titled("Prima"));
  const file = join(workspace.content, LETTER);
  await rename(file, `${file}.away`);
  await mkdir(file);
  await workspace.changedOnDisk(LETTER);
  expect((await workspace.findings()).filter(({ severity }) => severity === "error")).not.toEqual([]);
  await rm(file, { recursive: true });
  await rename(`${file}.away`, file);
  await workspace.changedOnDisk(LETTER);
  expect((await workspace.findings()).filter(({ severity }) => severity === "error")).toEqual([]);
});
