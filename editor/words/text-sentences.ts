import type { OwnerTexts } from "#engine/i18n/owner-text.ts";

/** What was done to articles and pages, and why it was not. */
export const textSentences = {
  "address-now": {
    fr: "La nouvelle adresse est {address}.",
    en: "The new address is {address}.",
    pt: "O novo endereço é {address}.",
  },
  "old-address-leads": {
    fr: "Qui suit l'ancienne, {old}, y est conduit.",
    en: "Whoever follows the old one, {old}, is led there.",
    pt: "Quem seguir o antigo, {old}, é levado para lá.",
  },
  "links-corrected": {
    fr: "Textes dont les liens ont été corrigés : {count}.",
    en: "Texts whose links were corrected: {count}.",
    pt: "Textos cujas ligações foram corrigidas: {count}.",
  },
  "links-taken-away": {
    fr: "Textes dont un lien a été enlevé, sans leurs mots : {count}.",
    en: "Texts of which a link was taken away, and not its words: {count}.",
    pt: "Textos de que se retirou uma ligação, mas não as palavras: {count}.",
  },
  "address-is-kept": {
    fr: "L'adresse {address} est de celles qui ont été convenues pour ce site : d'autres sites et des papiers peuvent la nommer. Changez-la seulement si vous en êtes sûr ; l'ancienne conduira à la nouvelle.",
    en: "The address {address} is one of those agreed on for this site: other sites and papers may name it. Change it only if you are sure; the old one will lead to the new one.",
    pt: "O endereço {address} é um dos que foram combinados para este site: outros sites e documentos podem citá-lo. Altere-o só se tiver a certeza; o antigo levará ao novo.",
  },
  "address-taken": {
    fr: "L'adresse {address} est déjà celle de « {title} », ou l'a été. Choisissez-en une autre.",
    en: "The address {address} is that of “{title}” already, or was so once. Choose another.",
    pt: "O endereço {address} já é de «{title}», ou já foi. Escolha outro.",
  },
  "address-of-the-site": {
    fr: "Le site a lui-même besoin de l'adresse {address}. Choisissez-en une autre, par exemple : {write}",
    en: "The site itself needs the address {address}. Choose another, for example: {write}",
    pt: "O próprio site precisa do endereço {address}. Escolha outro, por exemplo: {write}",
  },
  "not-an-address": {
    fr: "« {slug} » ne peut pas être une adresse : seulement des lettres minuscules sans accent, des chiffres, et des traits d'union entre eux. Par exemple : {write}",
    en: "“{slug}” cannot be an address: only small letters without accents, digits, and hyphens between them. For example: {write}",
    pt: "«{slug}» não pode ser um endereço: só letras minúsculas sem acentos, algarismos, e hífenes entre eles. Por exemplo: {write}",
  },
  "not-to-be-moved": {
    fr: "L'adresse de cette page fait partie du site : elle ne change pas.",
    en: "The address of this page is part of the site: it does not change.",
    pt: "O endereço desta página faz parte do site: não muda.",
  },
  "not-to-be-copied": {
    fr: "« {title} » est une page unique : elle ne se duplique pas.",
    en: "“{title}” is a page of which there is one: it cannot be duplicated.",
    pt: "«{title}» é uma página única: não se duplica.",
  },
  "text-withdrawn": {
    fr: "« {title} » est de nouveau un brouillon, dans toutes ses langues. Il quittera le site à la prochaine mise en ligne.",
    en: "“{title}” is a draft again, in all its languages. It will leave the site when you next put it online.",
    pt: "«{title}» voltou a ser um rascunho, em todas as línguas. Sairá do site na próxima vez que o puser em linha.",
  },
  "text-ready": {
    fr: "« {title} » est prêt, dans toutes ses langues. Il paraîtra à la prochaine mise en ligne, et pas avant sa date.",
    en: "“{title}” is ready, in all its languages. It will appear when you next put the site online, and not before its date.",
    pt: "«{title}» está pronto, em todas as línguas. Aparecerá na próxima vez que puser o site em linha, e não antes da sua data.",
  },
  "text-added": { fr: "« {title} » a été ajouté.", en: "“{title}” was added.", pt: "«{title}» foi acrescentado." },
  "text-deleted": {
    fr: "« {title} » a été supprimé. Vous pouvez le récupérer sous « Autres textes ».",
    en: "“{title}” was deleted. You can bring it back under “Other texts”.",
    pt: "«{title}» foi eliminado. Pode recuperá-lo em «Outros textos».",
  },
  "tag-deleted": {
    fr: "Le thème est supprimé. Textes d'articles qui l'avaient : {count}.",
    en: "The tag is deleted. Texts of articles that had it: {count}.",
    pt: "O tema foi eliminado. Textos de artigos que o tinham: {count}.",
  },
  "text-is-back": { fr: "« {title} » est de nouveau là.", en: "“{title}” is back.", pt: "«{title}» está de volta." },
  "file-is-there": {
    fr: "Ce texte est déjà là : il n'y a rien à récupérer.",
    en: "This text is there already: there is nothing to bring back.",
    pt: "Este texto já existe: não há nada para recuperar.",
  },
} as const satisfies OwnerTexts;
