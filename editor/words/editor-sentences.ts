import type { OwnerTexts } from "#engine/i18n/owner-text.ts";

/** Sentences at the start, about access to the editor, and about things that do not exist yet. */
export const editorSentences = {
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
    fr: "Le port {port} est déjà pris, sans doute par un éditeur encore ouvert. Fermez-le, puis recommencez ; dans un terminal, un autre port va aussi : {write}",
    en: "The port {port} is in use already, probably by an editor that is still open. Close it, then start again; in a terminal another port does too: {write}",
    pt: "A porta {port} já está ocupada, provavelmente por um editor ainda aberto. Feche-o e recomece; num terminal, outra porta também serve: {write}",
  },
  "editor-open-already": {
    fr: "L'éditeur est déjà ouvert : il s'affiche dans votre navigateur. Sinon, copiez cette adresse :\n  {address}",
    en: "The editor is open already: it is shown in your browser. If it is not, copy this address:\n  {address}",
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
    en: "This address was used already, or the editor was started again since. Open the editor as you usually do: it will be shown in a new tab.",
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
    en: "The site is being put online already. Wait until it is done.",
    pt: "Já há uma colocação em linha em curso. Espere que termine.",
  },
} as const satisfies OwnerTexts;
