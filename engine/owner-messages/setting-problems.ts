import type { OwnerTexts } from "../i18n/owner-text.ts";

/** Problems of any value of `site.yaml`, `tags.yaml` or the front matter. */
export const settingProblems = {
  "key-unknown": {
    fr: "« {name} » n'existe pas ici. → Effacez cette ligne.",
    en: "“{name}” does not exist here. → Delete this line.",
    pt: "«{name}» não existe aqui. → Apague esta linha.",
  },
  "key-misspelled": {
    fr: "« {name} » n'existe pas ici. → Ce nom s'écrit sans doute : {write}",
    en: "“{name}” does not exist here. → The name is probably: {write}",
    pt: "«{name}» não existe aqui. → O nome é provavelmente: {write}",
  },
  "key-missing": {
    fr: "Il manque « {name} ». → Ajoutez une ligne comme celle-ci : {write}",
    en: "“{name}” is missing. → Add a line like this: {write}",
    pt: "Falta «{name}». → Acrescente uma linha como esta: {write}",
  },
  "value-empty": {
    fr: "« {name} » est vide. → Écrivez votre texte à la place des points : {write}",
    en: "“{name}” is empty. → Write your text in place of the dots: {write}",
    pt: "«{name}» está vazio. → Escreva o seu texto em vez das reticências: {write}",
  },
  "not-a-text": {
    fr: "« {name} » doit être un simple texte. → Écrivez votre texte à la place des points : {write}",
    en: "“{name}” must be a plain text. → Write your text in place of the dots: {write}",
    pt: "«{name}» deve ser um simples texto. → Escreva o seu texto em vez das reticências: {write}",
  },
  "not-a-number": {
    fr: "« {name} » doit être un nombre entier, de {from} à {to}. → Écrivez-le en chiffres, comme ici : {write}",
    en: "“{name}” must be a whole number from {from} to {to}. → Write it in digits, like this: {write}",
    pt: "«{name}» deve ser um número inteiro, de {from} a {to}. → Escreva-o em algarismos, assim: {write}",
  },
  "not-yes-or-no": {
    fr: "« {name} » attend oui ou non. → Pour oui, écrivez {yes} et pour non : {write}",
    en: "“{name}” must be yes or no. → For yes, write {yes} and for no: {write}",
    pt: "«{name}» deve ser sim ou não. → Para sim, escreva {yes} e para não: {write}",
  },
  "not-a-list": {
    fr: "« {name} » doit être une liste, même d'un seul mot. → Mettez des crochets : {write}",
    en: "“{name}” must be a list, even of a single word. → Put it in square brackets: {write}",
    pt: "«{name}» deve ser uma lista, mesmo de uma só palavra. → Ponha-o entre parênteses retos: {write}",
  },
  "not-a-group": {
    fr: "« {name} » doit contenir plusieurs valeurs, chacune avec son nom. → Écrivez-les ainsi : {write}",
    en: "“{name}” must hold several values, each with its name. → Write them like this: {write}",
    pt: "«{name}» deve conter vários valores, cada um com o seu nome. → Escreva-os assim: {write}",
  },
  "not-one-of": {
    fr: "« {name} » ne peut être que : {choices}. → Choisissez l'un d'eux, par exemple : {write}",
    en: "“{name}” can only be: {choices}. → Choose one of them, for example: {write}",
    pt: "«{name}» só pode ser: {choices}. → Escolha um deles, por exemplo: {write}",
  },
  "not-a-web-address": {
    fr: "« {name} » n'est pas une adresse de site. → Écrivez-la en entier, sans autre signe, comme ici : {write}",
    en: "“{name}” is not a web address. → Write it whole, without other signs, like this: {write}",
    pt: "«{name}» não é um endereço de site. → Escreva-o por inteiro, sem outros sinais, assim: {write}",
  },
  "last-slash": {
    fr: "« {name} » finit par une barre oblique. → Effacez cette barre : {write}",
    en: "“{name}” ends with a slash. → Delete that slash: {write}",
    pt: "«{name}» termina com uma barra. → Apague essa barra: {write}",
  },
  "below-a-path": {
    fr: "« {name} » va plus loin que le nom du site : le site est toujours à la racine de son nom. → Donnez-lui un nom à lui : {write}",
    en: "“{name}” goes on after the name of the site: the site is always at the root of its name. → Give it a name of its own: {write}",
    pt: "«{name}» vai além do nome do site: o site está sempre na raiz do seu nome. → Dê-lhe um nome próprio: {write}",
  },
  "not-an-email": {
    fr: "« {name} » n'est pas une adresse de courriel. → Écrivez-la sans espace, comme ici : {write}",
    en: "“{name}” is not an e-mail address. → Write it without spaces, like this: {write}",
    pt: "«{name}» não é um endereço de e-mail. → Escreva-o sem espaços, assim: {write}",
  },
  "not-a-date": {
    fr: "« {name} » n'est pas une date. → Écrivez l'année, le mois et le jour, comme ici : {write}",
    en: "“{name}” is not a date. → Write year, month and day, like this: {write}",
    pt: "«{name}» não é uma data. → Escreva o ano, o mês e o dia, assim: {write}",
  },
  "day-to-come": {
    fr: "« {name} » est un jour qui n'est pas encore venu. → Donnez celui du dernier changement, au plus tard : {write}",
    en: "“{name}” is a day that has not come yet. → Give that of the last change, at the latest: {write}",
    pt: "«{name}» é um dia que ainda não chegou. → Indique o da última alteração, o mais tardar: {write}",
  },
  "no-such-day": {
    fr: "Le {day} n'existe pas. → Corrigez le jour, par exemple : {write}",
    en: "There is no {day}. → Correct the day, for example: {write}",
    pt: "O dia {day} não existe. → Corrija o dia, por exemplo: {write}",
  },
  "year-too-far": {
    fr: "L'année {year} est trop loin d'aujourd'hui. → Corrigez l'année, par exemple : {write}",
    en: "The year {year} is too far from today. → Correct the year, for example: {write}",
    pt: "O ano {year} está demasiado longe de hoje. → Corrija o ano, por exemplo: {write}",
  },
  "not-a-name": {
    fr: "« {name} » n'accepte que minuscules sans accent, chiffres et traits d'union. → Écrivez par exemple : {write}",
    en: "“{name}” takes only small letters without accents, digits and hyphens. → Write for example: {write}",
    pt: "«{name}» só aceita minúsculas sem acentos, algarismos e hífenes. → Escreva por exemplo: {write}",
  },
  "not-a-time-zone": {
    fr: "« {name} » n'est pas un fuseau horaire. → Donnez une grande ville de ce fuseau : {write}",
    en: "“{name}” is not a time zone. → Name a large city of that zone: {write}",
    pt: "«{name}» não é um fuso horário. → Indique uma grande cidade desse fuso: {write}",
  },
  "preload-alone": {
    fr: "« {name} » : « preload » exige « includeSubDomains ». → Écrivez ici : {write}",
    en: "“{name}”: “preload” needs “includeSubDomains”. → Write here: {write}",
    pt: "«{name}»: «preload» exige «includeSubDomains». → Escreva aqui: {write}",
  },
} as const satisfies OwnerTexts;
