/** The sound content of a site on the disk, read with changes. */
import { mkdtemp, readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { Site } from "../../define-site.ts";
import { ownerLanguages } from "../../manifest/owner-facts.ts";
import { readContent } from "../reading/read-content.ts";
import { ReadingMemory } from "../reading/reading-memory.ts";
import { ContentError, formatProblem, type Problem } from "../source/problem.ts";
import { type ContentChanges, changeContent, changedContent } from "./changed-content.ts";
import { type Mistake, soundContent } from "./mistake.ts";

const NOW = new Date("2026-11-23T12:00:00Z");

/** The sound content of a site, and its tests. One folder for all: each mistake is undone. */
export async function soundContentOf(site: Site, content: string) {
  /** Of pictures, which take most of the time. */
  const cache = await mkdtemp(join(tmpdir(), "cache-"));
  const folder = await changedContent(soundContent, content);
  const memory = new ReadingMemory();

  /** Uses the sound content after changes, which are then undone. */
  async function withChanges<Result>(changes: ContentChanges, use: () => Promise<Result>): Promise<Result> {
    const before = await changeContent(folder, changes);
    try {
      return await use();
    } finally {
      await changeContent(folder, before);
    }
  }

  /** The sound content with changes that hold no mistake. */
  const contentWith = (changes: ContentChanges) =>
    withChanges(changes, () => readContent(folder, cache, site, { now: NOW, memory }));

  /** What is wrong with the sound content after changes, and the text of a file. */
  const problemsOf = (changes: ContentChanges, file: string) =>
    withChanges(changes, async () => {
      const text = await readFile(join(folder, file), "utf8").catch(() => "");
      const problems = await readContent(folder, cache, site, { now: NOW, memory }).then(
        (): readonly Problem[] => [],
        (error: unknown) => {
          if (!(error instanceof ContentError)) throw error;
          return error.problems;
        },
      );
      return { text, problems };
    });

  /** A test for each mistake. */
  const testMistakes = (mistakes: readonly Mistake[]) =>
    test.each(mistakes)("$name: one problem on its line, and doing what it says is enough (D25)", async (mistake) => {
      const { file, changes, id, at, fix } = mistake;
      const sound = await readFile(join(folder, file), "utf8").catch(() => "");
      const { text, problems } = await problemsOf(changes, file);
      expect(problems).toEqual([expect.objectContaining({ file, id })]);
      const [problem] = problems as [Problem];
      const index = problem.line - 1;
      const line = text.split("\n")[index];
      if (at === undefined) expect(sound.split("\n")).not.toContain(line);
      else expect(line).toContain(at);
      const fixed = fix({ file, text, index, write: toWrite(problem) });
      expect((await problemsOf({ ...changes, ...fixed }, file)).problems).toEqual([]);
    });

  return { contentWith, problemsOf, testMistakes };
}

/** What the message of a problem says to write: the same in each language. */
function toWrite(problem: Problem): string {
  const write: string = "write" in problem.values ? problem.values.write : "";
  for (const language of ownerLanguages) {
    expect(formatProblem(problem, language)).toMatch(/^[^:]+:\d+: .+ → ./u);
    if (write !== "")
      expect(formatProblem(problem, language).replaceAll("\u00a0", " ").endsWith(`: ${write}`)).toBe(true);
  }
  return write;
}
