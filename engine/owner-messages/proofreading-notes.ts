import type { OwnerTexts } from "../i18n/owner-text.ts";

/** Notes of proofreading: the site could publish these texts as they are. */
export const proofreadingNotes = {
  "language-without-dictionary": {
    fr: "L'orthographe des textes en {locale} n'est pas vérifiée : le programme n'a pas de dictionnaire de cette langue. → Votre développeur peut en ajouter un, d'après ce guide : {write}",
    en: "The spelling of the texts in {locale} is not checked: the program has no dictionary of that language. → Your developer can add one by this guide: {write}",
    pt: "A ortografia dos textos em {locale} não é verificada: o programa não tem dicionário dessa língua. → O seu programador pode acrescentar um, segundo este guia: {write}",
  },
  "word-unknown": {
    fr: "« {words} » n'est pas dans le dictionnaire. → Corrigez-le ; s'il est juste, ajoutez à words.txt : {write}",
    en: "“{words}” is not in the dictionary. → Correct it; if it is right, add to words.txt: {write}",
    pt: "«{words}» não está no dicionário. → Corrija-o; se estiver certo, acrescente a words.txt: {write}",
  },
  "word-misspelled": {
    fr: "« {words} » n'est pas dans le dictionnaire. → S'il est juste, ajoutez-le à words.txt ; sinon, il s'écrit sans doute : {write}",
    en: "“{words}” is not in the dictionary. → If it is right, add it to words.txt; otherwise it is probably written: {write}",
    pt: "«{words}» não está no dicionário. → Se estiver certo, acrescente-o a words.txt; senão, escreve-se provavelmente: {write}",
  },
  "word-foreign": {
    fr: "« {words} » est en {locale} dans un texte d'une autre langue. → Traduisez, ou ajoutez-le à words.txt si c'est l'usage ; ailleurs que dans un titre, vous pouvez marquer la langue : {write}",
    en: "“{words}” is {locale} in a text of another language. → Translate it, or add it to words.txt if it is in use; elsewhere than in a title you can mark the language: {write}",
    pt: "«{words}» está em {locale} num texto de outra língua. → Traduza, ou acrescente a words.txt se for de uso corrente; fora de um título, pode marcar a língua: {write}",
  },
  "word-foreign-in-settings": {
    fr: "« {words} » est d'une autre langue que ce texte. → Traduisez ; si c'est l'usage, ajoutez à words.txt cette ligne : {write}",
    en: "“{words}” is of another language than this text. → Translate it; if it is in use, add to words.txt this line: {write}",
    pt: "«{words}» é de outra língua que não a deste texto. → Traduza; se for de uso corrente, acrescente a words.txt esta linha: {write}",
  },
  "text-foreign": {
    fr: "{count} passages sont d'une autre langue que ce texte ; le premier : « {words} ». → Traduisez-les.",
    en: "{count} passages are of another language than this text; the first: “{words}”. → Translate them.",
    pt: "{count} passagens são de outra língua que não a deste texto; a primeira: «{words}». → Traduza-as.",
  },
  typography: {
    fr: "« {before} » deviendrait « {after} ». → Cela se corrige tout seul : {write}",
    en: "“{before}” would become “{after}”. → This can be set right for you: {write}",
    pt: "«{before}» passaria a «{after}». → Isto corrige-se sozinho: {write}",
  },
  "number-in-remark": {
    fr: "« {remark} » est pris pour une remarque, et ne paraîtra pas. → Si c'est du texte, mettez des guillemets : {write}",
    en: "“{remark}” is taken for a remark, and will not be shown. → If it is text, put it in quotes: {write}",
    pt: "«{remark}» é tomado por uma observação e não aparecerá. → Se for texto, ponha-o entre aspas: {write}",
  },
  "character-in-no-font": {
    fr: "L'image que montrent les réseaux sociaux sera sans « {characters} », qu'aucune police du site ne contient. → Dites-le plutôt par un mot ; la page elle-même le montre.",
    en: "The picture that social networks show will be without “{characters}”, which no font of the site has. → Say it with a word instead; the page itself shows it.",
    pt: "A imagem que as redes sociais mostram ficará sem «{characters}», que nenhum tipo de letra do site contém. → Diga-o antes por uma palavra; a própria página mostra-o.",
  },
  "title-long": {
    fr: "Le titre a {count} caractères : les moteurs de recherche le coupent après {most}. → Raccourcissez-le.",
    en: "The title has {count} characters: search engines cut it after {most}. → Shorten it.",
    pt: "O título tem {count} caracteres: os motores de busca cortam-no depois de {most}. → Encurte-o.",
  },
  "description-long": {
    fr: "La description a {count} caractères, {most} au plus se lisent. → Gardez-en de {least} à {most}.",
    en: "The description has {count} characters; at most {most} are read. → Keep between {least} and {most}.",
    pt: "A descrição tem {count} caracteres; leem-se no máximo {most}. → Fique entre {least} e {most}.",
  },
  "description-short": {
    fr: "La description n'a que {count} caractères. → Dites-en plus : de {least} à {most}.",
    en: "The description has only {count} characters. → Say more: between {least} and {most}.",
    pt: "A descrição tem apenas {count} caracteres. → Diga mais: entre {least} e {most}.",
  },
  "title-twice": {
    fr: "{other} a le même titre. → Donnez-en un autre à l'un des deux.",
    en: "{other} has the same title. → Give one of them another.",
    pt: "{other} tem o mesmo título. → Dê outro a um dos dois.",
  },
  "description-twice": {
    fr: "{other} a la même description. → Donnez-en une autre à l'un des deux.",
    en: "{other} has the same description. → Give one of them another.",
    pt: "{other} tem a mesma descrição. → Dê outra a um dos dois.",
  },
} as const satisfies OwnerTexts;
