import { describe, expect, test } from "vitest";
import { builtManifest, builtText } from "../support/setup/built-site.ts";
import { builtDocument, notFoundDocuments } from "../support/setup/documents.ts";
import { languages } from "../support/setup/test-content.ts";
import { only, textOf } from "./queries.ts";

const texts = {
  fr: { title: "Page non trouvée !", back: "retour à l'accueil" },
  en: { title: "Page not found!", back: "back to home" },
  pt: { title: "Página não encontrada !", back: "de volta a casa" },
} as const;

describe.each(languages)("the not-found page in %s", (language) => {
  test("[L7] has its title and a link back to home", async () => {
    const document = await builtDocument(`/${language}/404.html`);
    expect(document.documentElement.lang.slice(0, 2)).toBe(language);
    expect(textOf(only(document, "h1"))).toBe(texts[language].title);
    expect(textOf(only(document, `main a[href="/${language}/"]`))).toBe(texts[language].back);
  });

  test("[R14] answers paths of its language, and names no path without scripts (D23)", async () => {
    const { notFound } = await builtManifest();
    expect(notFound[language]?.identity.file).toBe(`${language}/404.html`);
    const place = only(
      (await notFoundDocuments()).get(language) ?? (await builtDocument("/404.html")),
      "[data-requested-path]",
    );
    expect([place.hasAttribute("hidden"), textOf(place)]).toEqual([true, ""]);
  });
});

test("[R14] all other unknown paths are answered in French, also by hosts that only know 404.html", async () => {
  const { notFound } = await builtManifest();
  expect(notFound[""]?.identity.file).toBe("404.html");
  expect(await builtText("/404.html")).toBe(await builtText("/fr/404.html"));
});
