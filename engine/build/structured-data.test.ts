import { expect, test } from "vitest";
import type { LocaleData } from "../pages/data/locale-data.ts";
import { postData, questionsData } from "./structured-data.ts";

test("a post that was changed says when, and one that was not says its date again", () => {
  const data = {
    site: { url: "https://site.example" },
    translation: { languages: { fr: { tag: "fr" } } },
  } as unknown as LocaleData;
  const dates = (content: { readonly date: string; readonly updated?: string }) => {
    const post = { content: { title: [], description: "", ...content }, locale: "fr", path: "/fr/a/", head: {} };
    const told = postData(post as unknown as Parameters<typeof postData>[0], data, { "@type": "Organization" });
    return [told.datePublished, told.dateModified];
  };
  expect(dates({ date: "2026-01-01", updated: "2026-02-02" })).toEqual(["2026-01-01", "2026-02-02"]);
  expect(dates({ date: "2026-01-01" })).toEqual(["2026-01-01", "2026-01-01"]);
});

test("an answer is all of its paragraphs", () => {
  const answer = ["Un.", "Deux."].map((text) => ({ type: "paragraph" as const, children: [text] }));
  expect(questionsData([{ question: ["Quoi ?"], answer }]).mainEntity).toEqual([
    { "@type": "Question", name: "Quoi ?", acceptedAnswer: { "@type": "Answer", text: "Un. Deux." } },
  ]);
});
