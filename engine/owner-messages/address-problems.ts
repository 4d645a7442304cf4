import type { OwnerTexts } from "../i18n/owner-text.ts";

/** Problems of old addresses: claimed twice, linked to, or lost. */
export const addressProblems = {
  "not-an-old-address": {
    fr: "« {name} » n'est pas une ancienne adresse. → Écrivez ce qui suit le nom du site, comme ici : {write}",
    en: "“{name}” is not an old address. → Write what follows the name of the site, like this: {write}",
    pt: "«{name}» não é um endereço antigo. → Escreva o que vem depois do nome do site, assim: {write}",
  },
  "old-address-of-the-home-page": {
    fr: "« {name} » est l'adresse de la page d'accueil : ce qui suit « ? » n'y change rien. → Effacez cette ancienne adresse.",
    en: "“{name}” is the address of the home page: what follows “?” makes no difference to it. → Delete this old address.",
    pt: "«{name}» é o endereço da página inicial: o que vem depois de «?» não muda nada. → Apague este endereço antigo.",
  },
  "old-address-of-a-page": {
    fr: "L'ancienne adresse {old} est celle d'une page du site. → Effacez {old} de la ligne « aliases ».",
    en: "The old address {old} is that of a page of the site. → Delete {old} from the line “aliases”.",
    pt: "O endereço antigo {old} é o de uma página do site. → Apague {old} da linha «aliases».",
  },
  "old-address-of-an-article": {
    fr: "L'ancienne adresse {old} est celle de {other}. → Effacez {old} de la ligne « aliases ».",
    en: "The old address {old} is that of {other}. → Delete {old} from the line “aliases”.",
    pt: "O endereço antigo {old} é o de {other}. → Apague {old} da linha «aliases».",
  },
  "old-address-of-the-site": {
    fr: "L'ancienne adresse {old} est réservée au site. → Effacez {old} de la ligne « aliases ».",
    en: "The old address {old} is kept for the site itself. → Delete {old} from the line “aliases”.",
    pt: "O endereço antigo {old} está reservado ao site. → Apague {old} da linha «aliases».",
  },
  "old-address-of-a-post": {
    fr: "L'ancienne adresse {old} est aussi dans {other}. → Effacez {old} de la ligne « aliases ».",
    en: "The old address {old} is in {other} too. → Delete {old} from the line “aliases”.",
    pt: "O endereço antigo {old} também está em {other}. → Apague {old} da linha «aliases».",
  },
  "link-to-an-old-address": {
    fr: "Le lien {link} est une ancienne adresse. → Écrivez la nouvelle : {write}",
    en: "The link {link} is an old address. → Write the new one: {write}",
    pt: "A ligação {link} é um endereço antigo. → Escreva o novo: {write}",
  },
  "link-too-early": {
    fr: "Le lien {link} mène à ce qui n'est pas encore public : jusque-là, ses mots paraissent sans lien. → Publiez aussi ce qu'il nomme, ou menez-le ailleurs.",
    en: "The link {link} leads to what is not public yet: until then its words are shown without a link. → Publish what it names too, or lead elsewhere.",
    pt: "A ligação {link} leva a algo que ainda não é público: até lá, as suas palavras aparecem sem ligação. → Publique também o que ela indica, ou leve-a a outro sítio.",
  },
  "link-to-withdrawn": {
    fr: "Le lien {link} mène à un article retiré après le {day}. → Retirez le lien, ou menez-le ailleurs.",
    en: "The link {link} leads to an article that was withdrawn after {day}. → Remove the link, or lead elsewhere.",
    pt: "A ligação {link} leva a um artigo retirado depois de {day}. → Retire a ligação, ou leve-a a outro sítio.",
  },
} as const satisfies OwnerTexts;
