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
    fr: "Il manque « {name} ». → Ajoutez cette ligne, avec votre texte à la place des points : {write}",
    en: "“{name}” is missing. → Add this line, with your text in place of the dots: {write}",
    pt: "Falta «{name}». → Acrescente esta linha, com o seu texto em vez das reticências: {write}",
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
    fr: "« {name} » n'est pas une adresse électronique. → Écrivez-la sans espace, comme ici : {write}",
    en: "“{name}” is not an e-mail address. → Write it without spaces, like this: {write}",
    pt: "«{name}» não é um endereço de correio eletrónico. → Escreva-o sem espaços, assim: {write}",
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
  "not-a-weekday": {
    fr: "« {name} » n'est pas un jour. → Écrivez le jour en anglais, comme ici : {write}",
    en: "“{name}” is not a day. → Write the day in English, like this: {write}",
    pt: "«{name}» não é um dia. → Escreva o dia em inglês, assim: {write}",
  },
  "weekday-twice": {
    fr: "« {name} » redonne des heures à « {day} ». → Gardez ce jour sur une seule des deux lignes.",
    en: "“{name}” gives hours to “{day}” again. → Keep that day in one of the two lines.",
    pt: "«{name}» volta a dar horas a «{day}». → Deixe esse dia numa só das duas linhas.",
  },
  "no-open-day": {
    fr: "« {name} » n'a aucun jour ouvert. → Donnez des heures à un jour au moins, comme ici : {write}",
    en: "“{name}” has no open day. → Give hours to one day at least, like this: {write}",
    pt: "«{name}» não tem nenhum dia aberto. → Dê horas a pelo menos um dia, assim: {write}",
  },
  "not-hours": {
    fr: "« {name} » ne donne pas d'heures. → Écrivez-les comme ici, ou « closed » pour un jour fermé : {write}",
    en: "“{name}” gives no hours. → Write them like this, or “closed” for a closed day: {write}",
    pt: "«{name}» não dá horas. → Escreva-as assim, ou «closed» para um dia fechado: {write}",
  },
  "hours-backwards": {
    fr: "« {name} » finit avant de commencer. → Écrivez d'abord l'heure d'ouverture : {write}",
    en: "“{name}” ends before it begins. → Write the earlier time first: {write}",
    pt: "«{name}» termina antes de começar. → Escreva primeiro a hora de abertura: {write}",
  },
  "hours-overlap": {
    fr: "Dans « {name} », {second} commence avant la fin de {first}. → Réunissez-les, ou corrigez une heure : {write}",
    en: "In “{name}”, {second} begins before {first} is over. → Join them, or correct a time: {write}",
    pt: "Em «{name}», {second} começa antes do fim de {first}. → Junte-as, ou corrija uma hora: {write}",
  },
  "closure-backwards": {
    fr: "« {name} » est avant le premier jour de la fermeture. → Donnez son dernier jour, ou effacez la ligne : {write}",
    en: "“{name}” is before the first day of the closure. → Give its last day, or delete the line: {write}",
    pt: "«{name}» é anterior ao primeiro dia do encerramento. → Dê o último dia, ou apague a linha: {write}",
  },
  "not-a-phone": {
    fr: "« {name} » n'est pas un numéro de téléphone. → Écrivez-le en chiffres, comme ici : {write}",
    en: "“{name}” is not a phone number. → Write it in digits, like this: {write}",
    pt: "«{name}» não é um número de telefone. → Escreva-o em algarismos, assim: {write}",
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
  "not-a-name": {
    fr: "« {name} » n'accepte que minuscules sans accent, chiffres et traits d'union. → Écrivez par exemple : {write}",
    en: "“{name}” takes only small letters without accents, digits and hyphens. → Write for example: {write}",
    pt: "«{name}» só aceita minúsculas sem acentos, algarismos e hífenes. → Escreva por exemplo: {write}",
  },
} as const satisfies OwnerTexts;
