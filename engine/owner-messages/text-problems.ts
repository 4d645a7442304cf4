import type { OwnerTexts } from "../i18n/owner-text.ts";

/** Problems inside a text: its markup, headings, variables, languages and embedded elements. */
export const textProblems = {
  "text-empty": {
    fr: "Ce texte n'a que son titre, et il irait en ligne ainsi. → Écrivez-le, ou gardez-le en brouillon.",
    en: "This text has nothing but its title, and would go online like that. → Write it, or keep it a draft.",
    pt: "Este texto só tem o título, e iria em linha assim. → Escreva-o, ou guarde-o como rascunho.",
  },
  "text-to-write": {
    fr: "Endroits où le titre de la page tient encore lieu de texte : {count}. → Écrivez ces textes, ou gardez la page en brouillon.",
    en: "Places where the title of the page still stands for a text: {count}. → Write these texts, or keep the page a draft.",
    pt: "Sítios em que o título da página ainda faz as vezes de texto: {count}. → Escreva esses textos, ou guarde a página como rascunho.",
  },
  "text-as-its-model": {
    fr: "Ce texte dit encore, pour la plus grande part, ce que dit {other}. → Écrivez le vôtre, ou gardez-le en brouillon.",
    en: "This text still says, for the most part, what {other} says. → Write your own, or keep it a draft.",
    pt: "Este texto ainda diz, na maior parte, o que diz {other}. → Escreva o seu, ou guarde-o como rascunho.",
  },
  "source-unchecked": {
    fr: "Sources que personne n'a vérifiées : {count}, dont « {name} ». → Vérifiez-y ce que dit votre texte, puis notez le jour : {write}",
    en: "Sources that nobody has checked: {count}, “{name}” among them. → Check there what your text says, then write the day: {write}",
    pt: "Fontes que ninguém verificou: {count}, entre elas «{name}». → Confirme lá o que diz o seu texto e escreva o dia: {write}",
  },
  "name-misspelled": {
    fr: "« {name} » n'existe pas. → Ce nom s'écrit sans doute : {write}",
    en: "“{name}” does not exist. → The name is probably: {write}",
    pt: "«{name}» não existe. → O nome é provavelmente: {write}",
  },
  "variable-unknown": {
    fr: "{variable} n'est le nom d'aucune valeur de site.yaml. → Corrigez ce nom, ou ajoutez la valeur à site.yaml.",
    en: "{variable} names no value of site.yaml. → Correct the name, or add the value to site.yaml.",
    pt: "{variable} não é o nome de nenhum valor de site.yaml. → Corrija o nome, ou acrescente o valor a site.yaml.",
  },
  "anchor-twice": {
    fr: "L'ancre #{anchor} est déjà celle d'un autre intertitre. → Donnez-en une autre à celui-ci : {write}",
    en: "The anchor #{anchor} is already another heading's. → Give this one another: {write}",
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

  "markup-not-supported": {
    fr: "Cette mise en forme n'existe pas ici. → Écrivez un paragraphe, une liste, une citation ou un tableau.",
    en: "This kind of layout does not exist here. → Write a paragraph, a list, a quotation or a table.",
    pt: "Esta formatação não existe aqui. → Escreva um parágrafo, uma lista, uma citação ou uma tabela.",
  },
  "not-in-a-line": {
    fr: "Une image ne peut pas être au milieu d'une phrase. → Mettez-la sur une ligne seule, entre deux lignes vides.",
    en: "A picture cannot stand inside a sentence. → Put it on a line of its own, between two empty lines.",
    pt: "Uma imagem não pode estar no meio de uma frase. → Ponha-a numa linha só dela, entre duas linhas vazias.",
  },
  "picture-in-link": {
    fr: "Une image ne peut pas être un lien. → Gardez l'image seule sur sa ligne, et mettez le lien dans une phrase en dessous : {write}",
    en: "A picture cannot be a link. → Keep the picture alone on its line, and put the link into a sentence below it: {write}",
    pt: "Uma imagem não pode ser uma ligação. → Deixe a imagem sozinha na sua linha e ponha a ligação numa frase por baixo: {write}",
  },
  "heading-first-level": {
    fr: "Le titre de l'article est déjà le grand titre de la page. → Écrivez un intertitre : {write}",
    en: "The title of the article is already the main heading of the page. → Write a heading below it: {write}",
    pt: "O título do artigo já é o título principal da página. → Escreva um subtítulo: {write}",
  },
  "heading-skips-a-level": {
    fr: "Cet intertitre saute un niveau. → Enlevez un # : {write}",
    en: "This heading skips a level. → Remove one #: {write}",
    pt: "Este subtítulo salta um nível. → Tire um #: {write}",
  },
  "heading-without-space": {
    fr: "Il manque une espace après le # de l'intertitre. → Écrivez : {write}",
    en: "A space is missing after the # of the heading. → Write: {write}",
    pt: "Falta um espaço depois do # do subtítulo. → Escreva: {write}",
  },
  "markup-alone": {
    fr: "{markup} est seul et paraîtrait tel quel. → Effacez-le, ou mettez-en un de chaque côté des mots, sans espace : {write}",
    en: "{markup} stands alone and would be shown as it is. → Delete it, or put one on each side of the words, without spaces: {write}",
    pt: "{markup} está sozinho e apareceria tal qual. → Apague-o, ou ponha um de cada lado das palavras, sem espaços: {write}",
  },
  "html-in-text": {
    fr: "{tag} est du code, qui paraîtrait tel quel. → Effacez-le. Une vidéo ou une carte s'écrit ainsi : {write}",
    en: "{tag} is code, which would be shown as it is. → Delete it. A film or a map is written like this: {write}",
    pt: "{tag} é código, que apareceria tal qual. → Apague-o. Um vídeo ou um mapa escreve-se assim: {write}",
  },
  "address-alone": {
    fr: "Une adresse seule n'est pas un lien. → Dites en quelques mots où elle mène : {write}",
    en: "An address alone is not a link. → Say in a few words where it leads: {write}",
    pt: "Um endereço sozinho não é uma ligação. → Diga em poucas palavras aonde leva: {write}",
  },
  "markup-not-read": {
    fr: "{markup} n'a pas de sens ici et paraîtrait tel quel. → Effacez-le. Ce qui compte se met en gras : {write}",
    en: "{markup} means nothing here and would be shown as it is. → Delete it. What counts is set bold: {write}",
    pt: "{markup} não tem sentido aqui e apareceria tal qual. → Apague-o. O que conta põe-se a negrito: {write}",
  },
  "comment-open": {
    fr: "Un commentaire est ouvert et n'est pas fermé : il paraîtrait. → Mettez à sa fin : {write}",
    en: "A comment is opened and not closed: it would be shown. → Put at its end: {write}",
    pt: "Há um comentário aberto que não se fecha: apareceria. → Ponha no fim dele: {write}",
  },
  footnote: {
    fr: "{markup} est une note de bas de page, qui n'existe pas ici. → Mettez-la dans la phrase, entre parenthèses.",
    en: "{markup} is a footnote, which does not exist here. → Put it into the sentence, between parentheses.",
    pt: "{markup} é uma nota de rodapé, que não existe aqui. → Ponha-a na frase, entre parênteses.",
  },
  "box-to-tick": {
    fr: "{markup} est une case à cocher, qui n'existe pas ici. → Gardez les mots, sans la case.",
    en: "{markup} is a box to tick, which does not exist here. → Keep the words, without the box.",
    pt: "{markup} é uma caixa de seleção, que não existe aqui. → Guarde as palavras, sem a caixa.",
  },
  "entity-in-text": {
    fr: "{markup} est du code, qui paraîtrait tel quel. → Tapez le caractère lui-même.",
    en: "{markup} is code, which would be shown as it is. → Type the character itself.",
    pt: "{markup} é código, que apareceria tal qual. → Escreva o próprio carácter.",
  },
  "anchor-not-read": {
    fr: "{markup} n'est pas une ancre et paraîtrait tel quel. → Une ancre est à la fin d'un intertitre, en minuscules sans accents ni espaces : {write}",
    en: "{markup} is no anchor and would be shown as it is. → An anchor stands at the end of a heading, in small letters without accents and spaces: {write}",
    pt: "{markup} não é uma âncora e apareceria tal qual. → Uma âncora está no fim de um subtítulo, em minúsculas sem acentos nem espaços: {write}",
  },
  "table-not-whole": {
    fr: "Ce tableau n'est pas compris : ses lignes se suivraient. → Mettez des barres entre ses cases et, sous la ligne des titres, une ligne de tirets avec autant de colonnes, comme : {write}",
    en: "This table is not understood: its lines would run together. → Put bars between its cells and, below the line of its heads, a line of hyphens with as many columns, like: {write}",
    pt: "Esta tabela não se percebe: as linhas apareceriam seguidas. → Ponha barras entre as células e, por baixo da linha dos títulos, uma linha de hífenes com tantas colunas, como: {write}",
  },
  "table-row-too-long": {
    fr: "Cette ligne a {cells} cases pour un tableau de {columns} colonnes : la fin ne paraîtrait pas. → Ajoutez un titre de colonne et ses tirets, ou enlevez une barre.",
    en: "This line has {cells} cells in a table of {columns} columns: its end would not be shown. → Add the head of a column and its hyphens, or remove a bar.",
    pt: "Esta linha tem {cells} células numa tabela de {columns} colunas: o fim não apareceria. → Acrescente o título de uma coluna e os seus hífenes, ou tire uma barra.",
  },
  "item-with-another-marker": {
    fr: "{marker} n'ouvre pas l'élément d'une liste : ces lignes se suivraient. → Écrivez : {write}",
    en: "{marker} begins no item of a list: these lines would run together. → Write: {write}",
    pt: "{marker} não abre um item de uma lista: estas linhas seguir-se-iam. → Escreva: {write}",
  },
  "line-runs-on": {
    fr: "Cette ligne paraîtrait derrière celle d'avant, sans retour à la ligne. → Laissez une ligne vide au-dessus de : {write}",
    en: "This line would be shown behind the one before, without a line break. → Leave an empty line above: {write}",
    pt: "Esta linha apareceria atrás da anterior, sem mudança de linha. → Deixe uma linha vazia por cima de: {write}",
  },
  "markup-in-plain-text": {
    fr: "Ici, {markup} paraîtrait tel quel : ce texte n'a pas de mise en forme. → Gardez les mots, sans cette marque.",
    en: "Here {markup} would be shown as it is: this text has no layout. → Keep the words, without this markup.",
    pt: "Aqui, {markup} apareceria tal e qual: este texto não tem formatação. → Guarde as palavras, sem essa marca.",
  },
  "language-in-plain-text": {
    fr: "Un titre ou une description n'accepte pas la marque d'une langue. → Gardez le mot, sans la marque {mark} et son crochet.",
    en: "A title or a description takes no mark of a language. → Keep the word, without the mark {mark} and its bracket.",
    pt: "Um título ou uma descrição não aceita a marca de uma língua. → Guarde a palavra, sem a marca {mark} e o seu parêntese.",
  },
} as const satisfies OwnerTexts;
