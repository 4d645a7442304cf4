import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { site } from "#engine/test-support/made-up-site.ts";
import { contentStore } from "../files/test-support/content-store.ts";
import { Refused } from "../words/refused.ts";
import { changeMedia, mediaIn } from "./change-media.ts";
import { siteFacts } from "./site-facts.ts";

const POST = "posts/fr/acheter-au-portugal-les-etapes.md";

test("while a text or a picture cannot be read the others are listed, and no file is said to be unused", async () => {
  const { store, history, folder } = await contentStore();
  await writeFile(join(folder, "media/seule.csv"), "a;b\n");
  const closed = [POST, "media/chart.png"];
  const read = async (path: string) => {
    if (closed.includes(path)) throw Refused.because("cannot-be-opened", { file: path, code: "EACCES" });
    return store.read(path);
  };
  const { files, unread } = await mediaIn({ ...store, read }, history, await siteFacts(site, folder));
  expect(unread).toEqual(closed.map((path) => expect.stringContaining(path)));
  expect(files.map(({ name }) => name)).not.toContain("chart.png");
  expect(files.find(({ name }) => name === "seule.csv")).toMatchObject({ usedBy: null });
  expect(files.find(({ usedBy }) => usedBy !== null)).toBeDefined();
});

test("a picture that only the broken settings of a text name is no unused one", async () => {
  const { store, history, folder } = await contentStore();
  await writeFile(join(folder, "media/seule.csv"), "a;b\n");
  await writeFile(join(folder, POST), 'title: "Ouvert\ndocument: seule.csv\n');
  const { files } = await mediaIn(store, history, await siteFacts(site, folder));
  expect(files.find(({ name }) => name === "seule.csv")?.usedBy).toEqual([POST]);
});

test("a file that gets another name has it wherever a text leads to it, however that is written", async () => {
  const { store, history, folder } = await contentStore();
  await writeFile(join(folder, "media/prix 2026 (a).csv"), "a;b\n");
  const texts = [
    "[un](<prix 2026 (a).csv> \"Les prix\") [deux](/media/prix%202026%20(a).csv 'Les prix') [trois](prix 2026 (a).csv)",
    "[quatre][liste] [autre](prix-2026.csv)\n\n[liste]: <media/prix 2026 (a).csv>",
  ];
  const before = await readFile(join(folder, POST), "utf8");
  await writeFile(join(folder, POST), `${before}\n${texts.join("\n\n")}\n`);
  const path = "media/prix 2026 (a).csv";
  const facts = await siteFacts(site, folder);
  await changeMedia(store, facts, { do: "rename", path, name: "tarifs" });
  const after = await readFile(join(folder, POST), "utf8");
  expect(after.slice(before.length).trim().split("\n\n")).toEqual([
    "[un](tarifs.csv \"Les prix\") [deux](tarifs.csv 'Les prix') [trois](tarifs.csv)",
    "[quatre][liste] [autre](prix-2026.csv)",
    "[liste]: tarifs.csv",
  ]);
  const { files } = await mediaIn(store, history, facts);
  expect(files.find(({ name }) => name === "tarifs.csv")?.usedBy).toEqual([POST]);
});

test("how a picture is framed is kept under its new name, beside the comments of others, and goes with it", async () => {
  const { store, history, folder } = await contentStore();
  const facts = await siteFacts(site, folder);
  const change = (request: Parameters<typeof changeMedia>[2]) => changeMedia(store, facts, request);
  const kept = () => readFile(join(folder, "pictures.yaml"), "utf8").catch(() => undefined);
  const framing = { crop: { left: 10, top: 0, width: 80, height: 100 }, point: { left: 30, top: 40 } };
  await writeFile(join(folder, "media/seule.png"), await readFile(join(folder, "media/chart.png")));
  await change({ do: "frame", path: "media/chart.png", framing: { point: { left: 1, top: 2 } } });
  await writeFile(join(folder, "pictures.yaml"), `# La courbe\n${await kept()}`);
  await change({ do: "frame", path: "media/seule.png", framing });
  await change({ do: "rename", path: "media/seule.png", name: "autre" });
  const { files } = await mediaIn(store, history, facts);
  expect(files.find(({ name }) => name === "autre.png")?.framing).toEqual(framing);
  expect(await kept()).toMatch(/^# La courbe\nchart\.png:/);
  expect(await kept()).not.toContain("seule.png");
  await change({ do: "delete", path: "media/autre.png" });
  expect(await kept()).not.toContain("autre.png");
  await change({ do: "frame", path: "media/chart.png", framing: {} });
  expect(await kept()).toBeUndefined();
});
