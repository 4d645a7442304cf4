import type { OwnerTexts } from "#engine/i18n/owner-text.ts";

/** Problems of the site's own settings (phone numbers, offices, accessibility, the contact form) and of its services. */
export const siteProblems = {
  "not-a-phone": {
    fr: "« {name} » n'est pas un numéro de téléphone complet. → Écrivez tous ses chiffres, comme ici : {write}",
    en: "“{name}” is not a whole phone number. → Write all its digits, like this: {write}",
    pt: "«{name}» não é um número de telefone completo. → Escreva todos os algarismos, assim: {write}",
  },
  "phone-dials-another": {
    fr: "« {name} » montre un numéro et en compose un autre. → Effacez la ligne « url » : le numéro suffit.",
    en: "“{name}” shows one number and dials another. → Delete the line “url”: the number is enough.",
    pt: "«{name}» mostra um número e marca outro. → Apague a linha «url»: o número basta.",
  },
  "no-phone": {
    fr: "« {name} » n'a pas de numéro. → Donnez-en un, comme ici : {write}",
    en: "“{name}” has no number. → Give one, like this: {write}",
    pt: "«{name}» não tem nenhum número. → Indique um, assim: {write}",
  },
  "not-so-many-digits": {
    fr: "« {name} » doit avoir {count} chiffres. → Recopiez ce numéro depuis un papier officiel.",
    en: "“{name}” must have {count} digits. → Copy the number from an official paper.",
    pt: "«{name}» deve ter {count} algarismos. → Copie este número de um documento oficial.",
  },
  "no-such-service": {
    fr: "Le site n'a pas de service « {folder} ». → Écrivez un de ceux-ci ({folders}), par exemple : {write}",
    en: "The site has no service “{folder}”. → Write one of these ({folders}), for example: {write}",
    pt: "O site não tem nenhum serviço «{folder}». → Escreva um destes ({folders}), por exemplo: {write}",
  },
  "not-a-spoken-language": {
    fr: "« {name} » n'est pas le code d'une langue. → Écrivez-le en deux ou trois lettres, comme ici : {write}",
    en: "“{name}” is not the code of a language. → Write it in two or three letters, like this: {write}",
    pt: "«{name}» não é o código de uma língua. → Escreva-o em duas ou três letras, como aqui: {write}",
  },
  "more-met-than-apply": {
    fr: "« {name} » compte plus de critères respectés (met) que de critères applicables (applicable). → Recomptez : « met » ne peut pas dépasser {most}, par exemple : {write}",
    en: "“{name}” counts more criteria met (met) than apply (applicable). → Count again: “met” cannot be above {most}, for example: {write}",
    pt: "«{name}» conta mais critérios cumpridos (met) do que aplicáveis (applicable). → Conte de novo: «met» não pode passar de {most}, por exemplo: {write}",
  },
  "no-service": {
    fr: "Le site n'a aucun service : sa liste serait vide. → Créez-en un : {write}",
    en: "The site has no service: its list would be empty. → Create one: {write}",
    pt: "O site não tem nenhum serviço: a lista ficaria vazia. → Crie um: {write}",
  },
  "too-many-services": {
    fr: "Le site a {count} services ; il peut en montrer {most} au plus. → Effacez des dossiers, ou réunissez deux services.",
    en: "The site has {count} services; it can show {most} at most. → Delete folders, or join two services.",
    pt: "O site tem {count} serviços; pode mostrar {most} no máximo. → Apague pastas, ou junte dois serviços.",
  },
} as const satisfies OwnerTexts;
