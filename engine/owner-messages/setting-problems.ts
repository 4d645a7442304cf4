import type { OwnerTexts } from "../i18n/owner-text.ts";

/** Problems of the values of `site.yaml`, `tags.yaml` and the front matter. */
export const settingProblems = {
  "goes-with-another": {
    fr: "Dans « {name} », « {part} » ne va qu'avec « {other} ». → Écrivez par exemple : {write}",
    en: "In “{name}”, “{part}” goes with “{other}” only. → Write for example: {write}",
    pt: "Em «{name}», «{part}» só serve com «{other}». → Escreva por exemplo: {write}",
  },
  "not-an-origin": {
    fr: "« {name} » va plus loin que le nom du site : le site est toujours à la racine de son nom. → Écrivez ce nom seul, sans barre à la fin : {write}",
    en: "“{name}” goes on after the name of the site: the site is always at the root of its name. → Write that name alone, without a slash at its end: {write}",
    pt: "«{name}» vai além do nome do site: o site está sempre na raiz do seu nome. → Escreva só esse nome, sem barra no fim: {write}",
  },
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
    fr: "« {name} » n'est pas une adresse de site. → Écrivez-la en entier, sans autre caractère, comme ici : {write}",
    en: "“{name}” is not a web address. → Write it whole, without other characters, like this: {write}",
    pt: "«{name}» não é um endereço de site. → Escreva-o por inteiro, sem outros caracteres, assim: {write}",
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
  "not-an-hour": {
    fr: "« {name} » n'est pas une heure. → Écrivez deux chiffres pour les heures et deux pour les minutes : {write}",
    en: "“{name}” is not a time. → Write two digits for the hours and two for the minutes: {write}",
    pt: "«{name}» não é uma hora. → Escreva dois algarismos para as horas e dois para os minutos: {write}",
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

  "language-none": {
    fr: "« {code} » n'est le code d'aucune langue. → Écrivez l'un de ceux que le programme connaît : {write}",
    en: "“{code}” is the code of no language. → Write one of those that the program knows: {write}",
    pt: "«{code}» não é o código de nenhuma língua. → Escreva um dos que o programa conhece: {write}",
  },
  "language-misspelled": {
    fr: "« {code} » n'est pas le code court de cette langue. → Écrivez seulement : {write}",
    en: "“{code}” is not the short code of that language. → Write only: {write}",
    pt: "«{code}» não é o código curto dessa língua. → Escreva apenas: {write}",
  },
  "language-not-published": {
    fr: "« {name} » nomme une langue dans laquelle le site n'est pas publié. → Choisissez l'une des siennes : {write}",
    en: "“{name}” names a language that the site is not published in. → Choose one of its own: {write}",
    pt: "«{name}» indica uma língua em que o site não é publicado. → Escolha uma das suas: {write}",
  },
  "language-not-known": {
    fr: "Le programme ne connaît pas encore cette langue : {locale}. → Il connaît : {known}. Pour lui en apprendre une, votre développeur suit ce guide : {write}",
    en: "The program does not know this language yet: {locale}. → It knows: {known}. To teach it another, your developer follows this guide: {write}",
    pt: "O programa ainda não conhece esta língua: {locale}. → Conhece: {known}. Para lhe ensinar outra, o seu programador segue este guia: {write}",
  },
  "language-twice": {
    fr: "« {name} » nomme deux fois la même langue. → Gardez chacune une seule fois : {write}",
    en: "“{name}” names the same language twice. → Keep each once: {write}",
    pt: "«{name}» indica duas vezes a mesma língua. → Deixe cada uma só uma vez: {write}",
  },
  "languages-without-prefix": {
    fr: "Sans préfixe, toutes les langues du site auraient les mêmes adresses. → Gardez une seule langue, ou remettez les préfixes : {write}",
    en: "Without a prefix, all languages of the site would have the same addresses. → Keep a single language, or switch the prefixes on again: {write}",
    pt: "Sem prefixo, todas as línguas do site teriam os mesmos endereços. → Deixe uma só língua, ou volte a ligar os prefixos: {write}",
  },
  "prefix-taken": {
    fr: "Des adresses du site commencent déjà par le mot de « {name} ». → Choisissez-en un autre, par exemple : {write}",
    en: "Addresses of the site already begin with the word of “{name}”. → Choose another, for example: {write}",
    pt: "Já há endereços do site que começam pela palavra de «{name}». → Escolha outra, por exemplo: {write}",
  },
  "language-left-over": {
    fr: "Le site n'est pas publié dans cette langue, mais des fichiers de textes en restent ({locale} : {count}). → Gardez-les pour plus tard ou supprimez-les ; pour les publier : {write}",
    en: "The site is not published in this language, but files with its texts are still there ({locale}: {count}). → Keep them for later or delete them; to publish them: {write}",
    pt: "O site não é publicado nesta língua, mas ainda há ficheiros com os seus textos ({locale}: {count}). → Guarde-os para mais tarde ou elimine-os; para os publicar: {write}",
  },

  "not-a-folder": {
    fr: "« {name} » doit être un dossier de cet ordinateur. → Écrivez par exemple : {write}",
    en: "“{name}” must be a folder of this computer. → Write, for example: {write}",
    pt: "«{name}» deve ser uma pasta deste computador. → Escreva, por exemplo: {write}",
  },
  "not-a-release-folder": {
    fr: "« {name} » doit être un dossier de cet ordinateur, ou l'adresse d'un dossier sur un serveur. → Pour un serveur, écrivez par exemple : {write}",
    en: "“{name}” must be a folder of this computer, or the address of a folder on a server. → For a server, write, for example: {write}",
    pt: "«{name}» deve ser uma pasta deste computador, ou o endereço de uma pasta num servidor. → Para um servidor, escreva, por exemplo: {write}",
  },
  "not-a-git-address": {
    fr: "« {name} » n'est pas l'adresse d'un dépôt Git. → Copiez celle que donne votre hébergeur, comme ici : {write}",
    en: "“{name}” is not the address of a Git repository. → Copy the one that your host gives, like this: {write}",
    pt: "«{name}» não é o endereço de um repositório Git. → Copie o que o seu alojamento indica, como aqui: {write}",
  },
  "not-a-branch": {
    fr: "« {name} » n'est pas le nom d'une branche. → Des lettres, des chiffres et des traits d'union : {write}",
    en: "“{name}” is not the name of a branch. → Letters, digits and hyphens: {write}",
    pt: "«{name}» não é o nome de um ramo. → Letras, algarismos e hífenes: {write}",
  },
  "publish-one-way": {
    fr: "« {name} » doit dire une seule façon de mettre en ligne, release, git ou folder. → Gardez-en une, par exemple : {write}",
    en: "“{name}” must name exactly one way of going online, release, git or folder. → Keep one, for example: {write}",
    pt: "«{name}» deve indicar uma só forma de pôr em linha, release, git ou folder. → Guarde uma, por exemplo: {write}",
  },
  "no-way-online": {
    fr: "Rien ne dit encore comment mettre le site en ligne. → Dans l'éditeur : « L'entreprise », « Réglages avancés » ; sinon, dans ce fichier : {write}",
    en: "Nothing says yet how to put the site online. → In the editor: “The company”, “Advanced settings”; otherwise, in this file: {write}",
    pt: "Nada diz ainda como pôr o site em linha. → No editor: «A empresa», «Definições avançadas»; senão, neste ficheiro: {write}",
  },
  "sample-value": {
    fr: "Valeur d'exemple : {value} → Remplacez-la par la vôtre.",
    en: "A sample value: {value} → Put your own in its place.",
    pt: "Valor de exemplo: {value} → Substitua-o pelo seu.",
  },
  "change-soon": {
    fr: "Quelque chose change tout seul le {day}. → Mettez le site en ligne ce jour-là : {write}",
    en: "Something changes by itself on {day}. → Put the site online on that day: {write}",
    pt: "Algo muda sozinho em {day}. → Ponha o site em linha nesse dia: {write}",
  },
} as const satisfies OwnerTexts;
