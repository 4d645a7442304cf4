import type { OwnerTexts } from "../i18n/owner-text.ts";

/** Problems of the languages of the site, and of the prefixes of their addresses. */
export const languageProblems = {
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
  "language-not-published": {
    fr: "« {name} » nomme une langue dans laquelle le site n'est pas publié. → Choisissez l'une des siennes : {write}",
    en: "“{name}” names a language that the site is not published in. → Choose one of its own: {write}",
    pt: "«{name}» indica uma língua em que o site não é publicado. → Escolha uma das suas: {write}",
  },
  "languages-without-prefix": {
    fr: "Sans préfixe, toutes les langues du site auraient les mêmes adresses. → Gardez une seule langue, ou remettez les préfixes : {write}",
    en: "Without a prefix, all languages of the site would have the same addresses. → Keep a single language, or switch the prefixes on again: {write}",
    pt: "Sem prefixo, todas as línguas do site teriam os mesmos endereços. → Deixe uma só língua, ou volte a ligar os prefixos: {write}",
  },
  "not-a-prefix": {
    fr: "« {name} » n'est pas un mot d'adresse : des lettres minuscules sans accent, des chiffres et des tirets. → Écrivez par exemple : {write}",
    en: "“{name}” is no word of an address: lowercase letters without accents, digits and hyphens. → Write for example: {write}",
    pt: "«{name}» não é uma palavra de endereço: letras minúsculas sem acentos, algarismos e hífenes. → Escreva por exemplo: {write}",
  },
  "prefix-taken": {
    fr: "Des adresses du site commencent déjà par le mot de « {name} ». → Choisissez-en un autre, par exemple : {write}",
    en: "Addresses of the site begin with the word of “{name}” already. → Choose another, for example: {write}",
    pt: "Já há endereços do site que começam pela palavra de «{name}». → Escolha outra, por exemplo: {write}",
  },
  "prefix-of-two": {
    fr: "« {name} » est aussi le préfixe d'une autre langue. → Donnez à chacune le sien, par exemple : {write}",
    en: "“{name}” is the prefix of another language too. → Give each its own, for example: {write}",
    pt: "«{name}» é também o prefixo de outra língua. → Dê a cada uma o seu, por exemplo: {write}",
  },
  "language-left-over": {
    fr: "Le site n'est pas publié dans cette langue, mais des fichiers de textes en restent ({locale} : {count}). → Gardez-les pour plus tard ou supprimez-les ; pour les publier : {write}",
    en: "The site is not published in this language, but files with its texts are still there ({locale}: {count}). → Keep them for later or delete them; to publish them: {write}",
    pt: "O site não é publicado nesta língua, mas ainda há ficheiros com os seus textos ({locale}: {count}). → Guarde-os para mais tarde ou elimine-os; para os publicar: {write}",
  },
} as const satisfies OwnerTexts;
