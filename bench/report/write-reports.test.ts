import { cp, mkdir, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { figuresOf } from "./figure.ts";
import { saveResult } from "./results.ts";
import { writeReports } from "./write-reports.ts";

const project = resolve(import.meta.dirname, "../..");
const machine = { processor: "p", cores: 2, memory: 2 ** 31, system: "s", node: "v24", browser: "Chromium", load: 0.1 };

test("the newest figures go into README and docs/performance.md, with verdict, day and machine", async () => {
  const root = await mkdtemp(join(tmpdir(), "reports-"));
  onTestFinished(() => rm(root, { recursive: true }));
  await mkdir(join(root, "docs"));
  for (const file of ["README.md", "docs/performance.md"]) await cp(join(project, file), join(root, file));
  const figures = [figuresOf("weights")("article", "JavaScript", "kB", 70_123)];
  await saveResult(join(root, "results"), { date: "2031-02-03T04:05:06.000Z", machine, runs: 5, figures });
  await writeReports(root, join(root, "results"));
  for (const file of ["README.md", "docs/performance.md"]) {
    const text = await readFile(join(root, file), "utf8");
    expect(text, file).toMatch(/\| weights: JavaScript \(worst: article\) \| 70\.1 kB \|.*\| ≤ 76\.0 kB \| reached \|/);
    expect(text, file).toContain("2031-02-03, 2 cores (p), 2 GB, s, Node v24, Chromium; load before: 0.1");
  }
});
