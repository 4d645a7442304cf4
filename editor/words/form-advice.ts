import type { Problem } from "#engine/content/source/problem.ts";
import type { OwnerText } from "#engine/i18n/owner-text.ts";

const emptied: OwnerText = {
  fr: "Videz ce champ, ou donnez une date plus tardive, au plus tôt : {write}",
  en: "Empty this field, or give a later date, at the earliest: {write}",
  pt: "Esvazie este campo, ou indique uma data posterior, no mínimo: {write}",
};
const addedToGone: OwnerText = {
  fr: "Si une page la remplace, ajoutez-la aux « Anciennes adresses » de cette page. Si elle a disparu pour de bon, ajoutez aux « Adresses supprimées » : {addresses}",
  en: "If a page takes its place, add it to the “Old addresses” of that page. If it is gone for good, add to the “Addresses that are gone”: {addresses}",
  pt: "Se uma página o substitui, acrescente-o aos «Endereços antigos» dessa página. Se desapareceu de vez, acrescente aos «Endereços eliminados»: {addresses}",
};
const themeGone: OwnerText = {
  fr: "Remettez le thème, ou ajoutez aux « Adresses supprimées » : {addresses}",
  en: "Bring the tag back, or add to the “Addresses that are gone”: {addresses}",
  pt: "Volte a pôr o tema, ou acrescente aos «Endereços eliminados»: {addresses}",
};
const notAnOldAddress: OwnerText = {
  fr: "Enlevez {old} des « Anciennes adresses ».",
  en: "Remove {old} from the “Old addresses”.",
  pt: "Retire {old} dos «Endereços antigos».",
};
const notGone: OwnerText = {
  fr: "Enlevez cette adresse de la liste.",
  en: "Remove this address from the list.",
  pt: "Retire este endereço da lista.",
};
const anotherAddress: OwnerText = {
  fr: "Donnez-lui une autre adresse : « Changer l'adresse ».",
  en: "Give it another address: “Change the address”.",
  pt: "Dê-lhe outro endereço: «Alterar o endereço».",
};
const inThisLanguage: OwnerText = {
  fr: "Ouvrez la page, choisissez cette langue, puis « Créer ».",
  en: "Open the page, choose this language, then “Create”.",
  pt: "Abra a página, escolha esta língua e depois «Criar».",
};
const fillIn: OwnerText = { fr: "Remplissez ce champ.", en: "Fill in this field.", pt: "Preencha este campo." };

/** What to do about a problem in the editor, where the build's advice is about lines of files. */
export const formAdvice: Readonly<Partial<Record<Problem["id"], OwnerText>>> = {
  "key-missing": fillIn,
  "value-empty": fillIn,
  "message-shown-in-another": fillIn,
  "page-untranslated": inThisLanguage,
  "page-shown-in-another": inThisLanguage,
  "not-a-slug": anotherAddress,
  "address-of-a-page": anotherAddress,
  "address-of-the-site": anotherAddress,
  "page-address-taken": anotherAddress,
  "page-address-reserved": anotherAddress,
  "old-address-of-a-page": notAnOldAddress,
  "old-address-of-an-article": notAnOldAddress,
  "old-address-of-the-site": notAnOldAddress,
  "old-address-of-a-post": notAnOldAddress,
  "gone-but-a-page": notGone,
  "gone-but-an-article": notGone,
  "gone-but-an-old-address": notGone,
  "gone-twice": notGone,
  typography: { fr: "Écrivez-le ainsi.", en: "Write it like that.", pt: "Escreva-o assim." },
  "address-vanished": addedToGone,
  "address-renamed": {
    fr: "Si cet article la remplace, ajoutez à ses « Anciennes adresses » : {addresses}. Si elle a disparu pour de bon, ajoutez-la aux « Adresses supprimées », sous « Autres textes ».",
    en: "If this article takes its place, add to its “Old addresses”: {addresses}. If it is gone for good, add it to the “Addresses that are gone”, below “Other texts”.",
    pt: "Se este artigo o substitui, acrescente aos seus «Endereços antigos»: {addresses}. Se desapareceu de vez, acrescente-o aos «Endereços eliminados», em «Outros textos».",
  },
  "tag-vanished": themeGone,
  "tag-renamed": themeGone,
  "language-taken-away": {
    fr: "Remettez la langue, ou ajoutez aux « Adresses supprimées » : {addresses}",
    en: "Bring the language back, or add to the “Addresses that are gone”: {addresses}",
    pt: "Volte a pôr a língua, ou acrescente aos «Endereços eliminados»: {addresses}",
  },
  "updated-before-date": emptied,
  "withdrawn-before-date": emptied,
  "post-a-draft-again": {
    fr: "Pour le garder en ligne : « Publier ». Pour le retirer du site, ensuite : « Remettre en brouillon ».",
    en: "To keep it online: “Publish”. To take it off the site, then: “Make it a draft again”.",
    pt: "Para o manter em linha: «Publicar». Para o retirar do site, depois: «Voltar a rascunho».",
  },
  "post-put-off": {
    fr: "Rendez-lui sa date. Pour le retirer jusqu'à ce jour : « Remettre en brouillon », puis « Publier » le jour venu.",
    en: "Give it back its date. To take it away until that day: “Make it a draft again”, then “Publish” when the day has come.",
    pt: "Devolva-lhe a data. Para o retirar até esse dia: «Voltar a rascunho», depois «Publicar» quando o dia chegar.",
  },
  "tag-unused": {
    fr: "Donnez-le de nouveau à un article.",
    en: "Give it to an article again.",
    pt: "Dê-o de novo a um artigo.",
  },
  "site:form-without-server": {
    fr: "Donnez l'adresse complète de votre serveur de messages, ou videz ce champ : le téléphone et le courriel remplacent alors le formulaire.",
    en: "Give the full address of your message server, or empty this field: telephone and e-mail then stand in place of the form.",
    pt: "Indique o endereço completo do seu servidor de mensagens, ou esvazie este campo: o telefone e o e-mail ficam então no lugar do formulário.",
  },
  "site:ticked-beforehand": { fr: "Enlevez la coche.", en: "Untick it.", pt: "Tire o visto." },
};
