import type { Problem } from "#engine/content/source/problem.ts";
import type { OwnerText } from "#engine/i18n/owner-text.ts";

const emptied: OwnerText = {
  fr: "Videz ce champ, ou donnez une date plus tardive, au plus tôt : {write}",
  en: "Empty this field, or give a later date, at the earliest: {write}",
  pt: "Esvazie este campo, ou indique uma data posterior, no mínimo: {write}",
};
const notAnOldAddress: OwnerText = {
  fr: "Enlevez {old} des « Anciennes adresses ».",
  en: "Remove {old} from the “Old addresses”.",
  pt: "Retire {old} dos «Endereços antigos».",
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
  "address-taken": anotherAddress,
  "address-reserved": anotherAddress,
  "old-address-of-a-page": notAnOldAddress,
  "old-address-taken": notAnOldAddress,
  "old-address-of-the-site": notAnOldAddress,
  typography: { fr: "Écrivez-le ainsi.", en: "Write it like that.", pt: "Escreva-o assim." },
  "addresses-stop": {
    fr: "Si une page en prend la place, ajoutez-les à ses « Anciennes adresses ».",
    en: "If a page takes their place, add them to its “Old addresses”.",
    pt: "Se uma página os substitui, acrescente-os aos seus «Endereços antigos».",
  },
  "address-moved": {
    fr: "Si cet article en prend la place, ajoutez à ses « Anciennes adresses » : {addresses}",
    en: "If this article takes its place, add to its “Old addresses”: {addresses}",
    pt: "Se este artigo o substitui, acrescente aos seus «Endereços antigos»: {addresses}",
  },
  "post-stops-answering": {
    fr: "Pour le garder en ligne : « Publier », ou rendez-lui sa date.",
    en: "To keep it online: “Publish”, or give it back its date.",
    pt: "Para o manter em linha: «Publicar», ou devolva-lhe a data.",
  },
  "before-its-date": emptied,
  "change-soon": { fr: "Publiez ce jour-là.", en: "Publish on that day.", pt: "Publique nesse dia." },
  "site:form-without-server": {
    fr: "Donnez l'adresse complète de votre serveur de messages, ou videz ce champ : le téléphone et le courriel remplacent alors le formulaire.",
    en: "Give the full address of your message server, or empty this field: telephone and e-mail then stand in place of the form.",
    pt: "Indique o endereço completo do seu servidor de mensagens, ou esvazie este campo: o telefone e o e-mail ficam então no lugar do formulário.",
  },
  "site:security-expires": { fr: "Publiez.", en: "Publish.", pt: "Publique." },
  "site:ticked-beforehand": { fr: "Enlevez la coche.", en: "Untick it.", pt: "Tire o visto." },
};
