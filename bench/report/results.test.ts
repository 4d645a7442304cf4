import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { figuresOf } from "./figure.ts";
import { newestByGroup, type Result, readResults, saveResult } from "./results.ts";

const machine = { processor: "p", cores: 2, memory: 1, system: "s", node: "v24", browser: "b", load: 0 };
const result = (date: string, ...groups: string[]): Result => ({
  date,
  machine,
  runs: 5,
  figures: groups.map((group) => figuresOf(group)("article", "LCP", "ms", 1)),
});

test("results are read back in the order of their dates", async () => {
  const folder = await mkdtemp(join(tmpdir(), "results-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const [late, early] = [result("2026-11-21T08:00:00.000Z", "a"), result("2026-11-20T23:59:59.000Z", "b")];
  await saveResult(folder, late);
  await saveResult(folder, early);
  expect(await readResults(folder)).toEqual([early, late]);
});

test("each group comes from the newest run that measured it, with that run's date", () => {
  const newest = newestByGroup([result("1", "weights", "server"), result("2", "weights")]);
  expect([...newest].map(([group, { date }]) => [group, date])).toEqual([
    ["weights", "2"],
    ["server", "1"],
  ]);
});
