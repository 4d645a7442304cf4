import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import type { Collections, Start } from "./contract/collections.ts";
import type { OpenFile, Saved } from "./contract/files.ts";
import type { Schemas } from "./contract/schemas.ts";
import { startEditor } from "./start-editor.ts";

const root = resolve(import.meta.dirname, "..");
const LETTER = "pages/letter/it.md";

test("another site is edited like the project's own: its pages, their labels, and what they show", async () => {
  const folder = await mkdtemp(join(tmpdir(), "other-site-"));
  const site = join(root, "examples/postcard");
  const content = join(folder, "content");
  await cp(join(site, "content"), content, { recursive: true });
  const onError = (error: unknown) => {
    throw error;
  };
  const folders = { site, content, cache: join(folder, ".cache") };
  const editor = await startEditor({ root, ...folders, port: 0, variables: {}, onKeyUsed: () => {}, onError });
  onTestFinished(async () => {
    await editor.close();
    await rm(folder, { recursive: true, force: true });
  });
  const entered = await fetch(editor.address, { redirect: "manual" });
  const cookie = entered.headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");
  const headers = { cookie, origin: new URL(editor.address).origin, "content-type": "application/json" };
  const ask = async <Answer>(method: string, path: string, body?: object): Promise<Answer> => {
    const address = editor.address.replace(/\/\?key=.*/, path);
    const answer = await fetch(address, { method, headers, ...(body && { body: JSON.stringify(body) }) });
    expect(answer.ok, path).toBe(true);
    return (await answer.json()) as Answer;
  };

  const { texts } = await ask<Collections>("GET", "/api/collections");
  expect(texts.filter(({ list }) => list === "pages").map(({ key }) => key)).toEqual(["home", "letter", "not-found"]);
  const schemas = await ask<Schemas>("GET", "/api/schemas");
  expect(Object.keys(schemas)).not.toContain("page/contact");
  expect(schemas["page/letter"]?.properties).toHaveProperty(["signature", "title"], "Signature");

  const { value, text, schema, previewPath } = await ask<OpenFile>("GET", `/api/file?path=${LETTER}`);
  expect([schema, previewPath]).toEqual(["page/letter", "/it/lettera/"]);
  const edited = { value: { ...(value as object), signature: "" } };
  const { text: typed } = await ask<Saved>("PUT", "/api/file", { path: LETTER, base: text, edited });
  const { findings } = await ask<OpenFile>("GET", `/api/file?path=${LETTER}`);
  expect(findings).toMatchObject([{ path: LETTER, labels: ["Signature"] }]);
  const mended = { value: { ...(value as object), signature: "Written on a ferry" } };
  await ask<Saved>("PUT", "/api/file", { path: LETTER, base: typed, edited: mended });

  const { previewOrigin } = await ask<Start>("GET", "/api/start");
  const page = await fetch(`${previewOrigin}${previewPath}`, { headers: { cookie } });
  expect(await page.text()).toContain("Written on a ferry");
  // The site itself, which has no post and no tag.
  expect(await ask<OpenFile>("GET", "/api/file?path=site.yaml")).toMatchObject({ previewPath: "/it/" });
}, 60_000);
