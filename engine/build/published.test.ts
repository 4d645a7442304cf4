import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { type Published, waiting } from "./published.ts";

const folder = await mkdtemp(join(tmpdir(), "waiting-"));
await writeFile(join(folder, "site.yaml"), "brand: Durand # exemple\n");

const decision = { file: "site.yaml", line: 3, id: "site:decide", words: { fr: "", en: "", pt: "" }, values: {} };
const unused = { file: "media/a.jpg", line: 1, id: "file-unused", values: {} };
const small = { file: "media/b.jpg", line: 1, id: "picture-small", values: { width: "300", pixels: "768" } };

/** The names of what waits on a site that goes to a folder, on 23 November 2026. */
async function names(other: { readonly publish?: object | undefined; readonly next?: string } = {}) {
  const { publish, next } = { publish: { folder: "a" }, ...other };
  const published = {
    content: {
      site: { publish },
      definition: { nextChange: () => next, waiting: async () => [{ ...decision, id: "site:own" }] },
    },
    decisions: { toDecide: [decision], told: [] },
    read: {
      reading: { settings: {}, pages: [], posts: [], published: { lines: new Map() } },
      posts: [],
      mediaNotes: [unused, small],
      addresses: { now: "2026-11-23" },
    },
  } as unknown as Published;
  const { toDecide, samples, toDo } = await waiting(published, { content: folder, site: undefined, now: new Date() });
  return { launch: [...toDecide, ...samples].map(({ id }) => id), toDo: toDo.map(({ id }) => id) };
}

describe("[O10] what waits for the owner", () => {
  test("is what has to be settled before the launch, sample values among it, what the site says itself, and pictures that are too small", async () => {
    expect(await names()).toEqual({ launch: ["site:decide", "sample-value"], toDo: ["site:own", "picture-small"] });
  });
  test("is a way to go online, where there is none", async () => {
    expect((await names({ publish: undefined })).toDo).toEqual(["no-way-online", "site:own", "picture-small"]);
  });
  test("is a day within a week on which something changes by itself, and no later one", async () => {
    expect((await names({ next: "2026-11-30" })).toDo).toEqual(["site:own", "picture-small", "change-soon"]);
    expect((await names({ next: "2026-12-01" })).toDo).toEqual(["site:own", "picture-small"]);
  });
});
