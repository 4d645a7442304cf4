import type { OwnerTexts } from "../i18n/owner-text.ts";

/** Problems of pictures and documents, and of how texts name them. */
export const mediaProblems = {
  "file-empty": {
    fr: "Ce fichier est vide. → Copiez-le de nouveau depuis l'endroit d'où il vient.",
    en: "This file is empty. → Copy it again from where it comes.",
    pt: "Este ficheiro está vazio. → Copie-o de novo a partir de onde vem.",
  },
  "file-unused": {
    fr: "Aucun texte ne nomme ce fichier : il n'est pas publié. → Nommez-le dans un texte, ou supprimez-le.",
    en: "No text names this file: it is not published. → Name it in a text, or delete it.",
    pt: "Nenhum texto refere este ficheiro: não é publicado. → Refira-o num texto, ou elimine-o.",
  },
  "file-passed-over": {
    fr: "« {file} » : un fichier dont le nom commence ainsi est laissé de côté, car les ordinateurs cachent ces fichiers. → Renommez-le, dans le dossier media et ici : {write}",
    en: "“{file}”: a file whose name begins like this is passed over, for computers hide such files. → Rename it, in the media folder and here: {write}",
    pt: "«{file}»: um ficheiro cujo nome começa assim é deixado de lado, porque os computadores escondem ficheiros destes. → Mude-lhe o nome, na pasta media e aqui: {write}",
  },
  "picture-missing": {
    fr: "L'image « {picture} » n'est pas dans le dossier media. → Posez-la dans ce dossier, ou corrigez son nom.",
    en: "The picture “{picture}” is not in the media folder. → Put it into that folder, or correct its name.",
    pt: "A imagem «{picture}» não está na pasta media. → Ponha-a nessa pasta, ou corrija o nome.",
  },
  "picture-undescribed": {
    fr: "L'image n'a pas de description pour celles et ceux qui ne la voient pas. → Dites ce qu'elle montre ; si elle ne fait que décorer, écrivez : {write}",
    en: "The picture has no description for those who cannot see it. → Say what it shows; if it only decorates, write: {write}",
    pt: "A imagem não tem descrição para quem não a vê. → Diga o que mostra; se for só decorativa, escreva: {write}",
  },
  "picture-unreadable": {
    fr: "Cette image est abîmée, ou dans un format inconnu ici. → Ouvrez-la dans un logiciel d'images et enregistrez-la de nouveau en JPEG ou en PNG.",
    en: "This picture is damaged, or in a format that is not known here. → Open it in a picture program and save it again as JPEG or PNG.",
    pt: "Esta imagem está danificada, ou num formato desconhecido aqui. → Abra-a num programa de imagens e guarde-a de novo em JPEG ou PNG.",
  },
  "picture-heic": {
    fr: "Cette photo est en HEIC, le format de l'iPhone, que les navigateurs n'affichent pas. → Exportez-la en JPEG. Pour les suivantes, sur l'iPhone : Réglages > Appareil photo > Formats > « Le plus compatible ».",
    en: "This photograph is in HEIC, the iPhone's format, which browsers do not show. → Export it as JPEG. For the next ones, on the iPhone: Settings > Camera > Formats > “Most Compatible”.",
    pt: "Esta fotografia está em HEIC, o formato do iPhone, que os navegadores não mostram. → Exporte-a em JPEG. Para as próximas, no iPhone: Definições > Câmara > Formatos > «Mais compatível».",
  },
  "crop-outside": {
    fr: "Le cadre dépasse le bord de l'image : left et width, ou top et height, font plus de 100 ensemble. → Écrivez : {write}",
    en: "The crop goes beyond the edge of the picture: left and width, or top and height, are more than 100 together. → Write: {write}",
    pt: "O corte passa da margem da imagem: left e width, ou top e height, somam mais de 100. → Escreva: {write}",
  },
  "picture-small": {
    fr: "Cette image n'a que {width} pixels de large et paraît floue. → Enregistrez-la plus grande : {pixels} pixels au moins.",
    en: "This picture is only {width} pixels wide and looks blurred. → Save it larger: {pixels} pixels at least.",
    pt: "Esta imagem tem só {width} píxeis de largura e parece desfocada. → Guarde-a maior: {pixels} píxeis no mínimo.",
  },
  "picture-too-large": {
    fr: "Cette image a {pixels} millions de pixels ; on peut en lire {most} millions. → Enregistrez-la plus petite : une largeur de 4000 pixels suffit largement.",
    en: "This picture has {pixels} million pixels; {most} million can be read. → Save it smaller: a width of 4000 pixels is plenty.",
    pt: "Esta imagem tem {pixels} milhões de píxeis; podem ler-se {most} milhões. → Guarde-a mais pequena: uma largura de 4000 píxeis chega bem.",
  },
  "picture-too-long": {
    fr: "Cette image de {size} pixels est trop longue pour les navigateurs. → Coupez-la en plusieurs images, l'une sous l'autre.",
    en: "This picture of {size} pixels is too long for browsers. → Cut it into several pictures, one below the other.",
    pt: "Esta imagem de {size} píxeis é demasiado longa para os navegadores. → Corte-a em várias imagens, umas por baixo das outras.",
  },
  "picture-of-several": {
    fr: "Ce fichier contient {count} images : il bouge, ou il a plusieurs pages. → Enregistrez celle à montrer en JPEG ou en PNG. Plusieurs pages se proposent en PDF ; un film s'écrit : {write}",
    en: "This file contains {count} pictures: it moves, or has several pages. → Save the one to show as JPEG or PNG. Several pages are offered as PDF; a film is written: {write}",
    pt: "Este ficheiro contém {count} imagens: mexe-se, ou tem várias páginas. → Guarde a que quer mostrar em JPEG ou PNG. Várias páginas oferecem-se em PDF; um filme escreve-se: {write}",
  },
  "picture-not-document": {
    fr: "« {file} » est une image, pas un document. → Enregistrez-la en PDF, ou montrez-la sur une ligne seule : {write}",
    en: "“{file}” is a picture, not a document. → Save it as PDF, or show it on a line of its own: {write}",
    pt: "«{file}» é uma imagem, não um documento. → Guarde-a em PDF, ou mostre-a numa linha só dela: {write}",
  },
  "dark-picture-named": {
    fr: "« {picture} » est la version sombre d'une image ; les écrans sombres la prennent seuls. → Écrivez : {write}",
    en: "“{picture}” is the dark version of a picture; dark screens take it by themselves. → Write: {write}",
    pt: "«{picture}» é a versão escura de uma imagem; os ecrãs escuros usam-na sozinhos. → Escreva: {write}",
  },
  "dark-picture-size": {
    fr: "La version sombre a {size} pixels, l'image claire {lightSize}. → Enregistrez-la de nouveau dans la taille de l'image claire : {write}",
    en: "The dark version has {size} pixels, the light picture {lightSize}. → Save it again in the size of the light picture: {write}",
    pt: "A versão escura tem {size} píxeis, a imagem clara {lightSize}. → Guarde-a de novo com o tamanho da imagem clara: {write}",
  },
  "document-missing": {
    fr: "Le document « {file} » n'est pas dans le dossier media. → Posez-le dans ce dossier, ou corrigez son nom. L'adresse d'un autre site commence par : {write}",
    en: "The document “{file}” is not in the media folder. → Put it into that folder, or correct its name. The address of another site begins with: {write}",
    pt: "O documento «{file}» não está na pasta media. → Ponha-o nessa pasta, ou corrija o nome. O endereço de outro site começa por: {write}",
  },
  "document-not-picture": {
    fr: "« {file} » est un document, pas une image. → Faites-en un lien : {write}",
    en: "“{file}” is a document, not a picture. → Make a link of it: {write}",
    pt: "«{file}» é um documento, não uma imagem. → Faça dele uma ligação: {write}",
  },
  "document-by-address": {
    fr: "Le lien {link} donne une adresse, et non un fichier. → Écrivez le nom du fichier du dossier media : {write}",
    en: "The link {link} gives an address, not a file. → Write the name of the file in the media folder: {write}",
    pt: "A ligação {link} dá um endereço, e não um ficheiro. → Escreva o nome do ficheiro da pasta media: {write}",
  },
  "document-address-taken": {
    fr: "Ce document et {other} auraient la même adresse, {address}. → Donnez à l'un des deux un autre nom, par exemple : {write}",
    en: "This document and {other} would have the same address, {address}. → Give one of the two another name, for example: {write}",
    pt: "Este documento e {other} teriam o mesmo endereço, {address}. → Dê a um dos dois outro nome, por exemplo: {write}",
  },
  "document-too-large": {
    fr: "Ce document pèse {size} Mo ; {most} Mo au plus sont proposés. → Exportez-le de nouveau avec des images réduites, ou partagez-le en plusieurs.",
    en: "This document has {size} MB; at most {most} MB are offered. → Export it again with smaller pictures, or divide it.",
    pt: "Este documento tem {size} MB; oferecem-se {most} MB no máximo. → Exporte-o de novo com imagens mais pequenas, ou divida-o.",
  },
  "document-of-another-type": {
    fr: "Le nom de ce fichier finit par .{extension}, mais il n'en est pas un. → Exportez-le de nouveau en {label} : changer son nom ne change pas ce qu'il est.",
    en: "The name of this file ends with .{extension}, but it is none. → Export it again as {label}: another name does not change what it is.",
    pt: "O nome deste ficheiro acaba em .{extension}, mas ele não o é. → Exporte-o de novo em {label}: mudar o nome não muda o que ele é.",
  },
  "recording-named": {
    fr: "« {file} » est un film ou un son, que le site ne publie pas lui-même. → Donnez-le, avec des sous-titres, à un hébergeur de vidéos, puis écrivez : {write}",
    en: "“{file}” is a film or a sound, which the site does not publish itself. → Give it, with subtitles, to a video host, then write: {write}",
    pt: "«{file}» é um filme ou um som, que o site não publica ele próprio. → Entregue-o, com legendas, a um alojamento de vídeos e escreva: {write}",
  },
  "type-not-offered": {
    fr: "Le site ne propose pas de fichiers .{extension}. → Enregistrez-le en PDF. Les types proposés sont {types}.",
    en: "The site offers no files of the type .{extension}. → Save it as PDF. The types offered are {types}.",
    pt: "O site não oferece ficheiros .{extension}. → Guarde-o em PDF. Os tipos oferecidos são {types}.",
  },
} as const satisfies OwnerTexts;
