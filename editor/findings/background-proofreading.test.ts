import { setImmediate } from "node:timers/promises";
import { expect, test } from "vitest";
import { translationIn } from "#engine/content/model/translation-settings.ts";
import { readYaml } from "#engine/content/source/yaml-source.ts";
import { changedContent } from "#engine/content/test-support/changed-content.ts";
import { site } from "#engine/test-support/made-up-site.ts";
import { proofreadInBackground } from "./background-proofreading.ts";

test("an editor that is closed while a text is proofread ends without an error", async () => {
  const begun = Promise.withResolvers<void>();
  const errors: unknown[] = [];
  let asked = 0;
  const proofreading = proofreadInBackground({
    content: await changedContent(),
    textOf: async () => "---\ntitle: Un titre\n---\n\nUn texte.\n",
    translation: async () => translationIn(readYaml("site.yaml", ""), site),
    // Asked once more before each text is given to the other thread.
    revision: async () => {
      asked += 1;
      if (asked === 2) begun.resolve();
      return 1;
    },
    onRead: async () => {},
    onError: (error) => errors.push(error),
  });
  proofreading.textsChanged();
  await begun.promise;
  // The other thread has it.
  await setImmediate();
  await proofreading.close();
  await setImmediate();
  expect(errors).toEqual([]);
  expect(await proofreading.notes()).toEqual([]);
});
