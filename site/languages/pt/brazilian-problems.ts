import type { OwnerTexts } from "#engine/i18n/owner-text.ts";

/** Notes on words of Brazil in texts for Portugal. */
export const brazilianProblems = {
  "word-brazilian": {
    fr: "« {words} » se dit au Brésil ; le Portugal a un autre mot. → Écrivez : {write}",
    en: "“{words}” is said in Brazil; Portugal has another word. → Write: {write}",
    pt: "«{words}» diz-se no Brasil; em Portugal usa-se outra palavra. → Escreva: {write}",
  },
  "word-brazilian-spelling": {
    fr: "« {words} » est l'orthographe du Brésil. → Au Portugal, on écrit : {write}",
    en: "“{words}” is the spelling of Brazil. → In Portugal it is written: {write}",
    pt: "«{words}» é a grafia do Brasil. → Em Portugal, escreve-se: {write}",
  },
  "word-brazilian-meaning": {
    fr: "« {words} » n'a pas ce sens au Portugal. → On y dit : {write}",
    en: "“{words}” has another meaning in Portugal. → There one says: {write}",
    pt: "«{words}» não tem esse sentido em Portugal. → Aqui, diz-se: {write}",
  },
  "word-only-brazilian": {
    fr: "« {words} » n'est que dans le dictionnaire du Brésil. → Cherchez le mot du Portugal ; s'il y est juste aussi, ajoutez à words.txt : {write}",
    en: "“{words}” is in the dictionary of Brazil only. → Look for the word of Portugal; if it is right there too, add to words.txt: {write}",
    pt: "«{words}» só está no dicionário do Brasil. → Procure a palavra de Portugal; se também aqui estiver certa, acrescente a words.txt: {write}",
  },
} as const satisfies OwnerTexts;
