import type { OwnerTexts } from "#engine/i18n/owner-text.ts";

/** Why a file could not be opened, saved, made or deleted, and what to do. */
export const fileSentences = {
  "no-such-file": {
    fr: "Ce que vous cherchez n'est pas là, ou n'y est plus. Revenez à la liste.",
    en: "What you are looking for is not there, or not any more. Go back to the list.",
    pt: "O que procura não está aqui, ou já não está. Volte à lista.",
  },
  "changed-elsewhere": {
    fr: "Un de ces textes vient d'être changé ailleurs : dans une autre fenêtre, ou par un autre programme. Rien n'a été fait. Essayez de nouveau.",
    en: "One of these texts was changed elsewhere just now: in another window, or by another program. Nothing was done. Try again.",
    pt: "Um destes textos acaba de ser alterado noutro sítio: noutra janela ou por outro programa. Nada foi feito. Tente de novo.",
  },
  "two-versions": {
    fr: "Ce texte a été changé aux mêmes endroits dans une autre fenêtre, ou par un autre programme. Rien n'est perdu : choisissez, pour chaque endroit, ce qui reste.",
    en: "This text was changed in the same places in another window, or by another program. Nothing is lost: choose for each place what stays.",
    pt: "Este texto foi alterado nos mesmos lugares noutra janela ou por outro programa. Nada se perdeu: escolha, para cada lugar, o que fica.",
  },
  "deleted-elsewhere": {
    fr: "Ce texte a été supprimé ailleurs pendant que vous l'écriviez. Ce que vous avez écrit est gardé : vous pouvez le récupérer.",
    en: "This text was deleted elsewhere while you were writing it. What you wrote is kept: you can bring it back.",
    pt: "Este texto foi eliminado noutro sítio enquanto o escrevia. O que escreveu está guardado: pode recuperá-lo.",
  },
  "read-only": {
    fr: "Ce texte est protégé contre l'écriture. Dans le dossier du site, cherchez {file}, et autorisez l'écriture dans ses propriétés.",
    en: "This text is write-protected. Look for {file} in the folder of the site, and allow writing in its properties.",
    pt: "Este texto está protegido contra escrita. Na pasta do site, procure {file} e permita a escrita nas suas propriedades.",
  },
  "folder-read-only": {
    fr: "Rien ne peut être écrit dans ce dossier : {folder}. Autorisez l'écriture dans ses propriétés, pour lui et pour tout ce qu'il contient.",
    en: "Nothing can be written to this folder: {folder}. Allow writing in its properties, for it and for all that it holds.",
    pt: "Não se pode escrever nada nesta pasta: {folder}. Permita a escrita nas suas propriedades, para ela e para tudo o que contém.",
  },
  "folder-gone": {
    fr: "Le dossier du site n'est plus là : {folder}. Rebranchez le disque ou la clé, ou remettez le dossier à sa place : l'éditeur continue alors de lui-même.",
    en: "The folder of the site is not there any more: {folder}. Plug the disk or the stick in again, or put the folder back in its place: the editor then goes on by itself.",
    pt: "A pasta do site já não está aqui: {folder}. Volte a ligar o disco ou a pen, ou reponha a pasta no seu lugar: o editor continua então por si.",
  },
  "cannot-be-opened": {
    fr: "{file} ne peut pas être lu. Dans le dossier du site, ce doit être un fichier, et ses propriétés doivent autoriser la lecture. Sinon, montrez ce mot à qui s'occupe de l'ordinateur : {code}",
    en: "{file} cannot be read. In the folder of the site it must be a file, and its properties must allow reading. Otherwise show this word to whoever looks after the computer: {code}",
    pt: "{file} não pode ser lido. Na pasta do site deve ser um ficheiro, e as suas propriedades devem permitir a leitura. Se não for isso, mostre esta palavra a quem cuida do computador: {code}",
  },
  "disk-full": {
    fr: "Le disque est plein : rien ne peut y être écrit. Libérez de la place.",
    en: "The disk is full: nothing can be written to it. Make room.",
    pt: "O disco está cheio: nada se pode escrever nele. Liberte espaço.",
  },
  "cannot-save": {
    fr: "Ce texte n'a pas pu être écrit, et reste comme il était. Montrez ce mot à qui s'occupe de l'ordinateur : {code}",
    en: "This text could not be written, and stays as it was. Show this word to whoever looks after the computer: {code}",
    pt: "Este texto não pôde ser escrito e fica como estava. Mostre esta palavra a quem cuida do computador: {code}",
  },
  "not-utf8": {
    fr: "Ce fichier n'est pas enregistré en UTF-8 : {file}. L'éditeur n'y touche pas, pour ne pas perdre ses lettres accentuées. Ouvrez-le dans l'éditeur de texte qui l'a écrit, et enregistrez-le en UTF-8.",
    en: "This file is not saved as UTF-8: {file}. The editor leaves it alone, so as not to lose its accented letters. Open it in the text editor that wrote it, and save it as UTF-8.",
    pt: "Este ficheiro não está em UTF-8: {file}. O editor não lhe mexe, para não perder as letras acentuadas. Abra-o no editor de texto que o escreveu e guarde-o em UTF-8.",
  },
  "form-of-broken-file": {
    fr: "Un de ces textes ne peut pas être lu comme un formulaire. Ouvrez-le, et corrigez d'abord ce qui y est signalé.",
    en: "One of these texts cannot be read as a form. Open it, and first correct what is said there.",
    pt: "Um destes textos não se consegue ler como formulário. Abra-o e corrija primeiro o que ali é indicado.",
  },
  "title-missing": {
    fr: "Donnez un titre à l'article : son adresse est formée à partir de ce titre.",
    en: "Give the article a title: its address is made from it.",
    pt: "Dê um título ao artigo: o endereço forma-se a partir dele.",
  },
  "article-in-language": {
    fr: "Cet article existe déjà dans cette langue : « {title} ».",
    en: "This article is there in this language already: “{title}”.",
    pt: "Este artigo já existe nesta língua: «{title}».",
  },
  "not-to-be-deleted": {
    fr: "Cela ne se supprime pas : le site en a besoin. Un article, un service, une page de texte, une image ou un document peuvent l'être.",
    en: "This cannot be deleted: the site needs it. An article, a service, a page of text, a picture or a document can be.",
    pt: "Isto não se elimina: o site precisa dele. Só se pode eliminar um artigo, um serviço, uma página de texto, uma imagem ou um documento.",
  },
  "still-used": {
    fr: "« {name} » est encore montré par : {users}. Enlevez-le d'abord de ces textes.",
    en: "“{name}” is still shown by: {users}. Take it out of these texts first.",
    pt: "«{name}» ainda é mostrado por: {users}. Retire-o primeiro desses textos.",
  },
  "name-missing": { fr: "Donnez un nom au fichier.", en: "Give the file a name.", pt: "Dê um nome ao ficheiro." },
  "name-taken": {
    fr: "Un autre fichier s'appelle déjà {name}. Choisissez un autre nom.",
    en: "Another file is called {name} already. Choose another name.",
    pt: "Já há outro ficheiro chamado {name}. Escolha outro nome.",
  },
  "other-kind-of-file": {
    fr: "{name} n'est pas du même genre que {old} : il ne peut pas prendre sa place. Ajoutez-le comme un nouveau fichier.",
    en: "{name} is not of the same kind as {old}: it cannot take its place. Add it as a new file.",
    pt: "{name} não é do mesmo tipo que {old}: não pode ocupar o seu lugar. Acrescente-o como um novo ficheiro.",
  },
  "no-such-version": {
    fr: "Cette version n'est plus gardée. Rechargez la liste des versions.",
    en: "This version is not kept any more. Load the list of versions again.",
    pt: "Esta versão já não está guardada. Recarregue a lista das versões.",
  },
  "upload-too-large": {
    fr: "Ce fichier est trop grand : {most} Mo au plus. Une image : enregistrez-la plus petite, en JPEG. Une vidéo : mettez-la chez un hébergeur, et insérez-la par son adresse.",
    en: "This file is too large: {most} MB at most. A picture: save it smaller, as a JPEG. A video: put it on a video site, and embed it by its address.",
    pt: "Este ficheiro é demasiado grande: {most} MB no máximo. Uma imagem: guarde-a mais pequena, em JPEG. Um vídeo: ponha-o num site de vídeos e incorpore-o pelo endereço.",
  },
  "upload-of-no-use": {
    fr: "Le site ne montre pas ce genre de fichier ({name}). Pour une image : JPEG, PNG, WebP, AVIF ou GIF ; pour un document : PDF, Word, Excel, PowerPoint, ODT, ODS, ODP, ZIP, CSV ou TXT.",
    en: "The site does not show this kind of file ({name}). For a picture: JPEG, PNG, WebP, AVIF or GIF; for a document: PDF, Word, Excel, PowerPoint, ODT, ODS, ODP, ZIP, CSV or TXT.",
    pt: "O site não mostra este tipo de ficheiro ({name}). Para uma imagem: JPEG, PNG, WebP, AVIF ou GIF; para um documento: PDF, Word, Excel, PowerPoint, ODT, ODS, ODP, ZIP, CSV ou TXT.",
  },
  "picture-reduced": {
    fr: "L'image était très grande ({before} Mo) : elle a été réduite à {after} Mo, sans différence à l'écran. L'original reste où vous l'avez pris.",
    en: "The picture was very large ({before} MB): it was reduced to {after} MB, with no difference on a screen. The original stays where you took it from.",
    pt: "A imagem era muito grande ({before} MB): foi reduzida para {after} MB, sem diferença no ecrã. O original fica onde estava.",
  },
} as const satisfies OwnerTexts;
