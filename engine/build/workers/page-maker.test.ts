import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { localeDataFixture } from "../../client/test-support/page-fixtures.ts";
import type { FileWriter } from "../output/file-writer.ts";
import type { PageSettings } from "../render/page-parts.ts";
import type { PageJob } from "./jobs.ts";
import { PageMaker } from "./page-maker.ts";

test("where a view throws, the page and the file of its view are named", async () => {
  const folder = await mkdtemp(join(tmpdir(), "renderer-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const renderer = join(folder, "render.mjs");
  await writeFile(renderer, `export const renderApp = async () => { throw new Error("no such colour"); };`);
  const settings = { localeData: { fr: localeDataFixture("fr") }, files: { preload: [] }, chunks: {}, entry: {} };
  const maker = await PageMaker.open(renderer, settings as unknown as PageSettings, {} as FileWriter);
  const context = { page: "not-found", locale: "fr", path: "/fr/404/", head: { title: "404" }, content: {} };
  const job = { context, socialImage: { href: "", alt: "" } } as unknown as PageJob;
  await expect(maker.make(job)).rejects.toThrow(
    "/fr/404/ could not be rendered. pages/not-found/view.tsx, or what it shows: no such colour",
  );
});
