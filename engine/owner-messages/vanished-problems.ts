import type { OwnerTexts } from "../i18n/owner-text.ts";

/**
 * Problems of `published.txt`: of its lines, and of addresses that no longer answer. `{aliases}` is a line for the page
 * that took its place.
 */
export const vanishedProblems = {
  "published-line": {
    fr: "Cette ligne n'est pas celle d'une adresse : « {words} ». → Effacez-la, ou n'y laissez que l'adresse : {write}",
    en: "This line is not that of an address: “{words}”. → Delete it, or leave the address alone in it: {write}",
    pt: "Esta linha não é a de um endereço: «{words}». → Apague-a, ou deixe nela só o endereço: {write}",
  },
  "published-merge-mark": {
    fr: "Deux versions de ce fichier se rencontrent ici. → Gardez les lignes des deux, et effacez seulement celle-ci.",
    en: "Two versions of this file meet here. → Keep the lines of both, and delete only this one.",
    pt: "Duas versões deste ficheiro encontram-se aqui. → Guarde as linhas de ambas e apague só esta.",
  },
  "address-vanished": {
    fr: "L'adresse {address} a été publiée et ne mène plus à rien. → Si une page la remplace, écrivez {aliases} en tête de cette page. Si elle a disparu pour de bon, ajoutez à gone.yaml : {write}",
    en: "The address {address} was published and leads nowhere any more. → If a page takes its place, write {aliases} at the top of that page. If it is gone for good, add to gone.yaml: {write}",
    pt: "O endereço {address} foi publicado e já não leva a nada. → Se uma página o substitui, escreva {aliases} no início dessa página. Se desapareceu de vez, acrescente a gone.yaml: {write}",
  },
  "language-taken-away": {
    fr: "Le site n'est plus publié dans cette langue : ses adresses publiées ne mènent plus à rien ({locale} : {count}). → Remettez la langue dans « published », menez celles qui comptent ailleurs avec « aliases », ou ajoutez à gone.yaml : {write}",
    en: "The site is no longer published in this language: its published addresses lead nowhere ({locale}: {count}). → Put the language back into “published”, lead those that matter elsewhere with “aliases”, or add to gone.yaml: {write}",
    pt: "O site já não é publicado nesta língua: os seus endereços publicados não levam a nada ({locale}: {count}). → Volte a pôr a língua em «published», leve os que contam para outro lado com «aliases», ou acrescente a gone.yaml: {write}",
  },
  "address-renamed": {
    fr: "L'adresse {address} a été publiée et ne mène plus à rien. → Si l'article est maintenant {other}, écrivez-y {aliases} en tête. S'il a disparu pour de bon, ajoutez à gone.yaml : {write}",
    en: "The address {address} was published and leads nowhere any more. → If the article is now {other}, write {aliases} at its top. If it is gone for good, add to gone.yaml: {write}",
    pt: "O endereço {address} foi publicado e já não leva a nada. → Se o artigo é agora {other}, escreva {aliases} no seu início. Se desapareceu de vez, acrescente a gone.yaml: {write}",
  },
  "post-a-draft-again": {
    fr: "Cet article a été publié et redevient un brouillon : {addresses} ne mène plus à rien. → Pour le garder en ligne, effacez la ligne « draft ». Si un autre le remplace, écrivez {aliases} en tête de cet autre. S'il a disparu pour de bon, ajoutez à gone.yaml : {write}",
    en: "This article was published and is a draft again: {addresses} leads nowhere any more. → To keep it online, delete the line “draft”. If another one takes its place, write {aliases} at the top of that one. If it is gone for good, add to gone.yaml: {write}",
    pt: "Este artigo foi publicado e volta a ser um rascunho: {addresses} já não leva a nada. → Para o manter em linha, apague a linha «draft». Se outro o substitui, escreva {aliases} no início desse outro. Se desapareceu de vez, acrescente a gone.yaml: {write}",
  },
  "post-put-off": {
    fr: "Cet article a été publié, et sa date le retire jusqu'au {day} : {addresses} ne mène plus à rien. → Pour le garder en ligne, rendez-lui sa date. Si un autre le remplace, écrivez {aliases} en tête de cet autre. S'il a disparu pour de bon, ajoutez à gone.yaml : {write}",
    en: "This article was published, and its date takes it away until {day}: {addresses} leads nowhere any more. → To keep it online, give it back its date. If another one takes its place, write {aliases} at the top of that one. If it is gone for good, add to gone.yaml: {write}",
    pt: "Este artigo foi publicado, e a sua data retira-o até {day}: {addresses} já não leva a nada. → Para o manter em linha, devolva-lhe a data. Se outro o substitui, escreva {aliases} no início desse outro. Se desapareceu de vez, acrescente a gone.yaml: {write}",
  },
  "tag-unused": {
    fr: "Plus aucun article n'a le thème « {tag} », dont les pages ont été publiées. → Donnez-le à un article, ou écrivez {aliases} dans le thème qui le remplace. S'il a disparu pour de bon, ajoutez à gone.yaml : {write}",
    en: "No article has the theme “{tag}” any more, whose pages were published. → Give it to an article, or write {aliases} into the theme that takes its place. If it is gone for good, add to gone.yaml: {write}",
    pt: "Já nenhum artigo tem o tema «{tag}», cujas páginas foram publicadas. → Dê-o a um artigo, ou escreva {aliases} no tema que o substitui. Se desapareceu de vez, acrescente a gone.yaml: {write}",
  },
  "tag-vanished": {
    fr: "Les pages du thème « {tag} » ont été publiées et ne mènent plus à rien. → Si un autre thème le remplace, écrivez-y {aliases} dans tags.yaml. S'il a disparu pour de bon, ajoutez à gone.yaml : {write}",
    en: "The pages of the theme “{tag}” were published and lead nowhere any more. → If another theme takes its place, write {aliases} into it in tags.yaml. If it is gone for good, add to gone.yaml: {write}",
    pt: "As páginas do tema «{tag}» foram publicadas e já não levam a nada. → Se outro tema o substitui, escreva nele {aliases}, em tags.yaml. Se desapareceu de vez, acrescente a gone.yaml: {write}",
  },
  "tag-renamed": {
    fr: "Les pages du thème « {tag} » ont été publiées et ne mènent plus à rien. → Si le thème s'appelle maintenant « {other} », écrivez-y {aliases} dans tags.yaml. S'il a disparu pour de bon, ajoutez à gone.yaml : {write}",
    en: "The pages of the theme “{tag}” were published and lead nowhere any more. → If the theme is now called “{other}”, write {aliases} into it in tags.yaml. If it is gone for good, add to gone.yaml: {write}",
    pt: "As páginas do tema «{tag}» foram publicadas e já não levam a nada. → Se o tema se chama agora «{other}», escreva nele {aliases}, em tags.yaml. Se desapareceu de vez, acrescente a gone.yaml: {write}",
  },
} as const satisfies OwnerTexts;
