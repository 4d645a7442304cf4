import { expect, test } from "vitest";
import { cacheRules } from "#engine/manifest/manifest.ts";
import { builtManifest, builtText } from "../support/setup/built-site.ts";
import { cdnHeaders, parseCdnRules } from "../support/setup/cdn-rules.ts";

const manifest = await builtManifest();
const rules = parseCdnRules(await builtText("/_headers"), await builtText("/_redirects"));
const ASKED_EACH_TIME = ["no-cache", "public, max-age=0, must-revalidate"];

test("hashed files are kept for ever, everything else is asked for each time, page data by a separate rule", () => {
  for (const [path, { cache, age }] of Object.entries(manifest.files)) {
    const sent = cdnHeaders(rules, path)["Cache-Control"];
    // Files of earlier builds may be asked for each time: the rules that these hosts take are few.
    if (cache === "immutable" && age !== undefined) continue;
    if (cache === "immutable") expect([path, sent]).toEqual([path, cacheRules.immutable]);
    else expect([path, ASKED_EACH_TIME.includes(sent ?? "")]).toEqual([path, true]);
    if (path.startsWith("/assets/data/")) expect([path, sent]).toEqual([path, "no-cache"]);
  }
});

test("the answer that a client bundle's file is missing is never kept for ever", () => {
  for (const path of ["/assets/main-00000000.js", "/assets/locale/fr-0000000000.json", "/assets/fonts/x.css", "/en/x/"])
    expect(ASKED_EACH_TIME).toContain(cdnHeaders(rules, path)["Cache-Control"]);
});

test("documents other than PDF are saved, not shown", () => {
  const documents = Object.entries(manifest.files).filter(([path]) => path.startsWith("/documents/"));
  const sent = documents.map(([path]) => [path, cdnHeaders(rules, path)["Content-Disposition"]]);
  expect(sent).toEqual(documents.map(([path]) => [path, path.endsWith(".pdf") ? undefined : "attachment"]));
  expect(new Set(sent.map(([, value]) => value)).size).toBe(2);
});

test("every answer has the headers of every answer, each once", () => {
  for (const path of ["/", "/fr/", "/en/nothing/", "/assets/data/fr/index.json", ...Object.keys(manifest.files)])
    expect(cdnHeaders(rules, path)).toMatchObject(manifest.headers);
});

test("the files stay below the limits of the hosts", async () => {
  const headers = (await builtText("/_headers")).split("\n");
  expect(Math.max(...headers.map(({ length }) => length))).toBeLessThan(2_000);
  expect(rules.headerRules.length).toBeLessThan(100);
  expect(rules.redirects.length).toBeLessThan(2_000);
});
