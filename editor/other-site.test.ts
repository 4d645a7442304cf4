import { expect, onTestFinished, test } from "vitest";
import type { Collections, Targets } from "./contract/collections.ts";
import type { OpenFile, Saved } from "./contract/files.ts";
import type { Finding } from "./contract/findings.ts";
import type { Forms } from "./contract/forms.ts";
import { postcardEditor } from "./test-support/postcard-editor.ts";

const LETTER = "pages/letter/it.md";

test("another site is edited like the project's own: its pages, their labels, and what they show", async () => {
  const { ask, close, cookie } = await postcardEditor();
  onTestFinished(close);

  const { pageLists, previewOrigin, texts } = await ask<Collections>("GET", "/api/collections");
  expect(pageLists).toEqual([{ key: "pages", adds: null }]);
  expect(texts.map(({ key, versions }) => [key, versions.it?.address])).toEqual([
    ["home", "/it/"],
    ["letter", "/it/lettera/"],
    // Nobody links to a page of errors.
    ["not-found", undefined],
  ]);
  const forms = await ask<Forms>("GET", "/api/forms");
  expect(Object.keys(forms)).not.toContain("page/contact");
  const field = (name: string, title: string) =>
    expect.objectContaining({ name, shape: expect.objectContaining({ title }) });
  // One whose texts are those of every page.
  expect(forms["page/not-found"]).toHaveProperty("properties", expect.arrayContaining([field("heading", "Heading")]));
  expect(forms["page/letter"]).toHaveProperty("properties", expect.arrayContaining([field("signature", "Signature")]));

  const { value, text, schema, previewPath } = await ask<OpenFile>("GET", `/api/file?path=${LETTER}`);
  expect([schema, previewPath]).toEqual(["page/letter", "/it/lettera/"]);
  const edited = { value: { ...(value as object), signature: "" } };
  const { text: typed } = await ask<Saved>("PUT", "/api/file", { path: LETTER, base: text, edited });
  const findings = await ask<readonly Finding[]>("GET", "/api/findings");
  expect(findings).toMatchObject([{ path: LETTER, labels: ["Signature"] }]);
  const fixed = { value: { ...(value as object), signature: "Written on a ferry" } };
  await ask<Saved>("PUT", "/api/file", { path: LETTER, base: typed, edited: fixed });

  const page = await fetch(`${previewOrigin}${previewPath}`, { headers: { cookie } });
  expect(await page.text()).toContain("Written on a ferry");
  // A site without articles and without lists of them.
  expect((await ask<Targets>("GET", "/api/targets")).links).toEqual([]);
  // The site itself, which has no post and no tag.
  expect(await ask<OpenFile>("GET", "/api/file?path=site.yaml")).toMatchObject({ previewPath: "/it/" });
}, 60_000);
