import type { OwnerTexts } from "../i18n/owner-text.ts";

/** Problems of a file as a whole: how its lines are written, and which page or article it is. */
export const fileProblems = {
  "address-taken": {
    fr: "Son adresse {address} est déjà celle de {other}. → Donnez-lui-en une autre, par sa ligne « slug » ou, pour un article, par le nom du fichier : {write}",
    en: "Its address {address} is already that of {other}. → Give it another, by its line “slug” or, for an article, by the name of the file: {write}",
    pt: "O seu endereço {address} já é o de {other}. → Dê-lhe outro, pela linha «slug» ou, num artigo, pelo nome do ficheiro: {write}",
  },
  "address-reserved": {
    fr: "Son adresse {address} est réservée au site. → Donnez-lui-en une autre, par sa ligne « slug » ou, pour un article, par le nom du fichier : {write}",
    en: "Its address {address} is kept for the site itself. → Give it another, by its line “slug” or, for an article, by the name of the file: {write}",
    pt: "O seu endereço {address} está reservado ao site. → Dê-lhe outro, pela linha «slug» ou, num artigo, pelo nome do ficheiro: {write}",
  },
  "before-its-date": {
    fr: "« {name} » précède la date de l'article. → Effacez cette ligne, ou donnez une date plus tardive, au plus tôt : {write}",
    en: "“{name}” is before the date of the article. → Delete this line, or give a later date, at the earliest: {write}",
    pt: "«{name}» é anterior à data do artigo. → Apague esta linha, ou indique uma data posterior, no mínimo: {write}",
  },
  "messages-missing": {
    fr: "Ni le site ni ce fichier n'ont les textes des menus, des boutons et du formulaire en {locale}. → Ajoutez cette langue au site (docs/how-to/add-a-language.md), ou écrivez tous les textes ici.",
    en: "Neither the site nor this file has the texts of menus, buttons and the form in {locale}. → Add the language to the site (docs/how-to/add-a-language.md), or write all the texts here.",
    pt: "Nem o site nem este ficheiro têm os textos dos menus, dos botões e do formulário em {locale}. → Acrescente esta língua ao site (docs/how-to/add-a-language.md) ou escreva aqui todos os textos.",
  },
  "file-missing": {
    fr: "Ce fichier manque. → Remettez-le dans le dossier des textes.",
    en: "This file is missing. → Put it back into the content folder.",
    pt: "Falta este ficheiro. → Volte a pô-lo na pasta dos textos.",
  },
  "settings-missing": {
    fr: "« {file} » ne contient aucun nom suivi de deux-points et d'une valeur. → Remettez le texte qu'il avait, ou écrivez chaque valeur sur sa ligne, après son nom et deux-points.",
    en: "“{file}” has no name followed by a colon and a value. → Put back the text that it had, or write each value on its own line, after its name and a colon.",
    pt: "«{file}» não tem nenhum nome seguido de dois pontos e de um valor. → Reponha o texto que tinha, ou escreva cada valor na sua linha, depois do nome e de dois pontos.",
  },
  "second-version": {
    fr: "Un programme qui synchronise vos dossiers a gardé ici une seconde version d'un texte. → Reprenez ce qui manque à l'autre, puis supprimez ce fichier.",
    en: "A program that syncs your folders has kept a second version of a text here. → Take over what the other one lacks, then delete this file.",
    pt: "Um programa que sincroniza as suas pastas guardou aqui uma segunda versão de um texto. → Recupere o que falta na outra e depois elimine este ficheiro.",
  },
  link: {
    fr: "Ceci est un lien vers un fichier ou un dossier, et non le fichier lui-même : le site ne suit pas les liens. → Mettez à sa place une copie du fichier.",
    en: "This is a link to a file or a folder, not the file itself: the site follows no links. → Put a copy of the file in its place.",
    pt: "Isto é uma ligação para um ficheiro ou uma pasta, e não o próprio ficheiro: o site não segue ligações. → Ponha no seu lugar uma cópia do ficheiro.",
  },
  "changed-meanwhile": {
    fr: "Ce fichier a changé pendant la construction du site. → Recommencez : {write}",
    en: "This file was changed while the site was being built. → Start again: {write}",
    pt: "Este ficheiro mudou durante a construção do site. → Recomece: {write}",
  },
  "file-closed": {
    fr: "L'ordinateur n'a pas laissé lire ce fichier. → Autorisez la lecture dans ses propriétés, ou montrez ceci à qui s'occupe de l'ordinateur : {code}",
    en: "The computer did not let this file be read. → Allow reading in its properties, or show this to whoever looks after the computer: {code}",
    pt: "O computador não deixou ler este ficheiro. → Permita a leitura nas suas propriedades, ou mostre isto a quem cuida do computador: {code}",
  },
  "merge-mark": {
    fr: "Deux versions de ce texte se suivent ici, entre des lignes de caractères <, = et > : un autre programme n'a pas su laquelle garder. → Gardez la bonne, et effacez l'autre avec ces lignes de caractères.",
    en: "Two versions of this text follow each other here, between lines of the characters <, = and >: another program did not know which one to keep. → Keep the right one, and delete the other with these lines of characters.",
    pt: "Duas versões deste texto seguem-se aqui, entre linhas dos caracteres <, = e >: outro programa não soube qual guardar. → Fique com a certa e apague a outra com essas linhas de caracteres.",
  },
  "not-utf8": {
    fr: "Ce fichier n'est pas enregistré en UTF-8 : ses lettres accentuées sont perdues. → Enregistrez-le de nouveau en choisissant l'encodage UTF-8, puis relisez les accents.",
    en: "This file is not saved as UTF-8: its accented letters are lost. → Save it again with the encoding UTF-8, then check its accents.",
    pt: "Este ficheiro não está guardado em UTF-8: as letras acentuadas perderam-se. → Guarde-o de novo com a codificação UTF-8 e verifique os acentos.",
  },
  "letters-damaged": {
    fr: "Un autre programme a abîmé les lettres accentuées de cette ligne. → Écrivez-la ainsi : {write}",
    en: "Another program has damaged the accented letters of this line. → Write it like this: {write}",
    pt: "Outro programa estragou as letras acentuadas desta linha. → Escreva-a assim: {write}",
  },
  "invisible-character": {
    fr: "Un caractère invisible ({code}) se trouve après « {before} ». → Effacez-le avec la lettre qui le précède, puis tapez de nouveau cette lettre.",
    en: "An invisible character ({code}) stands after “{before}”. → Delete it with the letter before it, then type that letter again.",
    pt: "Há um carácter invisível ({code}) depois de «{before}». → Apague-o com a letra anterior e escreva de novo essa letra.",
  },
  "quote-open": {
    fr: "Un guillemet est ouvert et n'est pas fermé. → Fermez-le à la fin de la ligne : {write}",
    en: "A quotation mark is opened and not closed. → Close it at the end of the line: {write}",
    pt: "Há aspas abertas que não se fecham. → Feche-as no fim da linha: {write}",
  },
  "quotes-curved": {
    fr: "Ces guillemets courbes paraîtraient sur le site. → Mettez des guillemets droits : {write}",
    en: "These curved quotation marks would be shown on the site. → Use straight ones: {write}",
    pt: "Estas aspas curvas apareceriam no site. → Use aspas direitas: {write}",
  },
  "value-cut-by-hash": {
    fr: "Ce qui commence par {comment} ne paraîtrait pas. → Mettez tout entre guillemets, sur une ligne : {write}",
    en: "What begins with {comment} would not be shown. → Put all of it in quotes, on one line: {write}",
    pt: "O que começa por {comment} não apareceria. → Ponha tudo entre aspas, numa linha: {write}",
  },
  "tab-first": {
    fr: "La ligne commence par une tabulation. → Mettez des espaces à la place : {write}",
    en: "The line begins with a tab. → Put spaces in its place: {write}",
    pt: "A linha começa por uma tabulação. → Ponha espaços em vez dela: {write}",
  },
  "key-twice": {
    fr: "« {name} » est écrit deux fois. → Gardez une des deux lignes et effacez l'autre.",
    en: "“{name}” is written twice. → Keep one of the two lines and delete the other.",
    pt: "«{name}» está escrito duas vezes. → Guarde uma das duas linhas e apague a outra.",
  },
  "line-not-understood": {
    fr: "Cette ligne n'est pas comprise : {line} → Écrivez-la ainsi : {write}",
    en: "This line is not understood: {line} → Write it like this: {write}",
    pt: "Esta linha não se percebe: {line} → Escreva-a assim: {write}",
  },
  "line-out-of-place": {
    fr: "Cette ligne ne commence pas là où commencent ses voisines : {line} → Mettez devant elle autant d'espaces que devant les autres lignes de son groupe : {write}",
    en: "This line does not begin where its neighbours begin: {line} → Put as many spaces before it as the other lines of its group have: {write}",
    pt: "Esta linha não começa onde começam as vizinhas: {line} → Ponha antes dela tantos espaços como nas outras linhas do grupo: {write}",
  },
  "line-unreadable": {
    fr: "Cette ligne n'est pas comprise : {line} → Effacez-la, ou écrivez un nom, deux-points, une espace, puis la valeur entre guillemets.",
    en: "This line is not understood: {line} → Delete it, or write a name, a colon, a space, then the value in quotes.",
    pt: "Esta linha não se percebe: {line} → Apague-a, ou escreva um nome, dois pontos, um espaço e o valor entre aspas.",
  },
  "head-missing": {
    fr: "Le fichier ne commence pas par ses réglages entre deux lignes de trois traits d'union. → Mettez le titre et les autres réglages entre deux lignes comme celle-ci : {write}",
    en: "The file does not begin with its settings between two lines of three hyphens. → Put the title and the other settings between two lines like this one: {write}",
    pt: "O ficheiro não começa pelas suas definições entre duas linhas de três hífenes. → Ponha o título e as outras definições entre duas linhas como esta: {write}",
  },
  "message-shown-in-another": {
    fr: "Il manque « {name} » : on montre le texte en {locale}. → Ajoutez cette ligne : {write}",
    en: "“{name}” is missing: the text in {locale} is shown. → Add this line: {write}",
    pt: "Falta «{name}»: mostra-se o texto em {locale}. → Acrescente esta linha: {write}",
  },
  "message-without-braces": {
    fr: "« {name} » contient des accolades que le site ne sait pas remplir : {braces}. → Effacez-les.",
    en: "“{name}” has braces that the site cannot fill: {braces}. → Delete them.",
    pt: "«{name}» tem chavetas que o site não sabe preencher: {braces}. → Apague-as.",
  },
  "message-braces": {
    fr: "Les accolades de « {name} » ne sont pas celles que le site remplit. → Employez exactement : {write}",
    en: "The braces of “{name}” are not those that the site fills. → Use exactly: {write}",
    pt: "As chavetas de «{name}» não são as que o site preenche. → Use exatamente: {write}",
  },

  "never-a-draft": {
    fr: "Cette page ne peut pas être un brouillon : le site en a besoin. → Effacez cette ligne.",
    en: "This page cannot be a draft: the site needs it. → Delete this line.",
    pt: "Esta página não pode ser um rascunho: o site precisa dela. → Apague esta linha.",
  },
  "draft-in-some-languages": {
    fr: "Cette page est un brouillon ici, et n'en est pas un dans {other}. → Pour la mettre en ligne, effacez cette ligne. Pour la garder en brouillon, écrivez aussi là-bas : {write}",
    en: "This page is a draft here, and not in {other}. → To put it online, delete this line. To keep it a draft, write there too: {write}",
    pt: "Esta página é um rascunho aqui, e não o é em {other}. → Para a pôr em linha, apague esta linha. Para a manter como rascunho, escreva também lá: {write}",
  },
  "page-untranslated": {
    fr: "Cette page n'a pas de texte dans cette langue. → Créez ce fichier : {write}",
    en: "This page has no text in this language. → Create this file: {write}",
    pt: "Esta página não tem texto nesta língua. → Crie este ficheiro: {write}",
  },
  "page-shown-in-another": {
    fr: "Cette page n'a pas de texte dans cette langue : on la montre en {locale}. → Créez ce fichier : {write}",
    en: "This page has no text in this language: it is shown in {locale}. → Create this file: {write}",
    pt: "Esta página não tem texto nesta língua: mostra-se em {locale}. → Crie este ficheiro: {write}",
  },
  "page-stray": {
    fr: "Aucune page du site ne montre ce fichier. → Supprimez-le ; ou, pour en faire une page, écrivez entre les deux lignes de tirets : {write}",
    en: "No page of the site shows this file. → Delete it; or, to make it a page, write between the two lines of hyphens: {write}",
    pt: "Nenhuma página do site mostra este ficheiro. → Elimine-o; ou, para fazer dele uma página, escreva entre as duas linhas de hífenes: {write}",
  },
  "file-not-shown": {
    fr: "Aucune page du site ne montre ce fichier. → Supprimez-le, ou mettez-le ailleurs que parmi les textes.",
    en: "No page of the site shows this file. → Delete it, or keep it elsewhere than among the texts.",
    pt: "Nenhuma página do site mostra este ficheiro. → Elimine-o, ou guarde-o noutro sítio que não entre os textos.",
  },
  "page-misplaced": {
    fr: "Aucune page du site n'a ce nom. → Sa place est sans doute ici : {write}",
    en: "No page of the site has this name. → Its place is probably here: {write}",
    pt: "Nenhuma página do site tem este nome. → O lugar dele é provavelmente este: {write}",
  },

  "not-a-post": {
    fr: "Ce fichier n'est pas un article. → Un article se range ainsi, « {locale} » étant sa langue : {write}",
    en: "This file is not an article. → An article is kept like this, “{locale}” being its language: {write}",
    pt: "Este ficheiro não é um artigo. → Um artigo guarda-se assim, sendo «{locale}» a sua língua: {write}",
  },
  "not-a-slug": {
    fr: "« {slug} » ne peut pas entrer dans une adresse : minuscules sans accent, chiffres et traits d'union seulement. → Renommez le fichier : {write}",
    en: "“{slug}” cannot be part of an address: only small letters without accents, digits and hyphens. → Rename the file: {write}",
    pt: "«{slug}» não pode fazer parte de um endereço: só minúsculas sem acentos, algarismos e hífenes. → Mude o nome do ficheiro: {write}",
  },
  "tag-unknown": {
    fr: "Le thème « {tag} » n'existe pas ; il y a : {tags}. → Ajoutez-le à tags.yaml, ou choisissez l'un d'eux, par exemple : {write}",
    en: "The tag “{tag}” does not exist; there are: {tags}. → Add it to tags.yaml, or choose one of them, for example: {write}",
    pt: "O tema «{tag}» não existe; há: {tags}. → Acrescente-o a tags.yaml, ou escolha um deles, por exemplo: {write}",
  },
  "key-taken": {
    fr: "La clé « {key} » est déjà celle de {other}, dans la même langue. → Donnez une autre clé à l'un des deux, par exemple : {write}",
    en: "The key “{key}” is already that of {other}, in the same language. → Give one of the two another key, for example: {write}",
    pt: "A chave «{key}» já é a de {other}, na mesma língua. → Dê outra chave a um dos dois, por exemplo: {write}",
  },
} as const satisfies OwnerTexts;
