import { setImmediate } from "node:timers/promises";
import { expect, test } from "vitest";
import { translationIn } from "#engine/content/model/translation-settings.ts";
import { readYaml } from "#engine/content/source/yaml-source.ts";
import { OWNER_WORDS_FILE } from "#engine/proofreading/owner-words.ts";
import { site } from "#engine/test-support/made-up-site.ts";
import { proofreadInBackground } from "./background-proofreading.ts";

const FILES = ["posts/fr/un.md", "posts/fr/deux.md", "posts/fr/trois.md"];

test("an editor that is closed while a text is proofread ends without an error", async () => {
  const begun = Promise.withResolvers<void>();
  const errors: unknown[] = [];
  let asked = 0;
  const proofreading = proofreadInBackground({
    files: () => FILES,
    textOf: () => "---\ntitle: Un titre\n---\n\nUn texte.\n",
    routes: async () => translationIn(readYaml("site.yaml", ""), site),
    // Asked once more before each text is given to the other thread.
    revision: async () => {
      asked += 1;
      if (asked === 2) begun.resolve();
      return 1;
    },
    onRead: () => {},
    onError: (error) => errors.push(error),
  });
  proofreading.textsChanged();
  await begun.promise;
  // The other thread has it.
  await setImmediate();
  await proofreading.close();
  await setImmediate();
  expect(errors).toEqual([]);
  expect(proofreading.notes(() => undefined)).toEqual([]);
});

test("what was read before a change ended the reading is told once all is read", async () => {
  const interrupted = Promise.withResolvers<void>();
  let changed: readonly string[] = [];
  let changes = 0;
  let told = 0;
  const proofreading = proofreadInBackground({
    files: () => FILES,
    textOf: (file) => {
      // Somebody changes another text as soon as the first of those that changed has been read.
      if (file === changed[1] && changes === 0) {
        changes += 1;
        interrupted.resolve();
      }
      return `---\ntitle: Un titre\n---\n\nUn ${changed.includes(file) ? "imprononsable" : "mot"}.\n`;
    },
    routes: async () => translationIn(readYaml("site.yaml", ""), site),
    revision: async () => changes,
    onRead: () => {
      told += 1;
    },
    onError: interrupted.reject,
  });
  proofreading.textsChanged();
  await expect.poll(() => told).toBe(1);
  changed = FILES.slice(0, 2);
  proofreading.textsChanged();
  await interrupted.promise;
  proofreading.textsChanged();
  await expect.poll(() => told).toBe(2);
  expect(JSON.stringify(proofreading.notes(() => undefined))).toContain("imprononsable");
  await proofreading.close();
});

test("a note on a field goes once the field is another, before it is read again; one on the text waits", async () => {
  const text = "---\ntitle: Un imprononsable\n---\n\nUn motif inexplicabel.\n";
  const read = Promise.withResolvers<void>();
  const proofreading = proofreadInBackground({
    files: () => FILES,
    textOf: (file) => (file === OWNER_WORDS_FILE ? "" : text),
    routes: async () => translationIn(readYaml("site.yaml", ""), site),
    revision: async () => 1,
    onRead: read.resolve,
    onError: read.reject,
  });
  proofreading.textsChanged();
  await read.promise;
  const linesWhere = (now: string) => new Set(proofreading.notes(() => now).map(({ line }) => line));
  expect(linesWhere(text)).toEqual(new Set([2, 5]));
  expect(linesWhere(text.replace("imprononsable", "essai").replace("inexplicabel", "inexplicable"))).toEqual(
    new Set([5]),
  );
  await proofreading.close();
});
