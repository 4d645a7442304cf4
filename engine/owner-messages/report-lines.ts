import { ownerWritings } from "../i18n/owner-languages/writings.ts";
import type { OwnerTexts } from "../i18n/owner-text.ts";
import type { OwnerLanguage } from "../manifest/owner-facts.ts";

/** The lines of commands, beside the problems they find. */
export const reportLines = {
  "published-comment": {
    fr: "# Toutes les adresses mises en ligne. « npm run publish-site » tient cette liste.\n# Une page a aussi son empreinte et son titre. Pour en ajouter une à la main, l'adresse suffit : /ancien-nom/",
    en: "# Every address that was put online. “npm run publish-site” keeps this list.\n# A page has its fingerprint and its title too. To add one by hand, the address is enough: /old-name/",
    pt: "# Todos os endereços postos em linha. «npm run publish-site» mantém esta lista.\n# Uma página tem também a sua impressão digital e o seu título. Para acrescentar à mão, basta o endereço: /nome-antigo/",
  },
  "one-error": {
    fr: "1 erreur dans les textes : rien n'a été publié.",
    en: "1 error in the content: nothing was published.",
    pt: "1 erro nos textos: nada foi publicado.",
  },
  errors: {
    fr: "{count} erreurs dans les textes : rien n'a été publié.",
    en: "{count} errors in the content: nothing was published.",
    pt: "{count} erros nos textos: nada foi publicado.",
  },
  "no-errors": {
    fr: "Aucune erreur dans les textes ; articles : {posts}.",
    en: "No errors in the content; articles: {posts}.",
    pt: "Nenhum erro nos textos; artigos: {posts}.",
  },
  note: { fr: "À savoir : {note}", en: "Note: {note}", pt: "A saber: {note}" },
  fixed: {
    fr: "Typographie corrigée, {place} : « {before} » devient « {after} ».",
    en: "Typography set right, {place}: “{before}” becomes “{after}”.",
    pt: "Tipografia corrigida, {place}: «{before}» passa a «{after}».",
  },
  "nothing-to-fix": {
    fr: "Aucune typographie à corriger.",
    en: "No typography to set right.",
    pt: "Nenhuma tipografia a corrigir.",
  },
  progress: {
    fr: "{done} pages sur {total} · {rate} pages/s",
    en: "{done} of {total} pages · {rate} pages/s",
    pt: "{done} de {total} páginas · {rate} páginas/s",
  },
  "progress-left": {
    fr: "{done} pages sur {total} · {rate} pages/s · encore {left}",
    en: "{done} of {total} pages · {rate} pages/s · {left} left",
    pt: "{done} de {total} páginas · {rate} páginas/s · faltam {left}",
  },
  built: {
    fr: "Le site est prêt dans {out}, en {time}. Pages : {pages}, refaites : {made}, fichiers changés : {files}.",
    en: "The site is ready in {out}, in {time}. Pages: {pages}, made anew: {made}, files changed: {files}.",
    pt: "O site está pronto em {out}, em {time}. Páginas: {pages}, refeitas: {made}, ficheiros alterados: {files}.",
  },
  "largest-page": {
    fr: "La page la plus lourde : {page}, {size} une fois comprimée.",
    en: "The heaviest page: {page}, {size} when compressed.",
    pt: "A página mais pesada: {page}, {size} depois de comprimida.",
  },
  "heavy-pages": {
    fr: "Pages de plus de {size}, plus lentes à arriver : {count}.",
    en: "Pages above {size}, which are slower to arrive: {count}.",
    pt: "Páginas com mais de {size}, mais lentas a chegar: {count}.",
  },
  "next-change": {
    fr: "Le {day}, un article ou une fermeture paraît ou disparaît : refaites « npm run build » ce jour-là.",
    en: "On {day} an article or a closure appears or disappears: run “npm run build” again that day.",
    pt: "Em {day}, um artigo ou um encerramento aparece ou desaparece: repita «npm run build» nesse dia.",
  },
  "first-visit": {
    fr: "Scripts que télécharge une première visite, comprimés :",
    en: "Scripts that a first visit loads, compressed:",
    pt: "Scripts que uma primeira visita descarrega, comprimidos:",
  },
  "dictionary-unreadable": {
    fr: "Le dictionnaire {file} manque ou est abîmé : l'orthographe n'a pas été vérifiée. Réinstallez ce qu'il faut au programme : {write}",
    en: "The dictionary {file} is missing or damaged: the spelling was not checked. Install again what the program needs: {write}",
    pt: "O dicionário {file} falta ou está danificado: a ortografia não foi verificada. Reinstale o que o programa precisa: {write}",
  },
  "folder-in-use": {
    fr: "Une autre construction écrit déjà dans {folder}. Attendez qu'elle finisse, puis recommencez.",
    en: "Another build is already writing to {folder}. Wait until it has ended, then try again.",
    pt: "Outra construção já está a escrever em {folder}. Espere que termine e tente de novo.",
  },
  "folder-not-ours": {
    fr: "Le dossier {folder} contient « {found} », que le site n'y a pas mis et qui serait effacé. Déplacez-le, ou choisissez un dossier vide ou nouveau. Rien n'a été touché.",
    en: "The folder {folder} holds “{found}”, which the site did not put there and which would be deleted. Move it elsewhere, or choose an empty or a new folder. Nothing was touched.",
    pt: "A pasta {folder} contém «{found}», que o site não pôs lá e que seria apagado. Mova-o, ou escolha uma pasta vazia ou nova. Nada foi alterado.",
  },
  "folder-not-apart": {
    fr: "Le site ne peut pas être écrit dans {folder} : ce dossier serait vidé, et il contient {near}, ou en fait partie. Choisissez un dossier à part. Rien n'a été touché.",
    en: "The site cannot be written to {folder}: that folder would be emptied, and it holds {near}, or is a part of it. Choose a separate folder. Nothing was touched.",
    pt: "O site não pode ser escrito em {folder}: essa pasta seria esvaziada, e contém {near}, ou faz parte dela. Escolha uma pasta separada. Nada foi alterado.",
  },
  "disk-full": {
    fr: "Il n'y a plus de place sur le disque pour écrire ce fichier. Libérez de la place, puis recommencez ; ce qui était là avant est intact. Fichier : {write}",
    en: "The disk is full: this file could not be written. Free some space, then try again; what was there before is unchanged. File: {write}",
    pt: "Já não há espaço no disco para escrever este ficheiro. Liberte espaço e tente de novo; o que lá estava antes ficou intacto. Ficheiro: {write}",
  },
  "not-allowed": {
    fr: "Cet ordinateur ne vous laisse pas écrire à cet endroit. Changez les droits, ou choisissez un autre dossier ; ce qui était là avant est intact. Endroit : {write}",
    en: "This computer does not let you write there. Change the permissions, or choose another folder; what was there before is unchanged. Place: {write}",
    pt: "Este computador não o deixa escrever aí. Mude as permissões, ou escolha outra pasta; o que lá estava antes ficou intacto. Lugar: {write}",
  },
  "no-samples": {
    fr: "Il ne reste aucune valeur d'exemple.",
    en: "No sample values are left.",
    pt: "Não resta nenhum valor de exemplo.",
  },
  samples: {
    fr: "Valeurs d'exemple à remplacer : {count}. Changez chacune, effacez sa marque « # exemple », puis recommencez.",
    en: "Sample values to replace: {count}. Change each one, delete its mark “# exemple”, and start again.",
    pt: "Valores de exemplo a substituir: {count}. Mude cada um, apague a marca «# exemple» e recomece.",
  },
  "to-decide": {
    fr: "À régler avant l'ouverture du site : {count}. Chaque point est décrit ci-dessus.",
    en: "To be settled before the site opens: {count}. Each point is described above.",
    pt: "A resolver antes da abertura do site: {count}. Cada ponto está descrito acima.",
  },
  "start-building": { fr: "Construction du site…", en: "Building the site…", pt: "A construir o site…" },
  "dev-started": {
    fr: "Le site pendant que vous écrivez : {write}",
    en: "The site while you write: {write}",
    pt: "O site enquanto escreve: {write}",
  },
  "dev-how-to-stop": {
    fr: "Enregistrez un fichier, et la page se met à jour. Pour arrêter : Ctrl+C.",
    en: "Save a file, and the page follows. To stop: Ctrl+C.",
    pt: "Guarde um ficheiro, e a página atualiza-se. Para parar: Ctrl+C.",
  },
  "dev-port-used": {
    fr: "Un autre programme utilise le port {port}. Arrêtez-le, ou choisissez-en un autre : {write}",
    en: "Another program uses port {port}. Stop it, or choose another: {write}",
    pt: "Outro programa usa a porta {port}. Pare-o, ou escolha outra: {write}",
  },
  "dev-message": {
    fr: "Message de {from}, gardé dans {folder}. Aucun courriel ne part.",
    en: "Message from {from}, kept in {folder}. No e-mail leaves.",
    pt: "Mensagem de {from}, guardada em {folder}. Nenhum e-mail sai.",
  },
  "dev-message-suspect": {
    fr: "Signes de courrier indésirable : {signs}.",
    en: "Signs of spam: {signs}.",
    pt: "Sinais de correio indesejado: {signs}.",
  },
  "dev-content-away": {
    fr: "{file} n'est pas là en ce moment. Cette page se recharge dès que les textes sont de retour.",
    en: "{file} is not there at the moment. This page loads again as soon as the texts are back.",
    pt: "{file} não está lá neste momento. Esta página recarrega-se assim que os textos voltarem.",
  },
  "dev-page-title": { fr: "Textes à corriger", en: "Texts to correct", pt: "Textos a corrigir" },
} as const satisfies OwnerTexts;

/** A quantity with its unit, to one decimal. @example measure(12.34, "kilobyte", "fr") // "12,3 ko" */
export function measure(quantity: number, unit: "kilobyte" | "second", language: OwnerLanguage): string {
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  return quantity.toLocaleString(ownerWritings[language].tag, { style: "unit", unit, ...digits });
}
