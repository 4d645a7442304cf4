import { describe, expect, it } from "vitest";
import { typeset } from "./typography.ts";

const shown = (text: string) => text.replaceAll("\u202f", "_").replaceAll("\u00a0", "~");

describe("French typography", () => {
  it.each([
    ["Pourquoi ? C'est « simple » : oui!", "Pourquoi_? C’est «_simple_»~: oui_!"],
    ["déjà ; ensuite", "déjà_; ensuite"],
    ["Quoi ?!", "Quoi_?!"],
    ["environ 3 000 contacts", "environ 3~000 contacts"],
    ["01 99 00 20 12", "01~99~00~20~12"],
    ["de 9 h 00 à 12 h 30", "de 9~h~00 à 12~h~30"],
    ["https://exemple.fr/?a=1", "https://exemple.fr/?a=1"],
  ])("%s", (plain, set) => expect(shown(typeset(plain, "fr"))).toBe(set));

  it("gives the same again when set twice", () => {
    const once = typeset("Pourquoi ? « Parce que » : 3 000 !", "fr");
    expect(typeset(once, "fr")).toBe(once);
  });
});

describe("English and Portuguese typography", () => {
  it("turns apostrophes, and leaves the spacing of marks to the language", () => {
    expect(typeset("It's here: why? 10 000", "en")).toBe("It’s here: why? 10\u00a0000");
    expect(typeset("O «elo» é este: porquê?", "pt")).toBe("O «elo» é este: porquê?");
  });
});
