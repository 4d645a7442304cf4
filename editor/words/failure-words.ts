import type { OwnerTexts } from "#engine/i18n/owner-text.ts";

/** What the server and its page say where the program itself has failed. */
export const failureWords = {
  "internal-error": {
    fr: "Le programme a rencontré une erreur, qui ne vient pas de vous. Ce que vous avez écrit est gardé. Essayez de nouveau ; si cela continue, annulez votre dernier changement, ou montrez les détails à la personne qui s'occupe du site.",
    en: "The program met an error, which is not yours. What you wrote is kept. Try again; if it goes on, undo your last change, or show the details to whoever looks after the site.",
    pt: "O programa encontrou um erro, que não é seu. O que escreveu está guardado. Tente de novo; se continuar, desfaça a sua última alteração ou mostre os pormenores a quem cuida do site.",
  },
  "error-details": { fr: "Détails", en: "Details", pt: "Pormenores" },
} as const satisfies OwnerTexts;
