import type { OwnerTexts } from "#engine/i18n/owner-text.ts";
import { failureWords } from "./failure-words.ts";

/** All that the editor says outside its page, by name. */
export const sentences = {
  // Why a file could not be opened, saved, made or deleted, and what to do.
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
    pt: "A pasta do site já não está aqui: {folder}. Volte a ligar o disco ou a pen, ou reponha a pasta no seu lugar: o editor continua então sozinho.",
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
    en: "This article already exists in this language: “{title}”.",
    pt: "Este artigo já existe nesta língua: «{title}».",
  },
  "not-to-be-deleted": {
    fr: "Cela ne se supprime pas : le site en a besoin. Seuls un article, un service, une page de texte, une image ou un document se suppriment.",
    en: "This cannot be deleted: the site needs it. Only an article, a service, a page of text, a picture or a document can be.",
    pt: "Isto não se elimina: o site precisa dele. Só se pode eliminar um artigo, um serviço, uma página de texto, uma imagem ou um documento.",
  },
  "not-to-be-a-draft": {
    fr: "Cette page ne peut pas être un brouillon : le site en a besoin.",
    en: "This page cannot be a draft: the site needs it.",
    pt: "Esta página não pode ser um rascunho: o site precisa dela.",
  },
  "still-used": {
    fr: "« {name} » est encore montré par : {users}. Enlevez-le d'abord de ces textes.",
    en: "“{name}” is still shown by: {users}. Take it out of these texts first.",
    pt: "«{name}» ainda é mostrado por: {users}. Retire-o primeiro desses textos.",
  },
  "name-missing": { fr: "Donnez un nom au fichier.", en: "Give the file a name.", pt: "Dê um nome ao ficheiro." },
  "name-taken": {
    fr: "Un autre fichier s'appelle déjà {name}. Choisissez un autre nom.",
    en: "Another file is already called {name}. Choose another name.",
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
  "too-much-at-once": {
    fr: "Trop de grands fichiers arrivent à la fois. Envoyez celui-ci de nouveau dans une minute.",
    en: "Too many large files are coming at once. Send this one again in a minute.",
    pt: "Estão a chegar demasiados ficheiros grandes ao mesmo tempo. Envie este de novo dentro de um minuto.",
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
  // What was done to articles and pages, and why it was not.
  "address-now": {
    fr: "La nouvelle adresse est {address}.",
    en: "The new address is {address}.",
    pt: "O novo endereço é {address}.",
  },
  "old-address-leads": {
    fr: "Qui suit l'ancienne, {old}, y est conduit.",
    en: "Whoever follows the old one, {old}, is led there.",
    pt: "Quem seguir o antigo, {old}, é levado para lá.",
  },
  "links-corrected": {
    fr: "Textes dont les liens ont été corrigés : {count}.",
    en: "Texts whose links were corrected: {count}.",
    pt: "Textos cujas ligações foram corrigidas: {count}.",
  },
  "links-taken-away": {
    fr: "Textes où un lien a été enlevé, mais pas ses mots : {count}.",
    en: "Texts that lost a link but kept its words: {count}.",
    pt: "Textos de que se retirou uma ligação, mas não as palavras: {count}.",
  },
  "address-is-kept": {
    fr: "L'adresse {address} est de celles qui ont été convenues pour ce site : d'autres sites et des papiers peuvent la nommer. Changez-la seulement si vous en êtes sûr ; l'ancienne conduira à la nouvelle.",
    en: "The address {address} is one of those agreed on for this site: other sites and papers may name it. Change it only if you are sure; the old one will lead to the new one.",
    pt: "O endereço {address} é um dos que foram combinados para este site: outros sites e documentos podem citá-lo. Altere-o só se tiver a certeza; o antigo levará ao novo.",
  },
  "address-taken": {
    fr: "L'adresse {address} est déjà celle de « {title} », ou l'a été. Choisissez-en une autre.",
    en: "The address {address} already belongs to “{title}”, or did once. Choose another.",
    pt: "O endereço {address} já é de «{title}», ou já foi. Escolha outro.",
  },
  "address-of-the-site": {
    fr: "Le site a lui-même besoin de l'adresse {address}. Choisissez-en une autre, par exemple : {write}",
    en: "The site itself needs the address {address}. Choose another, for example: {write}",
    pt: "O próprio site precisa do endereço {address}. Escolha outro, por exemplo: {write}",
  },
  "not-an-address": {
    fr: "« {slug} » ne peut pas être une adresse : seulement des lettres minuscules sans accent, des chiffres, et des traits d'union entre eux. Par exemple : {write}",
    en: "“{slug}” cannot be an address: only small letters without accents, digits, and hyphens between them. For example: {write}",
    pt: "«{slug}» não pode ser um endereço: só letras minúsculas sem acentos, algarismos, e hífenes entre eles. Por exemplo: {write}",
  },
  "not-to-be-moved": {
    fr: "L'adresse de cette page fait partie du site : elle ne change pas.",
    en: "The address of this page is part of the site: it does not change.",
    pt: "O endereço desta página faz parte do site: não muda.",
  },
  "not-to-be-copied": {
    fr: "« {title} » est une page unique : elle ne se duplique pas.",
    en: "There can be only one page “{title}”: it cannot be duplicated.",
    pt: "«{title}» é uma página única: não se duplica.",
  },
  "text-withdrawn": {
    fr: "« {title} » est de nouveau un brouillon. Il quittera le site à la prochaine mise en ligne.",
    en: "“{title}” is a draft again. It will leave the site when you next put it online.",
    pt: "«{title}» voltou a ser um rascunho. Sairá do site na próxima vez que o puser em linha.",
  },
  "text-ready": {
    fr: "« {title} » est prêt. Il paraîtra à la prochaine mise en ligne, et pas avant sa date.",
    en: "“{title}” is ready. It will appear when you next put the site online, and not before its date.",
    pt: "«{title}» está pronto. Aparecerá na próxima vez que puser o site em linha, e não antes da sua data.",
  },
  "text-added": { fr: "« {title} » a été ajouté.", en: "“{title}” was added.", pt: "«{title}» foi acrescentado." },
  "text-deleted": {
    fr: "« {title} » a été supprimé. Vous pouvez le récupérer sous « Autres textes ».",
    en: "“{title}” was deleted. You can bring it back under “Other texts”.",
    pt: "«{title}» foi eliminado. Pode recuperá-lo em «Outros textos».",
  },
  "tag-deleted": {
    fr: "Le thème est supprimé. Textes d'articles qui l'avaient : {count}.",
    en: "The tag is deleted. Texts of articles that had it: {count}.",
    pt: "O tema foi eliminado. Textos de artigos que o tinham: {count}.",
  },
  "text-is-back": { fr: "« {title} » est de nouveau là.", en: "“{title}” is back.", pt: "«{title}» está de volta." },
  "file-is-there": {
    fr: "Ce texte est déjà là : il n'y a rien à récupérer.",
    en: "This text already exists: there is nothing to bring back.",
    pt: "Este texto já existe: não há nada para recuperar.",
  },
  // Sentences at the start, about access to the editor, and about things that do not exist yet.
  "editor-started": {
    fr: "L'éditeur est ouvert. Son adresse sert une seule fois, sur cet ordinateur seulement :\n  {address}",
    en: "The editor is open. Its address works once, on this computer only:\n  {address}",
    pt: "O editor está aberto. O endereço serve uma só vez, apenas neste computador:\n  {address}",
  },
  "editor-next-key": {
    fr: "Pour l'ouvrir dans un autre navigateur :\n  {address}",
    en: "To open it in another browser:\n  {address}",
    pt: "Para o abrir noutro navegador:\n  {address}",
  },
  "editor-how-to-stop": {
    fr: "Gardez cette fenêtre ouverte pendant que vous écrivez. Pour arrêter : Ctrl+C.",
    en: "Keep this window open while you write. To stop: Ctrl+C.",
    pt: "Mantenha esta janela aberta enquanto escreve. Para parar: Ctrl+C.",
  },
  "port-used": {
    fr: "Le port {port} est déjà pris, sans doute par un éditeur encore ouvert. Fermez-le, puis recommencez ; dans un terminal, un autre port convient aussi : {write}",
    en: "Port {port} is already in use, probably by an editor that is still open. Close it, then start again; in a terminal, another port will do too: {write}",
    pt: "A porta {port} já está ocupada, provavelmente por um editor ainda aberto. Feche-o e recomece; num terminal, outra porta também serve: {write}",
  },
  "editor-open-already": {
    fr: "L'éditeur est déjà ouvert : il s'affiche dans votre navigateur. Sinon, copiez cette adresse :\n  {address}",
    en: "The editor is already open: it is shown in your browser. If it is not, copy this address:\n  {address}",
    pt: "O editor já está aberto: aparece no seu navegador. Se não aparecer, copie este endereço:\n  {address}",
  },
  "shortcut-name": { fr: "Éditeur du site", en: "Site editor", pt: "Editor do site" },
  "shortcut-made": {
    fr: "L'icône est sur votre bureau : {file}\nUn double clic ouvre l'éditeur. Sous Linux, faites d'abord un clic droit, puis « Autoriser le lancement ».",
    en: "The icon is on your desktop: {file}\nA double click opens the editor. On Linux, right-click it first, then choose “Allow Launching”.",
    pt: "O ícone está no ambiente de trabalho: {file}\nUm duplo clique abre o editor. No Linux, clique primeiro com o botão direito e escolha «Permitir execução».",
  },
  "key-used": {
    fr: "Cette adresse a déjà servi, ou l'éditeur a été redémarré depuis. Ouvrez l'éditeur comme d'habitude : il s'affichera dans un nouvel onglet.",
    en: "This address has already been used, or the editor has been restarted since. Open the editor as you usually do: it will be shown in a new tab.",
    pt: "Este endereço já foi usado, ou o editor foi reiniciado entretanto. Abra o editor como de costume: aparecerá num novo separador.",
  },
  "not-from-here": {
    fr: "Cette demande ne vient pas de la page de l'éditeur : elle est refusée.",
    en: "This request does not come from the editor's page: it is refused.",
    pt: "Este pedido não vem da página do editor: é recusado.",
  },
  "not-understood": {
    fr: "L'éditeur n'a pas compris cette demande. Rechargez la page.",
    en: "The editor did not understand this request. Load the page again.",
    pt: "O editor não percebeu este pedido. Recarregue a página.",
  },
  "no-inbox": {
    fr: "Il n'y a pas de messages sur cet ordinateur : ils sont gardés là où tourne le serveur du site, et arrivent aussi par courriel.",
    en: "There are no messages on this computer: they are kept where the site's server runs, and come by e-mail too.",
    pt: "Não há mensagens neste computador: ficam guardadas onde corre o servidor do site e chegam também por e-mail.",
  },
  "inbox-closed": {
    fr: "Les messages ne peuvent pas être lus pour l'instant : {reason}",
    en: "The messages cannot be read now: {reason}",
    pt: "De momento não é possível ler as mensagens: {reason}",
  },
  "inbox-settings": {
    fr: "Un réglage du serveur est faux : {reason}",
    en: "A setting of the server is wrong: {reason}",
    pt: "Uma definição do servidor está errada: {reason}",
  },
  "confirm-command": {
    fr: "La mise en ligne lancera cette commande, qui est nouvelle ou a changé dans « L'entreprise » : {write}",
    en: "Putting the site online will run this command, which is new or has changed in “The company”: {write}",
    pt: "A colocação em linha executará este comando, que é novo ou mudou em «A empresa»: {write}",
  },
  "already-running": {
    fr: "Une mise en ligne est déjà en cours. Attendez qu'elle finisse.",
    en: "The site is already being put online. Wait until it is done.",
    pt: "Já há uma colocação em linha em curso. Espere que termine.",
  },
  "already-running-by": {
    fr: "{name} est en train de mettre le site en ligne. Attendez que ce soit fait.",
    en: "{name} is putting the site online at this moment. Wait until it is done.",
    pt: "{name} está a pôr o site em linha neste momento. Espere que termine.",
  },
  "run-hung": {
    fr: "La mise en ligne n'avançait plus : elle a été arrêtée au bout de {minutes} minutes. Recommencez.",
    en: "Putting the site online made no progress: it was stopped after {minutes} minutes. Try again.",
    pt: "A colocação em linha não avançava: foi parada ao fim de {minutes} minutos. Tente de novo.",
  },
  "run-ended-by-system": {
    fr: "Le système a arrêté la mise en ligne, sans doute faute de mémoire. Recommencez, ou donnez plus de mémoire à cette machine.",
    en: "The system stopped putting the site online, probably for lack of memory. Try again, or give this machine more memory.",
    pt: "O sistema parou a colocação em linha, provavelmente por falta de memória. Tente de novo, ou dê mais memória a esta máquina.",
  },
  // The editor at an address, where people sign in.
  "edit-url-wrong": {
    fr: "{name} doit être l'adresse d'un hôte par https, sans chemin, et non un numéro ; par http seulement un nom qui finit par localhost. Par exemple : {write}",
    en: "{name} must be the address of a host by https, without a path, and no number; by http only a name that ends in localhost. For example: {write}",
    pt: "{name} tem de ser o endereço de um anfitrião por https, sem caminho, e não um número; por http só um nome que acabe em localhost. Por exemplo: {write}",
  },
  "preview-host-wrong": {
    fr: "EDIT_PREVIEW_URL doit nommer un autre hôte que EDIT_URL, pour que rien de ce qu'une page montre n'ait accès à l'éditeur.",
    en: "EDIT_PREVIEW_URL must name another host than EDIT_URL, so that nothing that a page shows has access to the editor.",
    pt: "EDIT_PREVIEW_URL tem de indicar outro anfitrião que não o de EDIT_URL, para que nada do que uma página mostra tenha acesso ao editor.",
  },
  "edit-port-wrong": {
    fr: "EDIT_PORT doit être un nombre de 0 à 65535.",
    en: "EDIT_PORT must be a number from 0 to 65535.",
    pt: "EDIT_PORT tem de ser um número de 0 a 65535.",
  },
  "no-edit-url": {
    fr: "Sans EDIT_URL, l'éditeur s'ouvre sur cet ordinateur seulement, et personne n'a à s'identifier. Donnez d'abord son adresse, par exemple : {write}",
    en: "Without EDIT_URL the editor is opened on this computer only, and nobody signs in. First give its address, for example: {write}",
    pt: "Sem EDIT_URL, o editor abre-se só neste computador e ninguém precisa de se identificar. Indique primeiro o endereço, por exemplo: {write}",
  },
  "editor-at-address": {
    fr: "L'éditeur attend à {address} ceux qui y sont invités. Pour inviter quelqu'un : {write}",
    en: "The editor waits at {address} for those who are invited. To invite somebody: {write}",
    pt: "O editor espera em {address} por quem foi convidado. Para convidar alguém: {write}",
  },
  "invitation-made": {
    fr: "Envoyez ce lien à {name}. Il sert une seule fois, avant demain à la même heure :\n  {address}",
    en: "Send this link to {name}. It works once, until this time tomorrow:\n  {address}",
    pt: "Envie esta ligação a {name}. Serve uma só vez, até amanhã a esta hora:\n  {address}",
  },
  "person-line": {
    fr: "{name} (depuis le {since} ; vu la dernière fois le {seen})",
    en: "{name} (since {since}; last seen {seen})",
    pt: "{name} (desde {since}; visto pela última vez a {seen})",
  },
  "nobody-invited": {
    fr: "Personne n'est encore invité. Pour inviter quelqu'un : {write}",
    en: "Nobody is invited yet. To invite somebody: {write}",
    pt: "Ainda ninguém foi convidado. Para convidar alguém: {write}",
  },
  "person-removed": {
    fr: "{name} n'a plus accès à l'éditeur.",
    en: "{name} has no access to the editor any more.",
    pt: "{name} já não tem acesso ao editor.",
  },
  "name-of-person": {
    fr: "Donnez un nom de 40 caractères au plus.",
    en: "Give a name of 40 characters at most.",
    pt: "Dê um nome de 40 caracteres no máximo.",
  },
  "person-there": {
    fr: "{name} a déjà accès. Sur le serveur, un lien pour une nouvelle clé d'accès se demande avec {write}",
    en: "{name} already has access. On the server, a link for a further passkey is asked for with {write}",
    pt: "{name} já tem acesso. No servidor, uma ligação para outra chave de acesso pede-se com {write}",
  },
  "person-unknown": {
    fr: "Personne ici ne s'appelle {name}.",
    en: "Nobody here is called {name}.",
    pt: "Aqui ninguém se chama {name}.",
  },
  "signed-out": {
    fr: "Vous n'êtes plus identifié. Rechargez la page pour vous identifier ; ce que vous avez écrit est gardé.",
    en: "You are not signed in any more. Load the page again to sign in; what you wrote is kept.",
    pt: "Já não está identificado. Recarregue a página para se identificar; o que escreveu está guardado.",
  },
  "invitation-used": {
    fr: "Ce lien a déjà servi, ou il a plus d'un jour. Demandez-en un autre à la personne qui vous l'a envoyé.",
    en: "This link has already been used, or is older than a day. Ask whoever sent it for another.",
    pt: "Esta ligação já foi usada, ou tem mais de um dia. Peça outra a quem lha enviou.",
  },
  "passkey-refused": {
    fr: "Cette clé d'accès n'ouvre pas cet éditeur, ou vous avez attendu plus de cinq minutes. Essayez de nouveau.",
    en: "This passkey does not open this editor, or you waited for more than five minutes. Try again.",
    pt: "Esta chave de acesso não abre este editor, ou esperou mais de cinco minutos. Tente de novo.",
  },
  "last-passkey": {
    fr: "C'est votre seule clé d'accès : ajoutez-en d'abord une autre.",
    en: "This is your only passkey: add another first.",
    pt: "É a sua única chave de acesso: acrescente primeiro outra.",
  },
  "too-many-tries": {
    fr: "Trop d'essais. Attendez {minutes} min, puis recommencez.",
    en: "Too many tries. Wait {minutes} min, then try again.",
    pt: "Demasiadas tentativas. Espere {minutes} min e tente de novo.",
  },
  "signing-in-failed": {
    fr: "S'identifier n'est pas possible pour l'instant : le serveur ne peut ni lire ni écrire ce qu'il faut, peut-être parce que son disque est plein. Montrez cette phrase à la personne qui s'occupe du serveur.",
    en: "Signing in is not possible now: the server cannot read or write what it takes, perhaps because its disk is full. Show this sentence to whoever looks after the server.",
    pt: "De momento não é possível identificar-se: o servidor não consegue ler ou escrever o necessário, talvez por ter o disco cheio. Mostre esta frase a quem cuida do servidor.",
  },
  "operators-alone": {
    fr: "La mise en ligne, l'adresse du formulaire et les scripts des services se règlent sur le serveur, par la personne qui s'en occupe. Rien n'a été changé.",
    en: "How the site is put online, the address of the form and scripts of services are set on the server, by whoever looks after it. Nothing was changed.",
    pt: "A colocação em linha, o endereço do formulário e os scripts dos serviços definem-se no servidor, por quem cuida dele. Nada foi alterado.",
  },
  "operators-file-unread": {
    fr: "Ainsi, ce fichier ne pourrait plus être lu : le serveur ne l'accepte pas. Corrigez-le ; ce que vous avez écrit est gardé ici.",
    en: "The file could not be read like that: the server refuses it. Correct it; what you wrote is kept here.",
    pt: "Assim, este ficheiro já não se conseguiria ler: o servidor não o aceita. Corrija-o; o que escreveu está guardado aqui.",
  },
  ...failureWords,
} as const satisfies OwnerTexts;
