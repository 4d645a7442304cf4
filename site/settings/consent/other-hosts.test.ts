import { describe, expect, test } from "vitest";
import { plainText } from "#engine/pages/data/content-tree.ts";
import { translation } from "#engine/pages/paths/test-support/translation.ts";
import { otherHosts } from "./consent-in-words.ts";
import type { AskingSettings } from "./consent-settings.ts";

const title = { fr: "Plans", en: "Maps", pt: "Mapas" };

function said(services: readonly object[], { stylesheet = "self", matomo = "" } = {}): readonly string[] {
  const all = services.map((service) => ({ name: "maps", title, purposes: [], cookies: [], ...service }));
  const analytics = { matomo: { url: matomo, siteId: 5 }, tag: { url: "", propertyId: "" } };
  const site = { consent: { services: all }, analytics, fonts: { stylesheet } } as unknown as AskingSettings;
  return translation.locales.map((locale) => {
    const block = otherHosts(site, locale);
    return block.type === "paragraph" ? plainText(block.children).replaceAll(/\s/g, " ") : "";
  });
}

/** Each language's text holds its own words, French, English, Portuguese. */
function each(texts: readonly string[], fr: string, en: string, pt: string, held = true): void {
  for (const [index, words] of [fr, en, pt].entries())
    expect([index, texts[index]?.includes(words)]).toEqual([index, held]);
}

describe("the legal notice says where fonts come from (D11)", () => {
  const fonts = { name: "web-fonts", required: true };

  test("the site's own server", () => {
    each(said([fonts]), "de notre propre serveur", "from our own server", "do nosso próprio servidor");
  });

  test("a provider by its name, and that it learns of every visit", () => {
    const texts = said([fonts], { stylesheet: "https://fonts.example/a.css" });
    each(texts, "viennent de fonts.example : dès", "come from fonts.example: as soon", "vêm de fonts.example: logo");
    each(texts, "propre serveur", "own server", "próprio servidor", false);
  });

  test("a provider that waits for consent", () => {
    const texts = said([{ name: "web-fonts" }], { stylesheet: "https://fonts.example/a.css" });
    each(texts, "que si vous les acceptez", "only if you accept them", "se os aceitar");
  });
});

describe("it says what is on before a choice", () => {
  test("nothing", () => {
    const texts = said([{ default: true }]);
    each(texts, "Rien de facultatif", "Nothing optional", "Nada do que é facultativo");
    each(texts, "Plans", "Maps", "Mapas", false);
  });

  test("what can be refused afterwards: then it claims no more that nothing optional is", () => {
    const texts = said([{ optOut: true, default: true }]);
    each(texts, "« Plans » est actif dès", "“Maps” is on as soon", "«Mapas» está ativo logo");
    each(texts, "Vous pouvez le refuser", "You can refuse it", "Pode recus");
    each(texts, "Rien de facultatif", "Nothing optional", "Nada do que é facultativo", false);
  });

  test("what cannot be refused", () => {
    const texts = said([{ required: true }]);
    each(texts, "« Plans » est actif", "“Maps” is on", "«Mapas» está ativo");
    each(texts, "le refuser", "refuse it", "Pode recus", false);
  });
});

test("it speaks of audience measurement where there is some", () => {
  const words = ["La mesure d’audience", "Audience measurement", "A medição de audiência"] as const;
  each(said([], { matomo: "https://stats.example/" }), ...words);
  each(said([]), ...words, false);
});
