import { describe, expect, test } from "vitest";
import { ownerWritings } from "./owner-languages/writings.ts";
import { typeset } from "./typography.ts";

const shown = (text: string) => text.replaceAll("\u202f", "_").replaceAll("\u00a0", "~");

const french = [
  ["Pourquoi ? C'est « simple » : oui!", "Pourquoi_? C’est «_simple_»~: oui_!"],
  ["déjà ; ensuite", "déjà_; ensuite"],
  ["Quoi ?!", "Quoi_?!"],
  ["Acceptez-vous {services} ?", "Acceptez-vous {services}_?"],
  ['Il dit "oui", puis "non".', "Il dit «_oui_», puis «_non_»."],
  ["Notre adresse: ici", "Notre adresse~: ici"],
  ["Il attend...", "Il attend…"],
  ["un relais -- des deux côtés", "un relais~– des deux côtés"],
  ["environ 3 000 contacts", "environ 3~000 contacts"],
  ["01 99 00 20 12", "01~99~00~20~12"],
  ["de 9 h 00 à 12 h 30", "de 9~h~00 à 12~h~30"],
  ["de 9h00 à 12h30, à 9 h", "de 9~h~00 à 12~h~30, à 9~h"],
  ["2 400 €, 20 %, 60 jours, 13 mois", "2~400~€, 20~%, 60~jours, 13~mois"],
  ["le 30 avril, le 1er mai", "le 30~avril, le 1er~mai"],
  ["le 21 juin 2004, 00000 Exempleville", "le 21~juin~2004, 00000~Exempleville"],
  ["Rien. À défaut, nous saisirons", "Rien. À~défaut, nous saisirons"],
  ["la facture F-118, y a-t-il", "la facture F-118, y a-t-il"],
  ["la loi n° 2004-575, article 47", "la loi n°~2004-575, article~47"],
  ["M. Martin et Mme Dias", "M.~Martin et Mme~Dias"],
  ["ces services : {services} ?", "ces services~: {services}_?"],
  ["gardé {days} jours", "gardé {days}~jours"],
  ["https://exemple.fr/?a=1", "https://exemple.fr/?a=1"],
  ["écrivez à contact-2@exemple.fr, www.exemple-24.fr", "écrivez à contact-2@exemple.fr, www.exemple-24.fr"],
  ["Il lit 'Le Monde' et l'«Expresso»", "Il lit ‘Le Monde’ et l’«_Expresso_»"],
  ['"Il dit "oui", hier" (ou "non")', "«_Il dit «_oui_», hier_» (ou «_non_»)"],
  ['"...et puis" – "oui"/"non"', "«_…et puis_»~– «_oui_»/«_non_»"],
] as const;

const english = [
  ["It's here: why? 10 000", "It’s here: why? 10~000"],
  ["our customers' accounts", "our customers’ accounts"],
  ['She said "yes" ("no", before).', "She said “yes” (“no”, before)."],
  ["He said 'hello', then 'I'm off.'", "He said ‘hello’, then ‘I’m off.’"],
  [
    "'Why?' she asked (in the '90s, 'tis said): rock 'n' roll",
    "‘Why?’ she asked (in the ’90s, ’tis said): rock ’n’ roll",
  ],
  [`"The 'old' rule", the dogs' bowls`, "“The ‘old’ rule”, the dogs’ bowls"],
  ["11 February 2005", "11~February~2005"],
  ["on 30 April, within 60 days, 20 %", "on 30~April, within 60~days, 20~%"],
  ["from 8:00 to 21:00 GMT, law no. 2004-575", "from 8:00 to 21:00~GMT, law no.~2004-575"],
  ["3,000 contacts - not more", "3,000 contacts - not more"],
] as const;

const portuguese = [
  ["O «elo» é este: porquê?", "O «elo» é este: porquê?"],
  ['Diz "sim" e "não".', "Diz «sim» e «não»."],
  ["a 30 de abril de 2026, 120 dias, 40 €", "a 30~de~abril de 2026, 120~dias, 40~€"],
  ["Lei n.º 144/2015, artigo 10.º", "Lei n.º~144/2015, artigo~10.º"],
  ["das 9h00 às 12h30", "das 9h00 às 12h30"],
  ["ligue-nos, acompanha-as, fazê-lo, dizemos-lhe", "ligue-nos, acompanha-as, fazê-lo, dizemos-lhe"],
  ["0000-000 Exemplo", "0000-000~Exemplo"],
  ["O 'sim' e o \"não\"; ligue-nos: ligue-nos@exemplo.pt", "O ‘sim’ e o «não»; ligue-nos: ligue-nos@exemplo.pt"],
  ["Página não encontrada !", "Página não encontrada~!"],
] as const;

const cases = [
  ...french.map((both) => ["fr", ...both] as const),
  ...english.map((both) => ["en", ...both] as const),
  ...portuguese.map((both) => ["pt", ...both] as const),
];

test.each(cases)("%s: %s is set, once", (locale, plain, set) => {
  const once = typeset(plain, ownerWritings[locale]);
  expect(shown(once)).toBe(set);
  expect(typeset(once, ownerWritings[locale])).toBe(once);
});

describe("a run of text that begins or ends at inline formatting", () => {
  test.each([
    ["", "en France, l'", "a", "en France, l’"],
    ["l", "'avocat", "", "’avocat"],
    ["e", " ; l'avocat", "", "_; l’avocat"],
    ["e", " : ensuite", "", "~: ensuite"],
    ["e", ": ensuite", "", "~: ensuite"],
    ["e", " !", "", "_!"],
    ["", 'il a dit "', "o", "il a dit «_"],
    ["i", '", puis', "", "_», puis"],
    ["", '"', "P", "«_"],
    ["e", ' nous a aidés"', "", " nous a aidés_»"],
    ["e", '"', "", "_»"],
    ["(", '"', "x", "«_"],
  ])("French, after “%s”: %s", (before, plain, after, set) => {
    expect(shown(typeset(plain, ownerWritings.fr, { before, after }))).toBe(set);
  });

  test("English quotation marks around a marked word", () => {
    expect([
      typeset('say "', ownerWritings.en, { before: "", after: "a" }),
      typeset('" again', ownerWritings.en, { before: "n", after: "" }),
    ]).toEqual(["say “", "” again"]);
    const single = [
      typeset("'an ", ownerWritings.en, { before: "", after: "o" }),
      typeset("'", ownerWritings.en, { before: "g", after: "" }),
    ];
    expect(single).toEqual(["‘an ", "’"]);
  });
});
