import type { OwnerTexts } from "#engine/i18n/owner-text.ts";

/** Pictures and documents. */
export const mediaWords = {
  "no-picture": { fr: "Aucune image", en: "No picture", pt: "Nenhuma imagem" },
  "choose-picture": { fr: "Choisir une image", en: "Choose a picture", pt: "Escolher uma imagem" },
  "take-picture": { fr: "Choisir cette image", en: "Choose this picture", pt: "Escolher esta imagem" },
  "bring-picture": {
    fr: "Ajouter une image de cet ordinateur",
    en: "Add a picture from this computer",
    pt: "Acrescentar uma imagem deste computador",
  },
  "bring-files": {
    fr: "Ajouter des images ou des documents de cet ordinateur",
    en: "Add pictures or documents from this computer",
    pt: "Acrescentar imagens ou documentos deste computador",
  },
  bringing: { fr: "Un instant…", en: "One moment…", pt: "Um momento…" },
  brought: { fr: "Ajouté : {name}", en: "Added: {name}", pt: "Acrescentado: {name}" },
  "pictures-of-site": { fr: "Images du site", en: "Pictures of the site", pt: "Imagens do site" },
  "no-media": {
    fr: "Aucune image ni aucun document pour l'instant.",
    en: "No picture and no document yet.",
    pt: "Ainda não há imagens nem documentos.",
  },
  unused: { fr: "Aucun texte ne le montre.", en: "No text shows it.", pt: "Nenhum texto o mostra." },
  "use-unknown": {
    fr: "Impossible de dire si un texte le montre.",
    en: "Nobody can tell whether a text shows it.",
    pt: "Não é possível saber se algum texto o mostra.",
  },
  "used-by": {
    fr: "Textes qui le montrent : {count}",
    en: "Texts that show it: {count}",
    pt: "Textos que o mostram: {count}",
  },
  "replace-file": { fr: "Remplacer", en: "Replace", pt: "Substituir" },
  replaced: { fr: "Remplacé.", en: "Replaced.", pt: "Substituído." },
  "file-before": { fr: "Revenir au précédent", en: "Go back to the one before", pt: "Voltar ao anterior" },
  "file-is-back": {
    fr: "Le fichier précédent est de nouveau là.",
    en: "The file of before is back.",
    pt: "O ficheiro anterior está de volta.",
  },
  "rename-file": { fr: "Renommer", en: "Rename", pt: "Mudar o nome" },
  "new-file-name-hint": {
    fr: "Les textes qui montrent ce fichier prennent son nouveau nom.",
    en: "The texts that show this file take over its new name.",
    pt: "Os textos que mostram este ficheiro passam a usar o novo nome.",
  },
  "delete-media-hint": {
    fr: "Le fichier est supprimé de cet ordinateur. Vous pouvez le récupérer sous « Autres textes ».",
    en: "The file is deleted from this computer. You can bring it back under “Other texts”.",
    pt: "O ficheiro é eliminado deste computador. Pode recuperá-lo em «Outros textos».",
  },
} as const satisfies OwnerTexts;
