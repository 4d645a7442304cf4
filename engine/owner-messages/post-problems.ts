import type { OwnerTexts } from "../i18n/owner-text.ts";

/** Problems of an article as a whole: its file, its address, its theme, its dates. */
export const postProblems = {
  "not-a-post": {
    fr: "Ce fichier n'est pas un article. → Un article se range ainsi, « {locale} » étant sa langue : {write}",
    en: "This file is not an article. → An article is kept like this, “{locale}” being its language: {write}",
    pt: "Este ficheiro não é um artigo. → Um artigo guarda-se assim, sendo «{locale}» a sua língua: {write}",
  },
  "not-a-slug": {
    fr: "« {slug} » ne peut pas entrer dans une adresse : minuscules sans accent, chiffres et traits d'union seulement. → Renommez le fichier : {write}",
    en: "“{slug}” cannot be part of an address: only small letters without accents, digits and hyphens. → Rename the file: {write}",
    pt: "«{slug}» não pode fazer parte de um endereço: só minúsculas sem acentos, algarismos e hífenes. → Mude o nome do ficheiro: {write}",
  },
  "address-of-a-page": {
    fr: "Son adresse {address} est déjà celle de {other}. → Renommez le fichier, par exemple : {write}",
    en: "Its address {address} is already that of {other}. → Rename the file, for example: {write}",
    pt: "O seu endereço {address} já é o de {other}. → Mude o nome do ficheiro, por exemplo: {write}",
  },
  "address-of-the-site": {
    fr: "Son adresse {address} est réservée au site. → Renommez le fichier, par exemple : {write}",
    en: "Its address {address} is kept for the site itself. → Rename the file, for example: {write}",
    pt: "O seu endereço {address} está reservado ao site. → Mude o nome do ficheiro, por exemplo: {write}",
  },
  "tag-unknown": {
    fr: "Le thème « {tag} » n'existe pas ; il y a : {tags}. → Ajoutez-le à tags.yaml, ou choisissez l'un d'eux, par exemple : {write}",
    en: "The theme “{tag}” does not exist; there are: {tags}. → Add it to tags.yaml, or choose one of them, for example: {write}",
    pt: "O tema «{tag}» não existe; há: {tags}. → Acrescente-o a tags.yaml, ou escolha um deles, por exemplo: {write}",
  },
  "key-taken": {
    fr: "La clé « {key} » est déjà celle de {other}, dans la même langue. → Donnez une autre clé à l'un des deux, par exemple : {write}",
    en: "The key “{key}” is already that of {other}, in the same language. → Give one of the two another key, for example: {write}",
    pt: "A chave «{key}» já é a de {other}, na mesma língua. → Dê outra chave a um dos dois, por exemplo: {write}",
  },
  "updated-before-date": {
    fr: "L'article aurait été modifié avant d'être publié. → Effacez cette ligne, ou donnez une date plus tardive, au plus tôt : {write}",
    en: "The article would have been changed before it was published. → Delete this line, or give a later date, at the earliest: {write}",
    pt: "O artigo teria sido alterado antes de ser publicado. → Apague esta linha, ou indique uma data posterior, no mínimo: {write}",
  },
  "withdrawn-before-date": {
    fr: "L'article serait retiré avant d'être publié. → Effacez cette ligne, ou donnez une date plus tardive, au plus tôt : {write}",
    en: "The article would be withdrawn before it is published. → Delete this line, or give a later date, at the earliest: {write}",
    pt: "O artigo seria retirado antes de ser publicado. → Apague esta linha, ou indique uma data posterior, no mínimo: {write}",
  },
} as const satisfies OwnerTexts;
