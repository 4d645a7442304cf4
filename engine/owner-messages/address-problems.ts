import type { OwnerTexts } from "../i18n/owner-text.ts";

/** Problems of addresses: claimed twice, or put online and lost. `{aliases}` is a line of front matter. */
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
  "old-address-taken": {
    fr: "L'ancienne adresse {old} est celle de {other}. → Effacez {old} de la ligne « aliases ».",
    en: "The old address {old} is that of {other}. → Delete {old} from the line “aliases”.",
    pt: "O endereço antigo {old} é o de {other}. → Apague {old} da linha «aliases».",
  },
  "old-address-of-the-site": {
    fr: "L'ancienne adresse {old} est réservée au site. → Effacez {old} de la ligne « aliases ».",
    en: "The old address {old} is kept for the site itself. → Delete {old} from the line “aliases”.",
    pt: "O endereço antigo {old} está reservado ao site. → Apague {old} da linha «aliases».",
  },

  "published-line": {
    fr: "Cette ligne n'est pas celle d'une adresse : « {words} ». → Effacez-la, ou n'y laissez que l'adresse : {write}",
    en: "This line is not that of an address: “{words}”. → Delete it, or leave the address alone in it: {write}",
    pt: "Esta linha não é a de um endereço: «{words}». → Apague-a, ou deixe nela só o endereço: {write}",
  },
  "published-merge-mark": {
    fr: "Deux versions de ce fichier se rencontrent ici. → Gardez les lignes des deux, et effacez seulement celle-ci.",
    en: "Two versions of this file meet here. → Keep the lines of both, and delete only this one.",
    pt: "Duas versões deste ficheiro encontram-se aqui. → Guarde as linhas de ambas e apague só esta.",
  },
  "addresses-stop": {
    fr: "Était en ligne et ne répondra plus : {addresses}. → Si une page en prend la place, écrivez {aliases} en tête de cette page. Si c'est bien ce que vous voulez, publiez avec : {write}",
    en: "Was online and will stop answering: {addresses}. → If a page takes its place, write {aliases} at the top of that page. If that is what you want, publish with: {write}",
    pt: "Esteve em linha e deixará de responder: {addresses}. → Se uma página o substitui, escreva {aliases} no início dessa página. Se é isso que quer, publique com: {write}",
  },
  "address-moved": {
    fr: "Était en ligne et ne répondra plus : {addresses}. → Si l'article est maintenant {other}, écrivez-y {aliases} en tête. Si l'ancien doit disparaître, publiez avec : {write}",
    en: "Was online and will stop answering: {addresses}. → If the article is now {other}, write {aliases} at its top. If the old one is to go, publish with: {write}",
    pt: "Esteve em linha e deixará de responder: {addresses}. → Se o artigo é agora {other}, escreva {aliases} no seu início. Se o antigo deve desaparecer, publique com: {write}",
  },
  "text-stops-answering": {
    fr: "Ce texte a été mis en ligne, et cette ligne le retire : {addresses} ne répondra plus. → Pour le garder, effacez ou rétablissez la ligne. Si un autre en prend la place, écrivez {aliases} en tête de cet autre. S'il doit partir, publiez avec : {write}",
    en: "This text was put online, and this line takes it away: {addresses} will stop answering. → To keep it, delete or restore the line. If another takes its place, write {aliases} at the top of that one. If it is to go, publish with: {write}",
    pt: "Este texto foi posto em linha, e esta linha retira-o: {addresses} deixará de responder. → Para o manter, apague ou reponha a linha. Se outro o substitui, escreva {aliases} no início desse outro. Se deve sair, publique com: {write}",
  },
} as const satisfies OwnerTexts;
