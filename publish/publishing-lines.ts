import type { OwnerTexts } from "#engine/i18n/owner-text.ts";
import { reportLines } from "#engine/owner-messages/report-lines.ts";

/** The lines of `npm run publish-site`. */
export const publishingLines = {
  note: reportLines.note,
  "publish-step-check": {
    fr: "1/4 Vérification des textes…",
    en: "1/4 Checking the texts…",
    pt: "1/4 Verificação dos textos…",
  },
  "publish-step-build": {
    fr: "2/4 Construction du site…",
    en: "2/4 Building the site…",
    pt: "2/4 Construção do site…",
  },
  "publish-step-compare": {
    fr: "3/4 Comparaison avec ce qui est en ligne…",
    en: "3/4 Comparing with what is online…",
    pt: "3/4 Comparação com o que está em linha…",
  },
  "publish-step-put": {
    fr: "4/4 Mise en ligne…",
    en: "4/4 Putting it online…",
    pt: "4/4 Colocação em linha…",
  },
  "publish-step-back": {
    fr: "Retour à ce qui était en ligne avant…",
    en: "Going back to what was online before…",
    pt: "Regresso ao que estava em linha antes…",
  },
  "publish-by-memory": {
    fr: "site.yaml ne peut pas être lu : le retour se fait là où le site a été mis en ligne la dernière fois.",
    en: "site.yaml cannot be read: going back where the site was put online the last time.",
    pt: "site.yaml não pode ser lido: o regresso faz-se onde o site foi posto em linha da última vez.",
  },
  "publish-first": {
    fr: "C'est la première mise en ligne que l'on connaisse ici : toutes les pages sont nouvelles.",
    en: "This is the first publication known here: all pages are new.",
    pt: "É a primeira publicação conhecida aqui: todas as páginas são novas.",
  },
  "publish-same": {
    fr: "Aucune page n'a changé.",
    en: "No page has changed.",
    pt: "Nenhuma página mudou.",
  },
  "publish-changes": {
    fr: "En {locale}, ajouté : {added}, changé : {changed}, retiré : {removed}.",
    en: "In {locale}, added: {added}, changed: {changed}, removed: {removed}.",
    pt: "Em {locale}, acrescentado: {added}, alterado: {changed}, retirado: {removed}.",
  },
  "publish-added": {
    fr: "  + ajoutée : « {title} », {path}",
    en: "  + added: “{title}”, {path}",
    pt: "  + acrescentada: «{title}», {path}",
  },
  "publish-changed": {
    fr: "  ~ changée : « {title} », {path}",
    en: "  ~ changed: “{title}”, {path}",
    pt: "  ~ alterada: «{title}», {path}",
  },
  "publish-removed": {
    fr: "  - retirée : « {title} », {path}",
    en: "  - removed: “{title}”, {path}",
    pt: "  - retirada: «{title}», {path}",
  },
  "publish-more": {
    fr: "  … et {count} autres.",
    en: "  … and {count} more.",
    pt: "  … e mais {count}.",
  },
  "publish-shared": {
    fr: "Toutes les pages : le menu, le pied de page ou l'aspect ont changé.",
    en: "All pages: the menu, the footer or the look has changed.",
    pt: "Todas as páginas: o menu, o rodapé ou o aspeto mudaram.",
  },
  "publish-samples": {
    fr: "Il reste {count} valeurs d'exemple dans vos textes ; voyez-les avec : {write}",
    en: "{count} sample values are left in your texts; see them with: {write}",
    pt: "Restam {count} valores de exemplo nos seus textos; veja-os com: {write}",
  },
  "publish-tried": {
    fr: "Essai seulement : rien n'a été mis en ligne. Pour le faire : {write}",
    en: "A trial only: nothing was put online. To do it: {write}",
    pt: "Só um ensaio: nada foi posto em linha. Para o fazer: {write}",
  },
  "publish-done": {
    fr: "Le site est en ligne : {write}",
    en: "The site is online: {write}",
    pt: "O site está em linha: {write}",
  },
  "publish-folder-done": {
    fr: "Le site est prêt. Envoyez à votre hébergeur tout le contenu de ce dossier : {write}",
    en: "The site is ready. Upload to your host everything in this folder: {write}",
    pt: "O site está pronto. Envie ao seu alojamento todo o conteúdo desta pasta: {write}",
  },
  "publish-back-done": {
    fr: "Ce qui était en ligne avant l'est de nouveau : {write}",
    en: "What was online before is online again: {write}",
    pt: "O que estava em linha antes voltou a estar: {write}",
  },
  "publish-folder-back": {
    fr: "La version précédente est prête. Envoyez à votre hébergeur tout le contenu de ce dossier : {write}",
    en: "The previous version is ready. Upload to your host everything in this folder: {write}",
    pt: "A versão anterior está pronta. Envie ao seu alojamento todo o conteúdo desta pasta: {write}",
  },
  "publish-how-back": {
    fr: "Pour revenir en arrière : {write}",
    en: "To go back: {write}",
    pt: "Para voltar atrás: {write}",
  },
  "publish-how-forth": {
    fr: "Vos textes, eux, n'ont pas changé. Pour remettre en ligne leur dernière version : {write}",
    en: "Your texts have not changed. To put their latest version online again: {write}",
    pt: "Os seus textos não mudaram. Para voltar a pôr em linha a última versão: {write}",
  },
  "publish-list-not-written": {
    fr: "La liste des adresses publiées n'a pas pu être mise à jour. La prochaine mise en ligne le fera, une fois ceci réglé : {write}",
    en: "The list of published addresses could not be brought up to date. The next publication will do it, once this is put right: {write}",
    pt: "Não foi possível atualizar a lista dos endereços publicados. A próxima publicação fá-lo-á, depois de resolver isto: {write}",
  },
  "publish-no-way": {
    fr: "site.yaml ne dit pas comment mettre le site en ligne. Écrivez-y par exemple, au début d'une ligne : {write}",
    en: "site.yaml does not say how to put the site online. Write in it, for example, at the beginning of a line: {write}",
    pt: "site.yaml não diz como pôr o site em linha. Escreva nele, por exemplo, no início de uma linha: {write}",
  },
  "publish-untouched": {
    fr: "Rien n'a changé en ligne.",
    en: "Nothing has changed online.",
    pt: "Nada mudou em linha.",
  },
  "publish-at-work": {
    fr: "Une autre mise en ligne est en cours sur cet ordinateur. Attendez qu'elle finisse, puis recommencez.",
    en: "Another publication is at work on this computer. Wait until it has ended, then try again.",
    pt: "Há outra publicação em curso neste computador. Espere que termine e tente de novo.",
  },
  "publish-busy-there": {
    fr: "Quelqu'un d'autre met le site en ligne en ce moment. Recommencez dans quelques minutes.",
    en: "Someone else is putting the site online at this moment. Try again in a few minutes.",
    pt: "Outra pessoa está a pôr o site em linha neste momento. Tente de novo dentro de minutos.",
  },
  "publish-nothing-before": {
    fr: "Il n'y a pas de version précédente : aucune mise en ligne plus ancienne n'est connue ici.",
    en: "There is no previous version: no earlier publication is known here.",
    pt: "Não há versão anterior: não se conhece aqui nenhuma publicação mais antiga.",
  },
  "publish-unreachable": {
    fr: "L'hébergeur ne répond pas, ou ne vous laisse pas entrer. Vérifiez la connexion de cet ordinateur, l'adresse de l'hébergeur dans les réglages de la mise en ligne, et votre clé d'accès. Il a dit : {write}",
    en: "The host does not answer, or does not let you in. Check this computer's connection, the host's address in the settings of publishing, and your access key. It said: {write}",
    pt: "O alojamento não responde, ou não o deixa entrar. Verifique a ligação deste computador, o endereço do alojamento nas definições da publicação e a sua chave de acesso. Disse: {write}",
  },
  "publish-rejected": {
    fr: "L'hébergeur a refusé : quelqu'un d'autre a mis le site en ligne entre-temps, ou cette branche est protégée. Recommencez. Il a dit : {write}",
    en: "The host refused: someone else put the site online meanwhile, or this branch is protected. Try again. It said: {write}",
    pt: "O alojamento recusou: outra pessoa pôs o site em linha entretanto, ou este ramo está protegido. Tente de novo. Disse: {write}",
  },
  "publish-failed": {
    fr: "La mise en ligne n'a pas abouti. Le dernier message était : {write}",
    en: "The publication did not succeed. The last message was: {write}",
    pt: "A publicação não foi concluída. A última mensagem foi: {write}",
  },
  "publish-not-taken": {
    fr: "Le site répond encore avec la version d'avant, qui reste donc en ligne. Son serveur lit sans doute un autre dossier que celui de la mise en ligne. Adresse demandée : {write}",
    en: "The site still answers with the version before, which therefore stays online. Its server probably reads another folder than the one that publishing writes to. Asked at: {write}",
    pt: "O site ainda responde com a versão anterior, que por isso fica em linha. O servidor lê provavelmente outra pasta que não a da publicação. Endereço consultado: {write}",
  },
  "publish-unseen": {
    fr: "La mise en ligne est faite, mais le site n'a pas pu être relu à son adresse. Regardez-le. Réponse : {write}",
    en: "It is put online, but the site could not be read back at its address. Look at it. The answer: {write}",
    pt: "A publicação está feita, mas não foi possível reler o site no seu endereço. Veja-o. Resposta: {write}",
  },
  "publish-disk-full": {
    fr: "Il n'y a plus de place sur le disque. Libérez-en, puis recommencez.",
    en: "The disk is full. Free some space, then try again.",
    pt: "Já não há espaço no disco. Liberte espaço e tente de novo.",
  },
  "publish-no-program": {
    fr: "Le programme « {program} » manque sur cet ordinateur. Installez-le, puis recommencez.",
    en: "The program “{program}” is missing on this computer. Install it, then try again.",
    pt: "Falta o programa «{program}» neste computador. Instale-o e tente de novo.",
  },
  "publish-branch-not-ours": {
    fr: "La branche « {branch} » contient autre chose que le site. Choisissez dans les réglages de la mise en ligne une branche qui n'existe pas encore.",
    en: "The branch “{branch}” holds something other than the site. Choose in the settings of publishing a branch that does not exist yet.",
    pt: "O ramo «{branch}» contém outra coisa que não o site. Escolha nas definições da publicação um ramo que ainda não exista.",
  },
} as const satisfies OwnerTexts;

export type PublishingLine = keyof typeof publishingLines;
