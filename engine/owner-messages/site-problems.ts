import type { OwnerTexts } from "../i18n/owner-text.ts";

/** Problems of one setting of `site.yaml`, or of its services. */
export const siteProblems = {
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
    fr: "Le site n'est pas publié dans cette langue, mais des fichiers de textes en restent ({locale} : {count}). → Gardez-les pour plus tard ou effacez-les ; pour les publier : {write}",
    en: "The site is not published in this language, but files with its texts are still there ({locale}: {count}). → Keep them for later or delete them; to publish them: {write}",
    pt: "O site não é publicado nesta língua, mas ainda há ficheiros com os seus textos ({locale}: {count}). → Guarde-os para mais tarde ou apague-os; para os publicar: {write}",
  },
  "not-a-time-zone": {
    fr: "« {name} » n'est pas un fuseau horaire. → Donnez une grande ville de ce fuseau : {write}",
    en: "“{name}” is not a time zone. → Name a large city of that zone: {write}",
    pt: "«{name}» não é um fuso horário. → Indique uma grande cidade desse fuso: {write}",
  },
  "more-met-than-apply": {
    fr: "« {name} » compte plus de critères respectés (met) que de critères applicables (applicable). → Recomptez : « met » ne peut pas dépasser {most}, par exemple : {write}",
    en: "“{name}” counts more criteria met (met) than apply (applicable). → Count again: “met” cannot be above {most}, for example: {write}",
    pt: "«{name}» conta mais critérios cumpridos (met) do que aplicáveis (applicable). → Conte de novo: «met» não pode passar de {most}, por exemplo: {write}",
  },
  "preload-alone": {
    fr: "« {name} » : « preload » exige « includeSubDomains ». → Écrivez ici : {write}",
    en: "“{name}”: “preload” needs “includeSubDomains”. → Write here: {write}",
    pt: "«{name}»: «preload» exige «includeSubDomains». → Escreva aqui: {write}",
  },
  "not-an-endpoint": {
    fr: "« {name} » n'est pas l'adresse du serveur de messages. → Écrivez https:// et l'adresse, ou \"\" pour un site sans formulaire, ou : {write}",
    en: '“{name}” is not the address of the message server. → Write https:// and the address, or "" for a site without a form, or: {write}',
    pt: '«{name}» não é o endereço do servidor de mensagens. → Escreva https:// e o endereço, ou "" para um site sem formulário, ou: {write}',
  },
  "form-without-server": {
    fr: "Le formulaire de contact écrit à l'hébergeur du site, qui ne garde que des fichiers : aucun message n'arriverait. → Donnez l'adresse complète de votre serveur de messages, ou montrez le téléphone et l'e-mail à la place du formulaire : {write}",
    en: "The contact form writes to the host of the site, which keeps only files: no message would arrive. → Give the full address of your message server, or show telephone and e-mail in place of the form: {write}",
    pt: "O formulário de contacto escreve ao alojamento do site, que só guarda ficheiros: nenhuma mensagem chegaria. → Dê o endereço completo do seu servidor de mensagens, ou mostre o telefone e o e-mail em vez do formulário: {write}",
  },
  "not-a-manager-id": {
    fr: "« {name} » n'est pas l'identifiant d'un gestionnaire. → Recopiez celui du fournisseur, comme : {write}",
    en: "“{name}” is not the id of a privacy manager. → Copy the one of the provider, such as: {write}",
    pt: "«{name}» não é o identificador de um gestor. → Copie o do fornecedor, por exemplo: {write}",
  },
  "not-a-manager-address": {
    fr: "« {name} » n'est pas l'adresse d'un gestionnaire. → Écrivez-la sans « ? » ni « # », comme ici : {write}",
    en: "“{name}” is not the address of a privacy manager. → Write it without “?” and “#”, like this: {write}",
    pt: "«{name}» não é o endereço de um gestor. → Escreva-o sem «?» nem «#», assim: {write}",
  },
  "service-name-twice": {
    fr: "Deux services s'appellent « {service} ». → Donnez un autre nom à celui-ci, par exemple : {write}",
    en: "Two services are called “{service}”. → Give this one another name, for example: {write}",
    pt: "Há dois serviços com o nome «{service}». → Dê outro nome a este, por exemplo: {write}",
  },
  "service-callback": {
    fr: "« {name} » a une valeur inconnue. → Effacez cette ligne, ou écrivez : {write}",
    en: "“{name}” has an unknown value. → Delete this line, or write: {write}",
    pt: "«{name}» tem um valor desconhecido. → Apague esta linha, ou escreva: {write}",
  },
  "cookie-name": {
    fr: "Écrit ainsi, « {pattern} » ne désigne aucun cookie. → Un début de nom commence par « ^ » : {write}",
    en: "Written like this, “{pattern}” matches no cookie. → The beginning of a name starts with “^”: {write}",
    pt: "Escrito assim, «{pattern}» não designa nenhum cookie. → O início de um nome começa por «^»: {write}",
  },
  "cookie-slow": {
    fr: "« {pattern} » pourrait occuper longtemps le navigateur des visiteurs. → N'écrivez que le début du nom, après « ^ » : {write}",
    en: "“{pattern}” could keep visitors' browsers busy for a long time. → Write only the beginning of the name, after “^”: {write}",
    pt: "«{pattern}» poderia ocupar durante muito tempo o navegador dos visitantes. → Escreva só o início do nome, depois de «^»: {write}",
  },
  "cookie-of-decision": {
    fr: "« {pattern} » effacerait aussi « {cookie} », le choix du visiteur. → Soyez plus précis, comme : {write}",
    en: "“{pattern}” would also delete “{cookie}”, the visitor's decision. → Be more precise, such as: {write}",
    pt: "«{pattern}» apagaria também «{cookie}», a escolha do visitante. → Seja mais preciso, por exemplo: {write}",
  },
  "measures-too-early": {
    fr: "Le service « {service} » mesurerait les visites avant l'accord du visiteur. → Écrivez dans ce service « {other} » et : {write}",
    en: "The service “{service}” would measure visits before the visitor agrees. → Write “{other}” in this service, and: {write}",
    pt: "O serviço «{service}» mediria as visitas antes do acordo do visitante. → Escreva neste serviço «{other}» e: {write}",
  },
  "never-measures": {
    fr: "La mesure d'audience a une adresse, mais aucun service ne la démarre. → Dans « consent », « services », ajoutez au service qui mesure les visites : {write}",
    en: "The audience measurement has an address, but no service starts it. → In “consent”, “services”, add to the service that measures visits: {write}",
    pt: "A medição de audiência tem um endereço, mas nenhum serviço a inicia. → Em «consent», «services», acrescente ao serviço que mede as visitas: {write}",
  },
  "fonts-too-early": {
    fr: "Le service « {service} » envoie l'adresse de chaque visiteur à un autre site ({where}) avant tout choix. → Prenez les polices du site lui-même : {write}",
    en: "The service “{service}” sends every visitor's address to another site ({where}) before any choice. → Use the fonts of the site itself: {write}",
    pt: "O serviço «{service}» envia o endereço de cada visitante a outro site ({where}) antes de qualquer escolha. → Use os tipos de letra do próprio site: {write}",
  },
  "service-too-early": {
    fr: "Le service « {service} » envoie l'adresse de chaque visiteur à un autre site ({where}) avant tout choix. → Écrivez dans ce service « {other} » et : {write}",
    en: "The service “{service}” sends every visitor's address to another site ({where}) before any choice. → Write “{other}” in this service, and: {write}",
    pt: "O serviço «{service}» envia o endereço de cada visitante a outro site ({where}) antes de qualquer escolha. → Escreva neste serviço «{other}» e: {write}",
  },
  "ticked-beforehand": {
    fr: "Le service « {service} » est coché d'avance : en France et au Portugal, ce consentement n'est pas valable (CJUE, C-673/17). → Écrivez pour ce service : {write}",
    en: "The service “{service}” is ticked beforehand: in France and Portugal, such a consent is not valid (CJEU, C-673/17). → Write for this service: {write}",
    pt: "O serviço «{service}» está assinalado de antemão: em França e em Portugal, esse consentimento não é válido (TJUE, C-673/17). → Escreva para este serviço: {write}",
  },
} as const satisfies OwnerTexts;
