import type { OwnerTexts } from "../i18n/owner-text.ts";

/** Problems of `theme.yaml`, the logo and the font. */
export const themeProblems = {
  "not-a-color": {
    fr: "« {name} » n'est pas une couleur. → Écrivez un croisillon et six chiffres ou lettres de a à f : {write}",
    en: "“{name}” is not a colour. → Write a hash and six digits or letters from a to f: {write}",
    pt: "«{name}» não é uma cor. → Escreva um cardinal e seis algarismos ou letras de a a f: {write}",
  },
  "contrast-too-low": {
    fr: "« {name} » ({color}) et « {other} » ({otherColor}) se distinguent mal : leur contraste est de {ratio}, il en faut au moins {least}. → La couleur la plus proche qui convient est : {write}",
    en: "“{name}” ({color}) and “{other}” ({otherColor}) are hard to tell apart: their contrast is {ratio}, and {least} is needed. → The nearest colour that will do is: {write}",
    pt: "«{name}» ({color}) e «{other}» ({otherColor}) distinguem-se mal: o contraste é de {ratio} e tem de ser, pelo menos, de {least}. → A cor mais próxima que serve é: {write}",
  },
  "scheme-missing": {
    fr: "Le thème n'a que les couleurs « {there} » : il faut celles du jour et celles de la nuit. → Copiez ce groupe à la fin du fichier et changez-y les couleurs, sous ce nom : {write}",
    en: "The theme has only the colours “{there}”: those of the day and those of the night are needed. → Copy this group to the end of the file and change its colours, under this name: {write}",
    pt: "O tema só tem as cores «{there}»: são precisas as do dia e as da noite. → Copie este grupo para o fim do ficheiro e mude-lhe as cores, com este nome: {write}",
  },
  "not-a-theme-file": {
    fr: "« {name} » doit nommer un fichier du dossier « theme ». → Écrivez son nom seul, comme ici : {write}",
    en: "“{name}” must name a file of the folder “theme”. → Write its name alone, like this: {write}",
    pt: "«{name}» deve indicar um ficheiro da pasta «theme». → Escreva só o nome, assim: {write}",
  },
  "theme-file-missing": {
    fr: "Le fichier {file} manque. → Posez-le à cette place, ou corrigez son nom.",
    en: "The file {file} is missing. → Put it in that place, or correct its name.",
    pt: "Falta o ficheiro {file}. → Ponha-o nesse lugar, ou corrija o nome.",
  },
  "logo-unreadable": {
    fr: "Ce dessin n'est pas du SVG qui se lise. → Enregistrez-le de nouveau, comme « SVG simple », depuis votre logiciel de dessin.",
    en: "This drawing is not readable SVG. → Save it again, as “plain SVG”, from your drawing program.",
    pt: "Este desenho não é SVG legível. → Guarde-o de novo, como «SVG simples», no seu programa de desenho.",
  },
  "logo-without-box": {
    fr: "Ce dessin ne dit pas sa taille. → Donnez à sa balise <svg> la largeur et la hauteur de son cadre, comme ici : {write}",
    en: "This drawing does not say its size. → Give its <svg> the width and height of its frame, like this: {write}",
    pt: "Este desenho não diz o seu tamanho. → Dê ao seu <svg> a largura e a altura da moldura, assim: {write}",
  },
  "logo-part": {
    fr: "Un logo n'a que des formes : {part} n'y est pas permis. → Retirez-le, ou enregistrez le dessin en « SVG simple », textes vectorisés.",
    en: "A logo has only shapes: {part} is not allowed in it. → Remove it, or save the drawing as “plain SVG” with its texts turned into paths.",
    pt: "Um logótipo só tem formas: {part} não é permitido. → Retire-o, ou guarde o desenho como «SVG simples», com os textos convertidos em curvas.",
  },
  "logo-color": {
    fr: "La couleur {color} du logo serait la même de jour et de nuit. → Prenez une couleur du thème, comme currentColor ou var(--accent) : {write}",
    en: "The colour {color} of the logo would be the same by day and by night. → Take a colour of the theme, such as currentColor or var(--accent): {write}",
    pt: "A cor {color} do logótipo seria a mesma de dia e de noite. → Use uma cor do tema, como currentColor ou var(--accent): {write}",
  },
  "not-a-family": {
    fr: "« {name} » n'est pas un nom de police. → Écrivez-le comme le connaît un navigateur : {write}",
    en: "“{name}” is not the name of a font. → Write it as browsers know it: {write}",
    pt: "«{name}» não é o nome de um tipo de letra. → Escreva-o como os navegadores o conhecem: {write}",
  },
  "not-a-font-package": {
    fr: "« {name} » n'est pas une police de Fontsource. → Écrivez le nom de son paquet, comme ici : {write}",
    en: "“{name}” is not a font of Fontsource. → Write the name of its package, like this: {write}",
    pt: "«{name}» não é um tipo de letra da Fontsource. → Escreva o nome do pacote, assim: {write}",
  },
  "font-package-missing": {
    fr: "Le paquet {name} n'est pas installé. → Installez-le dans le dossier du projet : {write}",
    en: "The package {name} is not installed. → Install it in the project's folder: {write}",
    pt: "O pacote {name} não está instalado. → Instale-o na pasta do projeto: {write}",
  },
  "font-two-ways": {
    fr: "La police vient ou d'un paquet, ou de vos fichiers. → Gardez l'un des deux, par exemple : {write}",
    en: "The font comes from a package or from your files. → Keep one of the two, for example: {write}",
    pt: "O tipo de letra vem de um pacote ou dos seus ficheiros. → Deixe um dos dois, por exemplo: {write}",
  },
  "font-weight-missing": {
    fr: "Il faut un fichier de police pour les graisses 400 et 700, sans « range ». → Ajoutez celui qui manque à la liste « files ».",
    en: "A font file is needed for each of the weights 400 and 700, without “range”. → Add the one that is missing to the list “files”.",
    pt: "É preciso um ficheiro de letra para cada um dos pesos 400 e 700, sem «range». → Acrescente o que falta à lista «files».",
  },
  "font-unreadable": {
    fr: "{file} n'est pas une police au format WOFF2. → Prenez le fichier .woff2 que donne le site de la police, sans le renommer.",
    en: "{file} is not a font in the format WOFF2. → Take the .woff2 file that the font's site offers, as it is.",
    pt: "{file} não é um tipo de letra em formato WOFF2. → Use o ficheiro .woff2 que o site do tipo de letra oferece, sem o renomear.",
  },
  "not-a-range": {
    fr: "« {name} » n'est pas une suite de caractères Unicode. → Écrivez-la comme en CSS : {write}",
    en: "“{name}” is not a range of Unicode characters. → Write it as in CSS: {write}",
    pt: "«{name}» não é uma sequência de caracteres Unicode. → Escreva-a como em CSS: {write}",
  },
} as const satisfies OwnerTexts;
