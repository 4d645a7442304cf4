import { beforeAll, expect, it } from "vitest";
import { builtDocuments } from "./documents.ts";

/** Words of each language that the texts of the others use. Where they stand, a screen reader must change its voice. */
const foreign: Readonly<Record<string, readonly string[]>> = {
  pt: [
    "agrupamento de escolas",
    "apoio domiciliário",
    "caderneta",
    "certidão",
    "complemento por dependência",
    "conservatória",
    "contabilista",
    "escritura",
    "imposto do selo",
    "injunção",
    "juntas de freguesia",
    "licença de utilização",
    "Livro de Reclamações",
    "número de utente",
    "Provedor de Justiça",
    "recibos verdes",
    "revisor oficial de contas",
    "Segurança Social",
    "solicitador",
  ],
  fr: [
    "carte professionnelle",
    "commissaire aux comptes",
    "Défenseur des droits",
    "expert-comptable",
    "injonction de payer",
    "relevé de carrière",
  ],
  en: ["lay-off"],
};

let documents: readonly (readonly [string, Document])[];
beforeAll(async () => {
  documents = [...(await builtDocuments())];
});

it.each(Object.keys(foreign))("words in %s are marked as such on pages of another language", (language) => {
  const words = (foreign[language] ?? []).map((word) => word.toLowerCase());
  const marked = new Set<string>();
  for (const [path, document] of documents) {
    if (document.documentElement.lang.startsWith(language)) continue;
    const walker = document.createTreeWalker(document.body, 4);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (parent === null || parent.closest("script") !== null) continue;
      const text = (node.textContent ?? "").toLowerCase();
      for (const word of words.filter((candidate) => text.includes(candidate))) {
        expect([path, word, parent.closest("[lang]")?.getAttribute("lang")?.slice(0, 2)]).toEqual([
          path,
          word,
          language,
        ]);
        marked.add(word);
      }
    }
  }
  expect([...marked].sort()).toEqual([...words].sort());
});
