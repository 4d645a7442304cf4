import type { OwnerTexts } from "../i18n/owner-text.ts";

/** Problems of `publish` in `site.yaml`, and what waits for the owner before and after a publication. */
export const publishProblems = {
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
  "publish-reload-alone": {
    fr: "Dans « {name} », reload ne va qu'avec release. → Effacez reload, ou écrivez par exemple : {write}",
    en: "In “{name}”, reload goes with release only. → Delete reload, or write, for example: {write}",
    pt: "Em «{name}», reload só serve com release. → Apague reload, ou escreva, por exemplo: {write}",
  },
  "publish-branch-alone": {
    fr: "Dans « {name} », branch ne va qu'avec git. → Effacez branch, ou écrivez par exemple : {write}",
    en: "In “{name}”, branch goes with git only. → Delete branch, or write, for example: {write}",
    pt: "Em «{name}», branch só serve com git. → Apague branch, ou escreva, por exemplo: {write}",
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
