import type { OwnerTexts } from "../i18n/owner-text.ts";

/** Problems of addresses: claimed twice, put online and lost, or led to by a link. `{aliases}` is a line of front matter. */
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

  "link-without-address": {
    fr: "Le lien « {words} » n'a pas d'adresse. → Mettez-la entre les parenthèses, à la place des points : {write}",
    en: "The link “{words}” has no address. → Put it between the parentheses, in place of the dots: {write}",
    pt: "A ligação «{words}» não tem endereço. → Ponha-o entre os parênteses, em vez das reticências: {write}",
  },
  "link-with-space": {
    fr: "Une espace sépare les mots du lien de son adresse. → Écrivez : {write}",
    en: "A space separates the words of the link from its address. → Write: {write}",
    pt: "Um espaço separa as palavras da ligação do seu endereço. → Escreva: {write}",
  },
  "link-not-whole": {
    fr: "Un lien ou une image n'est pas écrit en entier. → Une image s'écrit {picture} et un lien : {write}",
    en: "A link or a picture is not written whole. → A picture is written {picture} and a link: {write}",
    pt: "Uma ligação ou uma imagem não está escrita por inteiro. → Uma imagem escreve-se {picture} e uma ligação: {write}",
  },
  "link-nearly": {
    fr: "L'adresse {link} n'est pas entière. → Elle s'écrit sans doute : {write}",
    en: "The address {link} is not whole. → It is probably: {write}",
    pt: "O endereço {link} não está completo. → Escreve-se provavelmente: {write}",
  },
  "link-unsafe": {
    fr: "Le lien {link} n'est ni une page du site ni une adresse entière. → Commencez-le par {page} pour une page du site, par {mail} ou {phone} pour joindre quelqu'un, sinon par : {write}",
    en: "The link {link} is neither a page of the site nor a whole address. → Begin it with {page} for a page of the site, with {mail} or {phone} to reach someone, otherwise with: {write}",
    pt: "A ligação {link} não é uma página do site nem um endereço completo. → Comece-a por {page} para uma página do site, por {mail} ou {phone} para contactar alguém, senão por: {write}",
  },
  "link-without-mailbox": {
    fr: "{link} n'est pas une adresse de courriel. → Donnez-la en entier, comme : {write}",
    en: "{link} is not an e-mail address. → Give it whole, like: {write}",
    pt: "{link} não é um endereço de e-mail. → Indique-o por inteiro, como: {write}",
  },
  "link-dials-nothing": {
    fr: "{link} n'est pas un numéro que tout téléphone sait composer. → Commencez par + et l'indicatif du pays, sans espaces ni (0), comme : {write}",
    en: "{link} is not a number that every telephone can dial. → Begin with + and the code of the country, without spaces and (0), like: {write}",
    pt: "{link} não é um número que qualquer telefone saiba marcar. → Comece por + e o indicativo do país, sem espaços nem (0), como: {write}",
  },
  "reference-unused": {
    fr: "Aucun lien n'emploie {label} : cette ligne ne paraîtrait pas. → Effacez-la, ou faites-en un lien ainsi : {write}",
    en: "No link uses {label}: this line would not be shown. → Delete it, or make a link of it like this: {write}",
    pt: "Nenhuma ligação usa {label}: esta linha não apareceria. → Apague-a, ou faça dela uma ligação assim: {write}",
  },
  "link-to-nothing": {
    fr: "Le lien {link} ne mène à aucune page. → Corrigez-le. La page d'accueil, par exemple : {write}",
    en: "The link {link} leads to no page. → Correct it. The home page, for instance: {write}",
    pt: "A ligação {link} não leva a nenhuma página. → Corrija-a. A página inicial, por exemplo: {write}",
  },
  "link-misspelled": {
    fr: "Le lien {link} ne mène à aucune page. → Il s'écrit sans doute : {write}",
    en: "The link {link} leads to no page. → It is probably: {write}",
    pt: "A ligação {link} não leva a nenhuma página. → Escreve-se provavelmente: {write}",
  },
  "anchor-to-nothing": {
    fr: "Le lien {link} ne mène à aucun intertitre de sa page ; il y a : {anchors}. → Écrivez par exemple : {write}",
    en: "The link {link} leads to no heading of its page; there are: {anchors}. → Write for example: {write}",
    pt: "A ligação {link} não leva a nenhum subtítulo da sua página; há: {anchors}. → Escreva por exemplo: {write}",
  },
  "anchor-without-headings": {
    fr: "Le lien {link} ne mène à aucun intertitre : sa page n'en a pas. → Retirez-le, ou menez-le ailleurs.",
    en: "The link {link} leads to no heading: its page has none. → Remove it, or lead it elsewhere.",
    pt: "A ligação {link} não leva a nenhum subtítulo: a sua página não tem nenhum. → Retire-a, ou leve-a a outro sítio.",
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
