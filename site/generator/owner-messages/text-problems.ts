import type { ProblemTexts } from "./filled-text.ts";

/** What is wrong inside a text: its signs, its links, its variables. */
export const textProblems = {
  "variable-unknown": {
    fr: ["{variable} n'est le nom d'aucune valeur de site.yaml.", "Corrigez ce nom, ou ajoutez la valeur à site.yaml."],
    en: ["{variable} names no value of site.yaml.", "Correct the name, or add the value to site.yaml."],
    pt: ["{variable} não é o nome de nenhum valor de site.yaml.", "Corrija o nome, ou acrescente o valor a site.yaml."],
  },
  "variable-misspelled": {
    fr: ["{variable} n'est le nom d'aucune valeur de site.yaml.", "Ce nom s'écrit sans doute : {write}"],
    en: ["{variable} names no value of site.yaml.", "The name is probably: {write}"],
    pt: ["{variable} não é o nome de nenhum valor de site.yaml.", "O nome é provavelmente: {write}"],
  },
  "link-to-nothing": {
    fr: ["Le lien {link} ne mène à aucune page.", "Corrigez-le ; il commence par la langue, comme : {write}"],
    en: ["The link {link} leads to no page.", "Correct it; it begins with the language, like: {write}"],
    pt: ["A ligação {link} não leva a nenhuma página.", "Corrija-a; começa pela língua, como: {write}"],
  },
  "link-misspelled": {
    fr: ["Le lien {link} ne mène à aucune page.", "Il s'écrit sans doute : {write}"],
    en: ["The link {link} leads to no page.", "It is probably: {write}"],
    pt: ["A ligação {link} não leva a nenhuma página.", "Escreve-se provavelmente: {write}"],
  },
  "link-unsafe": {
    fr: [
      "Le lien {link} n'est ni une page du site ni une adresse entière.",
      "Commencez-le par {page} pour une page du site, par {mail} ou {phone} pour joindre quelqu'un, sinon par : {write}",
    ],
    en: [
      "The link {link} is neither a page of the site nor a whole address.",
      "Begin it with {page} for a page of the site, with {mail} or {phone} to reach someone, otherwise with: {write}",
    ],
    pt: [
      "A ligação {link} não é uma página do site nem um endereço completo.",
      "Comece-a por {page} para uma página do site, por {mail} ou {phone} para contactar alguém, senão por: {write}",
    ],
  },
  "anchor-to-nothing": {
    fr: [
      "Le lien {link} ne mène à aucun intertitre de ce texte ; il y a : {anchors}.",
      "Écrivez par exemple : {write}",
    ],
    en: ["The link {link} leads to no heading of this text; there are: {anchors}.", "Write for example: {write}"],
    pt: ["A ligação {link} não leva a nenhum subtítulo deste texto; há: {anchors}.", "Escreva por exemplo: {write}"],
  },
  "anchor-without-headings": {
    fr: ["Le lien {link} ne mène à aucun intertitre : ce texte n'en a pas.", "Retirez le lien."],
    en: ["The link {link} leads to no heading: this text has none.", "Remove the link."],
    pt: ["A ligação {link} não leva a nenhum subtítulo: este texto não tem nenhum.", "Retire a ligação."],
  },
  "sign-not-supported": {
    fr: ["Cette mise en forme n'existe pas ici.", "Écrivez un paragraphe, une liste, une citation ou un tableau."],
    en: ["This kind of layout does not exist here.", "Write a paragraph, a list, a quotation or a table."],
    pt: ["Esta formatação não existe aqui.", "Escreva um parágrafo, uma lista, uma citação ou uma tabela."],
  },
  "not-in-a-line": {
    fr: [
      "Une image ne peut pas être au milieu d'une phrase.",
      "Mettez-la sur une ligne seule, entre deux lignes vides.",
    ],
    en: ["A picture cannot stand inside a sentence.", "Put it on a line of its own, between two empty lines."],
    pt: ["Uma imagem não pode estar no meio de uma frase.", "Ponha-a numa linha só dela, entre duas linhas vazias."],
  },
  "heading-first-level": {
    fr: ["Le titre de l'article est déjà le grand titre de la page.", "Écrivez un intertitre : {write}"],
    en: ["The title of the article is already the main heading of the page.", "Write a heading below it: {write}"],
    pt: ["O título do artigo já é o título principal da página.", "Escreva um subtítulo: {write}"],
  },
  "heading-skips-a-level": {
    fr: ["Cet intertitre saute un niveau.", "Enlevez un signe # : {write}"],
    en: ["This heading skips a level.", "Remove one sign #: {write}"],
    pt: ["Este subtítulo salta um nível.", "Tire um sinal #: {write}"],
  },
  "heading-without-space": {
    fr: ["Il manque une espace après le signe de l'intertitre.", "Écrivez : {write}"],
    en: ["A space is missing after the sign of the heading.", "Write: {write}"],
    pt: ["Falta um espaço depois do sinal do subtítulo.", "Escreva: {write}"],
  },
  "link-not-whole": {
    fr: ["Un lien ou une image n'est pas écrit en entier.", "Une image s'écrit {picture} et un lien : {write}"],
    en: ["A link or a picture is not written whole.", "A picture is written {picture} and a link: {write}"],
    pt: [
      "Uma ligação ou uma imagem não está escrita por inteiro.",
      "Uma imagem escreve-se {picture} e uma ligação: {write}",
    ],
  },
  "sign-alone": {
    fr: [
      "Le signe {sign} est seul et paraîtrait tel quel.",
      "Effacez-le, ou mettez-en un de chaque côté des mots, sans espace : {write}",
    ],
    en: [
      "The sign {sign} stands alone and would be shown as it is.",
      "Delete it, or put one on each side of the words, without spaces: {write}",
    ],
    pt: [
      "O sinal {sign} está sozinho e apareceria tal qual.",
      "Apague-o, ou ponha um de cada lado das palavras, sem espaços: {write}",
    ],
  },
  "html-in-text": {
    fr: ["{tag} est du code, qui paraîtrait tel quel.", "Effacez-le. Une vidéo ou une carte s'écrit ainsi : {write}"],
    en: ["{tag} is code, which would be shown as it is.", "Delete it. A film or a map is written like this: {write}"],
    pt: ["{tag} é código, que apareceria tal qual.", "Apague-o. Um vídeo ou um mapa escreve-se assim: {write}"],
  },
  "address-alone": {
    fr: ["Une adresse seule n'est pas un lien.", "Dites en quelques mots où elle mène : {write}"],
    en: ["An address alone is not a link.", "Say in a few words where it leads: {write}"],
    pt: ["Um endereço sozinho não é uma ligação.", "Diga em poucas palavras aonde leva: {write}"],
  },
  "language-unknown": {
    fr: ["« {code} » n'est le code d'aucune langue.", "Prenez fr, en, pt, es, de ou it, comme ici : {write}"],
    en: ["“{code}” is not the code of a language.", "Use fr, en, pt, es, de or it, like this: {write}"],
    pt: ["«{code}» não é o código de nenhuma língua.", "Use fr, en, pt, es, de ou it, assim: {write}"],
  },
  "sign-in-plain-text": {
    fr: ["Ici, {sign} paraîtrait tel quel : ce texte n'a pas de mise en forme.", "Gardez les mots, sans les signes."],
    en: ["Here {sign} would be shown as it is: this text has no layout.", "Keep the words, without the signs."],
    pt: ["Aqui, {sign} apareceria tal e qual: este texto não tem formatação.", "Guarde as palavras, sem os sinais."],
  },
  "language-in-plain-text": {
    fr: [
      "Un titre ou une description n'accepte pas la marque d'une langue.",
      "Gardez le mot, sans la marque {mark} et son crochet.",
    ],
    en: [
      "A title or a description takes no mark of a language.",
      "Keep the word, without the mark {mark} and its bracket.",
    ],
    pt: [
      "Um título ou uma descrição não aceita a marca de uma língua.",
      "Guarde a palavra, sem a marca {mark} e o seu parêntese.",
    ],
  },
  "picture-in-text-undescribed": {
    fr: [
      "L'image « {picture} » n'a pas de description pour celles et ceux qui ne la voient pas.",
      "Dites entre les crochets ce qu'elle montre ; si elle ne fait que décorer, écrivez : {write}",
    ],
    en: [
      "The picture “{picture}” has no description for those who cannot see it.",
      "Say between the brackets what it shows; if it only decorates, write: {write}",
    ],
    pt: [
      "A imagem «{picture}» não tem descrição para quem não a vê.",
      "Diga entre os parênteses o que mostra; se for só decorativa, escreva: {write}",
    ],
  },
  "instruction-unknown": {
    fr: [
      "Cette ligne commence par deux fois deux-points, mais {instruction} n'est pas une instruction.",
      "Il y a {others} et : {write}",
    ],
    en: ["This line begins with two colons, but {instruction} is no instruction.", "There are {others} and: {write}"],
    pt: [
      "Esta linha começa por duas vezes dois pontos, mas {instruction} não é uma instrução.",
      "Há {others} e: {write}",
    ],
  },
  "frame-without-title": {
    fr: ["Il manque un titre : le visiteur le lit avant d'accepter.", "Mettez-le entre crochets : {write}"],
    en: ["A title is missing: visitors read it before they accept.", "Put it in square brackets: {write}"],
    pt: ["Falta um título: o visitante lê-o antes de aceitar.", "Ponha-o entre parênteses retos: {write}"],
  },
  "frame-of-misspelled-service": {
    fr: ["Le service « {service} » n'existe pas.", "Ce nom s'écrit sans doute : {write}"],
    en: ["The service “{service}” does not exist.", "The name is probably: {write}"],
    pt: ["O serviço «{service}» não existe.", "O nome é provavelmente: {write}"],
  },
  "frame-of-unknown-service": {
    fr: [
      "Le service « {service} » n'existe pas.",
      "À la fin de site.yaml, sous « consent » puis « services », ajoutez une ligne, avec le titre à la place des points : {write}",
    ],
    en: [
      "The service “{service}” does not exist.",
      "At the end of site.yaml, below “consent”, “services”, add a line, with the title in place of the dots: {write}",
    ],
    pt: [
      "O serviço «{service}» não existe.",
      "No fim de site.yaml, em «consent», «services», acrescente uma linha, com o título em vez das reticências: {write}",
    ],
  },
  "frame-address": {
    fr: [
      "« {address} » n'est pas une adresse sûre : https://, puis un nom de site fait de lettres, chiffres, tirets et points.",
      "Donnez-la en entier : {write}",
    ],
    en: [
      "“{address}” is not a safe address: https://, then the name of a site in letters, digits, hyphens and dots.",
      "Give it whole: {write}",
    ],
    pt: [
      "«{address}» não é um endereço seguro: https://, depois o nome de um site com letras, algarismos, hífenes e pontos.",
      "Indique-o por inteiro: {write}",
    ],
  },
  "frame-size": {
    fr: ["La taille doit être donnée en pixels entiers, de 1 à 4000.", "Écrivez-la ainsi : {write}"],
    en: ["The size must be given in whole pixels, from 1 to 4000.", "Write it like this: {write}"],
    pt: ["O tamanho deve ser dado em píxeis inteiros, de 1 a 4000.", "Escreva-o assim: {write}"],
  },
  "frame-setting": {
    fr: ["« {setting} » n'est pas un réglage de cette ligne.", "Effacez-le ; la ligne entière s'écrit : {write}"],
    en: ["“{setting}” is not a setting of this line.", "Delete it; the whole line is written: {write}"],
    pt: ["«{setting}» não é uma definição desta linha.", "Apague-a; a linha inteira escreve-se: {write}"],
  },
} as const satisfies ProblemTexts;
