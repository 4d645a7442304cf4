import { describe, expect, it } from "vitest";
import { builtDocument } from "./built-site/documents.ts";
import { languages } from "./built-site/owner-content.ts";
import { only, textOf } from "./built-site/queries.ts";
import { serviceAddresses } from "./built-site/specified-addresses.ts";

/** What each section of a service page answers, in the order of the page, by its heading. */
const sections = {
  fr: [/mots simples/, /nous faisons/, /qui ?\?/, /ça se passe/, /temps .*prend/, /premier appel/, /questions/],
  en: [/plain words/, /we do/, /for\?/, /it works/, /time it takes/, /first call/, /questions/],
  pt: [/palavras simples/, /fazemos/, /quem\?/, /funciona/, /tempo .*ocupa/, /primeira chamada/, /perguntas/],
} as const;

/** Words in a sentence of the plain summary, at most: what people who read with difficulty can hold. */
const PLAIN_SENTENCE = 12;

describe.each(serviceAddresses)("the service at $en", (addresses) => {
  it.each(languages)(
    "%s: says what, for whom, how, how much time, what to bring, and answers questions",
    async (language) => {
      const headings = headingsOf(only(await builtDocument(addresses[language]), "main"));
      for (const [index, section] of sections[language].entries()) expect(headings[index]).toMatch(section);
    },
  );

  it.each(languages)("%s: begins with a summary in short sentences", async (language) => {
    const document = await builtDocument(addresses[language]);
    const [summary] = [...document.querySelectorAll("main section")];
    const sentences = [...(summary?.querySelectorAll("p") ?? [])].map(textOf);
    expect(sentences.length).toBeGreaterThanOrEqual(5);
    expect(sentences.filter((sentence) => sentence.split(" ").length > PLAIN_SENTENCE)).toEqual([]);
  });

  it("says as much in each language: as many tasks, people, steps, things to bring and questions", async () => {
    const shapes = await Promise.all(
      languages.map(async (language) => shapeOf(await builtDocument(addresses[language]))),
    );
    expect(shapes[1]).toEqual(shapes[0]);
    expect(shapes[2]).toEqual(shapes[0]);
  });
});

function headingsOf(main: Element): string[] {
  return [...main.querySelectorAll("h2")].map(textOf);
}

/** How many parts of each kind every section of a page has. */
function shapeOf(document: Document): readonly (readonly number[])[] {
  return [...document.querySelectorAll("main section")].map((section) =>
    ["h2", "h3", "p", "li", "dt"].map((part) => section.querySelectorAll(part).length),
  );
}
