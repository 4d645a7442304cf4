import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { sampleHeaders } from "#engine/manifest/test-support/sample-headers.ts";
import { plainCopy } from "./plain-copy.ts";
import { newFolder, smallBuild } from "./test-support/small-build.ts";

const DOCUMENT = '<!doctype html>\n<html lang="fr">\n<head>\n<meta charset="utf-8">\n<style>a{}</style>\n';

test("a document says its policy before what it counts for, without what browsers take from headers alone", async () => {
  const folder = await newFolder();
  await plainCopy(await smallBuild("un", DOCUMENT), folder);
  const html = await readFile(join(folder, "fr/index.html"), "utf8");
  const [element = ""] =
    /(?<=<meta charset="utf-8">\n)<meta http-equiv="Content-Security-Policy" content="[^"]+">/.exec(html) ?? [];
  expect(html.replace(`${element}\n`, "")).toBe(DOCUMENT);
  const { "Content-Security-Policy": policy } = sampleHeaders;
  const said = /content="([^"]+)"/.exec(element)?.[1]?.split("; ");
  expect(said).toEqual(policy.split("; ").filter((directive) => !directive.startsWith("frame-ancestors")));
  expect(said?.length).toBeGreaterThan(0);
});

test("a document without a place for the policy is not published without it", async () => {
  const build = await smallBuild("un", DOCUMENT.replace("utf-8", "UTF-8"));
  await expect(plainCopy(build, await newFolder())).rejects.toThrow("fr/index.html does not contain <meta charset");
});
