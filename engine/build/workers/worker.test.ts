import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { expect, test } from "vitest";
import { localeDataFixture } from "../../client/test-support/page-fixtures.ts";
import { SiteError } from "../../load-site.ts";
import type { PageContext } from "../../pages/data/page-data.ts";
import type { FileWriter } from "../output/file-writer.ts";
import { loadRenderer } from "../render/bundle.ts";
import type { PageSettings } from "../render/document.ts";
import { checkElementIds, makePage, type PageJob } from "./worker.ts";

/** What is said of a page whose renderer throws, and whose source map, if there is one, lies beside it. */
async function saidOf(map?: object): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "renderer-"));
  const renderer = join(folder, "render.mjs");
  await writeFile(renderer, `export const renderApp = async () => { throw new Error("no such colour"); };`);
  if (map) await writeFile(`${renderer}.map`, JSON.stringify(map));
  const settings = { localeData: { fr: localeDataFixture("fr") }, files: { preload: [] }, chunks: {}, entry: {} };
  const { renderApp } = await loadRenderer(renderer);
  const making = { renderer, renderApp, settings: settings as unknown as PageSettings, writer: {} as FileWriter };
  const context = { page: "not-found", locale: "fr", path: "/fr/404/", head: { title: "404" }, content: {} };
  const error = await makePage({ context } as unknown as PageJob, making).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(SiteError);
  return (error as SiteError).message.replaceAll(relative(".", folder), "…");
}

const SENTENCE = 'the page "not-found" could not be rendered in "fr" (/fr/404/): no such colour';

test("where a view throws, its line, the page and the language are named", async () => {
  // All of the first line comes from the first column of the sixth.
  const map = { version: 3, sources: ["pages/not-found/view.tsx"], names: [], mappings: "AAKA" };
  expect(await saidOf(map)).toBe(`…/pages/not-found/view.tsx:6: ${SENTENCE}`);
});

test("where no code of the project threw, the file of the view is named", async () => {
  const map = { version: 3, sources: ["node_modules/react/index.js"], names: [], mappings: "AAKA" };
  for (const each of [map, undefined])
    expect(await saidOf(each)).toBe(`pages/not-found/view.tsx, or what it shows: ${SENTENCE}`);
});

const heading = { type: "heading", level: 2, id: "menu", children: ["Menu"] };
const context = { path: "/fr/a/", content: { answers: [{ body: [heading] }] } } as unknown as PageContext;

test("headings have their own ids, and the program its own (D35)", () => {
  expect(() => checkElementIds('<nav id="_menu"></nav><h2 id="menu">Menu</h2>', context)).not.toThrow();
});

test.each([
  ["an id of the program that a heading could have", '<main id="main">', /"main"/],
  ["an id that is there twice", '<nav id="_a"><p id="_a">', /two elements with the id "_a"/],
  ["two headings with one id", '<h2 id="menu"><h3 id="menu">', /two elements with the id "menu"/],
])("%s stops the build", (_name, html, said) => {
  expect(() => checkElementIds(html, context)).toThrow(said);
});
