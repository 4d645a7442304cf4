import type { OwnerTexts } from "../i18n/owner-text.ts";

/** Problems of opening hours and closures. */
export const hoursProblems = {
  "not-a-weekday": {
    fr: "« {name} » n'est pas un jour. → Écrivez le jour en anglais, comme ici : {write}",
    en: "“{name}” is not a day. → Write the day in English, like this: {write}",
    pt: "«{name}» não é um dia. → Escreva o dia em inglês, assim: {write}",
  },
  "weekday-twice": {
    fr: "« {name} » redonne des heures à « {weekday} ». → Gardez ce jour sur une seule des deux lignes.",
    en: "“{name}” gives hours to “{weekday}” again. → Keep that day in one of the two lines.",
    pt: "«{name}» volta a dar horas a «{weekday}». → Deixe esse dia numa só das duas linhas.",
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
} as const satisfies OwnerTexts;
