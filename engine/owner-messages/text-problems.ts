import type { OwnerTexts } from "../i18n/owner-text.ts";

/** Problems inside a text: its links, its variables, its languages, its embedded elements. */
export const textProblems = {
  "variable-unknown": {
    fr: "{variable} n'est le nom d'aucune valeur de site.yaml. → Corrigez ce nom, ou ajoutez la valeur à site.yaml.",
    en: "{variable} names no value of site.yaml. → Correct the name, or add the value to site.yaml.",
    pt: "{variable} não é o nome de nenhum valor de site.yaml. → Corrija o nome, ou acrescente o valor a site.yaml.",
  },
  "variable-misspelled": {
    fr: "{variable} n'est le nom d'aucune valeur de site.yaml. → Ce nom s'écrit sans doute : {write}",
    en: "{variable} names no value of site.yaml. → The name is probably: {write}",
    pt: "{variable} não é o nome de nenhum valor de site.yaml. → O nome é provavelmente: {write}",
  },
  "link-to-nothing": {
    fr: "Le lien {link} ne mène à aucune page. → Corrigez-le ; il commence par la langue, comme : {write}",
    en: "The link {link} leads to no page. → Correct it; it begins with the language, like: {write}",
    pt: "A ligação {link} não leva a nenhuma página. → Corrija-a; começa pela língua, como: {write}",
  },
  "link-misspelled": {
    fr: "Le lien {link} ne mène à aucune page. → Il s'écrit sans doute : {write}",
    en: "The link {link} leads to no page. → It is probably: {write}",
    pt: "A ligação {link} não leva a nenhuma página. → Escreve-se provavelmente: {write}",
  },
  "link-unsafe": {
    fr: "Le lien {link} n'est ni une page du site ni une adresse entière. → Commencez-le par {page} pour une page du site, par {mail} ou {phone} pour joindre quelqu'un, sinon par : {write}",
    en: "The link {link} is neither a page of the site nor a whole address. → Begin it with {page} for a page of the site, with {mail} or {phone} to reach someone, otherwise with: {write}",
    pt: "A ligação {link} não é uma página do site nem um endereço completo. → Comece-a por {page} para uma página do site, por {mail} ou {phone} para contactar alguém, senão por: {write}",
  },
  "link-without-address": {
    fr: "Le lien « {words} » n'a pas d'adresse. → Mettez-la entre les parenthèses, à la place des points : {write}",
    en: "The link “{words}” has no address. → Put it between the parentheses, in place of the dots: {write}",
    pt: "A ligação «{words}» não tem endereço. → Ponha-o entre os parênteses, em vez das reticências: {write}",
  },
  "link-nearly": {
    fr: "L'adresse {link} n'est pas entière. → Elle s'écrit sans doute : {write}",
    en: "The address {link} is not whole. → It is probably: {write}",
    pt: "O endereço {link} não está completo. → Escreve-se provavelmente: {write}",
  },
  "link-without-mailbox": {
    fr: "{link} n'est pas une adresse de courriel. → Donnez-la en entier, comme : {write}",
    en: "{link} is not an e-mail address. → Give it whole, like: {write}",
    pt: "{link} não é um endereço de e-mail. → Indique-o por inteiro, como: {write}",
  },
  "link-dials-nothing": {
    fr: "{link} n'est pas un numéro que tout téléphone compose. → Commencez par + et l'indicatif du pays, sans espaces ni (0), comme : {write}",
    en: "{link} is not a number that every telephone dials. → Begin with + and the code of the country, without spaces and (0), like: {write}",
    pt: "{link} não é um número que qualquer telefone marque. → Comece por + e o indicativo do país, sem espaços nem (0), como: {write}",
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
  "reference-unused": {
    fr: "Aucun lien n'emploie {label} : cette ligne ne paraîtrait pas. → Effacez-la, ou faites-en un lien ainsi : {write}",
    en: "No link uses {label}: this line would not be shown. → Delete it, or make a link of it like this: {write}",
    pt: "Nenhuma ligação usa {label}: esta linha não apareceria. → Apague-a, ou faça dela uma ligação assim: {write}",
  },
  "anchor-twice": {
    fr: "L'ancre #{anchor} est déjà celle d'un autre intertitre. → Donnez-en une autre à celui-ci : {write}",
    en: "The anchor #{anchor} is another heading's already. → Give this one another: {write}",
    pt: "A âncora #{anchor} já é a de outro subtítulo. → Dê outra a este: {write}",
  },
  "language-unknown": {
    fr: "« {code} » n'est le code d'aucune langue. → Prenez fr, en, pt, es, de ou it, comme ici : {write}",
    en: "“{code}” is not the code of a language. → Use fr, en, pt, es, de or it, like this: {write}",
    pt: "«{code}» não é o código de nenhuma língua. → Use fr, en, pt, es, de ou it, assim: {write}",
  },
  "picture-in-text-undescribed": {
    fr: "L'image « {picture} » n'a pas de description pour celles et ceux qui ne la voient pas. → Dites entre les crochets ce qu'elle montre ; si elle ne fait que décorer, écrivez : {write}",
    en: "The picture “{picture}” has no description for those who cannot see it. → Say between the brackets what it shows; if it only decorates, write: {write}",
    pt: "A imagem «{picture}» não tem descrição para quem não a vê. → Diga entre os parênteses o que mostra; se for só decorativa, escreva: {write}",
  },
  "instruction-unknown": {
    fr: "Cette ligne commence par deux fois deux-points, mais {instruction} n'est pas une instruction. → Il y a {others} et : {write}",
    en: "This line begins with two colons, but {instruction} is no instruction. → There are {others} and: {write}",
    pt: "Esta linha começa por duas vezes dois pontos, mas {instruction} não é uma instrução. → Há {others} e: {write}",
  },
  "frame-without-title": {
    fr: "Il manque un titre : le visiteur le lit avant d'accepter. → Mettez-le entre crochets : {write}",
    en: "A title is missing: visitors read it before they accept. → Put it in square brackets: {write}",
    pt: "Falta um título: o visitante lê-o antes de aceitar. → Ponha-o entre parênteses retos: {write}",
  },
  "frame-of-misspelled-service": {
    fr: "Le service « {service} » n'existe pas. → Ce nom s'écrit sans doute : {write}",
    en: "The service “{service}” does not exist. → The name is probably: {write}",
    pt: "O serviço «{service}» não existe. → O nome é provavelmente: {write}",
  },
  "frame-of-unknown-service": {
    fr: "Le service « {service} » n'existe pas. → À la fin de site.yaml, sous « consent » puis « services », ajoutez une ligne, avec le titre à la place des points : {write}",
    en: "The service “{service}” does not exist. → At the end of site.yaml, below “consent”, “services”, add a line, with the title in place of the dots: {write}",
    pt: "O serviço «{service}» não existe. → No fim de site.yaml, em «consent», «services», acrescente uma linha, com o título em vez das reticências: {write}",
  },
  "frame-address": {
    fr: "« {address} » n'est pas une adresse sûre : https://, puis un nom de site fait de lettres, chiffres, tirets et points. → Donnez-la en entier : {write}",
    en: "“{address}” is not a safe address: https://, then the name of a site in letters, digits, hyphens and dots. → Give it whole: {write}",
    pt: "«{address}» não é um endereço seguro: https://, depois o nome de um site com letras, algarismos, hífenes e pontos. → Indique-o por inteiro: {write}",
  },
  "frame-size": {
    fr: "La taille doit être donnée en pixels entiers, de 1 à 4000. → Écrivez-la ainsi : {write}",
    en: "The size must be given in whole pixels, from 1 to 4000. → Write it like this: {write}",
    pt: "O tamanho deve ser dado em píxeis inteiros, de 1 a 4000. → Escreva-o assim: {write}",
  },
  "frame-setting": {
    fr: "« {setting} » n'est pas un réglage de cette ligne. → Effacez-le ; la ligne entière s'écrit : {write}",
    en: "“{setting}” is not a setting of this line. → Delete it; the whole line is written: {write}",
    pt: "«{setting}» não é uma definição desta linha. → Apague-a; a linha inteira escreve-se: {write}",
  },
  "words-unusual": {
    fr: "« {text} » vient du cahier des charges, mais ne s'écrit pas ainsi dans cette langue : {locale}. → Écrivez : {write}",
    en: "“{text}” comes from the specification, but is not written like this in that language: {locale}. → Write: {write}",
    pt: "«{text}» vem do caderno de encargos, mas não se escreve assim nessa língua: {locale}. → Escreva: {write}",
  },
} as const satisfies OwnerTexts;
