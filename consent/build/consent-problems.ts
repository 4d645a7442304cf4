import type { OwnerTexts } from "#engine/i18n/owner-text.ts";

/** Problems of the consent services and of the privacy manager. */
export const consentProblems = {
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
    fr: "« {name} » nomme ce que le site démarre avec le service : il n'y a que la mesure d'audience. → Effacez cette ligne, ou écrivez : {write}",
    en: "“{name}” names what the site starts with the service: there are only the visitor statistics. → Delete this line, or write: {write}",
    pt: "«{name}» indica o que o site inicia com o serviço: só existe a medição de audiência. → Apague esta linha, ou escreva: {write}",
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
    en: "The visitor statistics have an address, but no service starts them. → In “consent”, “services”, add to the service that measures visits: {write}",
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
    fr: "Le service « {service} » est coché d'avance : dans l'Union européenne, ce consentement n'est pas valable (CJUE, C-673/17). → Écrivez pour ce service : {write}",
    en: "The service “{service}” is ticked beforehand: in the European Union, such a consent is not valid (CJEU, C-673/17). → Write for this service: {write}",
    pt: "O serviço «{service}» está assinalado de antemão: na União Europeia, esse consentimento não é válido (TJUE, C-673/17). → Escreva para este serviço: {write}",
  },
} as const satisfies OwnerTexts;
