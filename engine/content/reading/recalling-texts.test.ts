import { expect, test } from "vitest";
import { inEachLocale } from "../../i18n/translation-setup.ts";
import { translation } from "../../pages/paths/test-support/translation.ts";
import { NO_SETTINGS } from "../model/define-settings.ts";
import type { TextEnvironment } from "../text/text-environment.ts";
import { ReadingMemory } from "./reading-memory.ts";
import { recallingTexts } from "./recalling-texts.ts";
import { textEnvironments } from "./text-settings.ts";

const nothing = textEnvironments(
  {
    site: undefined,
    translation,
    tags: ["company"],
    media: { pictures: {}, documents: {} },
    messages: inEachLocale(translation, () => ({})),
    font: undefined,
  },
  NO_SETTINGS,
)("fr");

/** Reads texts that ask questions, beside what each site answers; gives which were read of each. */
function readBeside(...sites: readonly Partial<TextEnvironment>[]) {
  const memory = new ReadingMemory();
  const texts: Readonly<Record<string, (environment: TextEnvironment) => unknown>> = {
    phone: ({ variable }) => variable("phone"),
    picture: ({ picture }) => picture("a.png", ""),
    both: ({ variable, tags }) => [variable("brand"), tags()],
    none: () => "",
  };
  return sites.map((site) => {
    const read: string[] = [];
    const recall = recallingTexts(memory, translation, () => ({ ...nothing, ...site }));
    for (const [file, made] of Object.entries(texts)) {
      const found = recall(file, file, (environments) => {
        read.push(file);
        return made(environments("fr"));
      });
      expect(found).toEqual(made({ ...nothing, ...site }));
    }
    return read;
  });
}

test("a text is read again where what it asked has another answer, and only there", () => {
  const phone = { variable: (name: string) => (name === "phone" ? "01" : undefined) };
  const first = ["phone", "picture", "both", "none"];
  expect(readBeside({}, {})).toEqual([first, []]);
  expect(readBeside({}, phone)).toEqual([first, ["phone", "both"]]);
  expect(readBeside(phone, { variable: (name) => (name === "phone" ? "02" : undefined) })).toEqual([first, ["phone"]]);
  expect(readBeside({}, { tags: () => ["company", "tax"] })).toEqual([first, ["both"]]);
});

test("a picture that is refused is not one that is missing", () => {
  expect(readBeside({ picture: () => undefined }, { picture: () => null })[1]).toEqual(["picture"]);
});
